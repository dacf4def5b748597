"""Publishing: chosen lessons as a site that needs nothing of this checkout."""

from tutor.app.publish.plan import Order, Plan, plan
from tutor.app.publish.write import PublishError, is_site, write

__all__ = ["Order", "Plan", "PublishError", "is_site", "plan", "write"]
