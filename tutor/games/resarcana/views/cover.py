"""The cover of Res Arcana: the five essences, each with its sign."""

from __future__ import annotations

from tutor.views.markup import Html, join, tag


def cover() -> Html:
    """The five essences, each with its sign."""
    signs = (
        ("emerald", "leaf"),
        ("sapphire", "drop"),
        ("ruby", "flame"),
        ("threat", "skull"),
        ("amber", "coin"),
    )
    return join(*[_disc(hue, sign, 42 + 44 * at) for at, (hue, sign) in enumerate(signs)])


def _disc(hue: str, sign: str, x: float) -> Html:
    return tag(
        "g",
        tag("circle", cy=3, r=19, class_="en-shade"),
        tag("circle", r=19, fill=f"var(--{hue})", class_="en-edge"),
        tag("use", href=f"#g-{sign}", x=-11, y=-11, width=22, height=22, fill=f"var(--on-{hue})"),
        transform=f"translate({x:g},60)",
    )
