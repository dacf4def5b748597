"""Elements are escaped where they are made."""

from __future__ import annotations

from tutor.views.markup import Html, join, region, tag, text


def test_text_and_attributes_are_escaped_and_markup_is_not_escaped_twice() -> None:
    inner = tag("b", "<i>&", title="\"'<")
    assert inner == '<b title="&quot;&#x27;&lt;">&lt;i&gt;&amp;</b>'
    assert tag("p", inner, "&") == f"<p>{inner}&amp;</p>"
    assert text(inner) is inner and isinstance(join("a", inner), Html)


def test_attributes_can_be_left_out_empty_or_numbers() -> None:
    assert tag("a", None, class_="x", hidden=True, href=None, open=False, x=1.5, y=2.0, data_node=0) == (
        '<a class="x" hidden="" x="1.5" y="2" data-node="0"></a>'
    )


def test_elements_without_content() -> None:
    assert tag("br") == "<br>"
    assert tag("rect", x=1) == '<rect x="1"/>'
    assert tag("i") == "<i></i>"
    assert join("a", None, "", "b", by=" & ") == "a &amp; b"


def test_a_region_escapes_its_head() -> None:
    assert '<h2 id="h-why">&lt;b&gt;</h2>' in region("why", "<b>", None)
