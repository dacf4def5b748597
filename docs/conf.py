"""How the documentation is built: `make docs`. Nothing is fetched, and every warning is an error."""

from __future__ import annotations

import sys
from pathlib import Path

import tutor

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Mage Rules Tutor"
author = "Mage Rules Tutor contributors"
copyright = author
release = version = tutor.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "generated", "strict"]
exclude_patterns = ["_build", "requirements.*"]

html_theme = "furo"
html_title = project
html_static_path = ["_static"]
html_css_files = ["docs.css"]
html_copy_source = False

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

# In docstrings a name between backticks is code, no more.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_legacy_class_based = False
autodoc_default_options = {"members": True, "undoc-members": True}
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries = False
