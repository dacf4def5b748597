"""Around the painting of a step, in a real browser without a kernel: layout before it, storage behind.

What a press changes waits neither for a frame, nor for the page's address or for what the browser keeps.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.region import StageRegion

pytestmark = pytest.mark.browser

STATIC = files("tutor.app").joinpath("share", "jupyter", "labextensions", "tutor-plotly", "static")
HOST = "http://127.0.0.1:9"
PAGE = """<!doctype html><script id="jupyter-config-data" type="application/json">
{"fullLabextensionsUrl": "/ext"}</script><style>
  #host, .rt-part { height: 400px; } .st-scene { position: relative; height: 100%; overflow: hidden; }
  .st-die { position: absolute; width: 30px; height: 30px; }
</style><body data-voila="voila"><div id="host"></div>"""
START = """async ([script, values]) => {
  const {default: widget} = await import(script);
  window.heard = {};
  window.model = {
    values, get(name) { return this.values[name] ?? ''; }, off() {}, send() {},
    on(names, does) { for (const name of names.split(' ')) (heard[name] ??= []).push(does); },
    set(changed) {
      Object.assign(this.values, changed);
      for (const name of Object.keys(changed)) heard[`change:${name}`]?.forEach(does => does());
    },
    say(message) { heard['msg:custom'].forEach(does => does(message)); },
  };
  widget.render({model, el: document.getElementById('host')});
  window.frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
}"""
LAYOUTS = """() => {
  window.asked = 0;
  for (const name of ['scrollHeight', 'clientHeight', 'scrollWidth', 'clientWidth']) {
    const { get } = Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(Element.prototype, name, { get() { window.asked += 1; return get.call(this); } });
  }
}"""
"""Counts how often a script has the page laid out to know the size of something."""


PAUSED = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    move.pause();
    return move;
  };
}"""
"""Has whatever sets out wait where it stands: on a slow machine it would be gone before it is looked at."""


@pytest.fixture
def blank(chromium_page: Page) -> Iterator[Page]:
    """A page on which a widget's script can be started; nothing is asked of any server."""
    scripts = {"stage.js": StageRegion._esm.default_value, "bridge.js": Bridge._esm.default_value}

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        if name.startswith("morphdom"):
            body, kind = STATIC.joinpath(name).read_text("utf-8"), "text/javascript"
        elif name in scripts:
            body, kind = str(scripts[name]), "text/javascript"
        else:
            body, kind = PAGE, "text/html"
        route.fulfill(body=body, content_type=f"{kind}; charset=utf-8")

    chromium_page.route("**/*", answer)
    chromium_page.emulate_media(reduced_motion="no-preference")
    chromium_page.goto(f"{HOST}/page")
    chromium_page.evaluate(PAUSED)
    yield chromium_page


def scene(left: int, more: str = "", links: str = '[["one", "two", "harm"]]') -> str:
    """A scene of two dice, the second of which stands so far to the right, and one link between them."""
    die = '<i class="st-die" data-key="{}" data-motion="roll" data-state="5" style="left:{}px;top:{}px"></i>'
    dice = die.format("one", 0, 0) + die.format("two", left, 200)
    return f'<div class="st-stage"><div class="st-scene" data-links=\'{links}\'>{dice}{more}</div></div>'


def start(page: Page, script: str, **values: Any) -> None:
    """Starts a widget whose traits have these values."""
    with (
        page.expect_response("**/morphdom*") if script == "stage.js" else page.expect_response(f"**/{script}")
    ):
        page.evaluate(START, [f"/{script}", values])
    page.evaluate("frame()")


COMPLETE = """async html => {
  let framed = false;
  requestAnimationFrame(() => { framed = true; });
  asked = 0;
  model.set({html});
  const meanwhile = asked;
  await null;
  return [meanwhile, asked > 0, document.querySelectorAll('.st-links').length, framed];
}"""
"""Draws a stage among other changes: layouts until all of them are made, then layouts and lines, and whether
a frame came.
"""


def test_a_stage_is_laid_out_when_all_has_changed_and_not_only_for_its_frame(blank: Page) -> None:
    start(blank, "stage.js", html=scene(40, links="[]"))
    blank.evaluate(LAYOUTS)
    assert blank.evaluate(COMPLETE, scene(80)) == [0, True, 1, False]
    blank.evaluate("asked = 0")
    blank.evaluate("frame()")
    assert blank.evaluate("asked") == 0


MOVES = """(() => {
  const moves = document.querySelector('[data-key=two]').getAnimations();
  return moves.map(one => one.effect.getKeyframes()[0].translate);
})()"""
"""How far the second die goes, once for each of its moves."""


@pytest.mark.parametrize("between", ["0", "await null"], ids=["at once", "one after the other"])
def test_what_is_drawn_twice_before_a_frame_moves_from_where_it_was_seen(blank: Page, between: str) -> None:
    start(blank, "stage.js", html=scene(40))
    draws = f"async htmls => {{ for (const html of htmls) {{ model.set({{html}}); {between}; }} }}"
    blank.evaluate(draws, [scene(90), scene(140)])
    blank.evaluate("frame()")
    assert blank.evaluate(MOVES) == ["-100px"]


def test_what_is_drawn_after_a_frame_moves_from_where_that_showed_it(blank: Page) -> None:
    start(blank, "stage.js", html=scene(40))
    for left in (90, 140):
        blank.evaluate("html => model.set({html})", scene(left))
        blank.evaluate("frame()")
    assert blank.evaluate(MOVES) == ["-50px"]


WAYS = """names => names.map(name => {
  const part = document.querySelector(name);
  const [first] = part.getAnimations().filter(one => one.effect.getKeyframes()[0].translate);
  for (const one of document.getAnimations()) one.currentTime = 0;
  const left = part.getBoundingClientRect().x - document.getElementById('host').offsetLeft;
  return [first?.effect.getKeyframes()[0].translate ?? null, Math.round(left)];
})"""
"""The way that each part goes by itself, and where it stands when it sets out."""


def seat(
    left: int, inside: int, tilt: int = 0, text: str = "To whom it goes", translate: str = "none"
) -> str:
    """A seat so far to the right, with a heading and a die so far within it, under a caption."""
    shift = f"position:absolute;left:{left}px;top:40px;rotate:{tilt}deg;width:200px;height:60px"
    shift += f";translate:{translate}"
    die = f'<i class="st-die" data-key="die" data-motion="roll" data-state="5" style="left:{inside}px"></i>'
    held = f'<section data-key="seat" style="{shift}"><h4>Anna</h4>{die}</section>'
    caption = f'<p class="st-caption" style="position:absolute;left:{left}px">{text}</p>'
    return f'<div class="st-stage"><div class="st-scene">{caption}{held}</div></div>'


def test_a_piece_carries_its_texts_and_pieces_and_a_caption_goes_by_its_words(blank: Page) -> None:
    start(blank, "stage.js", html=seat(40, 10))
    blank.evaluate("html => { model.set({html}); }", seat(140, 70))
    blank.evaluate("frame()")
    parts = [".st-caption", "[data-key=seat]", "h4", "[data-key=die]"]
    ways = blank.evaluate(WAYS, parts)
    assert ways == [["-100px", 40], ["-100px", 40], [None, 40], ["-60px", 50]]


def test_a_caption_of_other_words_is_another_one(blank: Page) -> None:
    start(blank, "stage.js", html=seat(40, 10))
    blank.evaluate("html => { model.set({html}); }", seat(140, 10, text="Who has it now"))
    blank.evaluate("frame()")
    assert blank.evaluate(WAYS, [".st-caption", "[data-key=die]"]) == [[None, 140], [None, 50]]


@pytest.mark.parametrize(
    "placed", [{"tilt": 30}, {"translate": "-50% 10px"}, {"tilt": 30, "translate": "-50%"}], ids=str
)
def test_a_piece_that_is_tilted_or_shifted_sets_out_from_where_it_stood(
    blank: Page, placed: dict[str, Any]
) -> None:
    start(blank, "stage.js", html=seat(240, 10, **placed))
    box = """(() => {
      const { x, y } = document.querySelector('[data-key=seat]').getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    })()"""
    stood = blank.evaluate(box)
    blank.evaluate("html => { model.set({html}); }", seat(340, 10, **placed))
    blank.evaluate("frame()")
    blank.evaluate(WAYS, [])
    assert blank.evaluate(box) == stood


def test_what_moves_is_painted_by_itself(blank: Page) -> None:
    start(blank, "stage.js", html=scene(40))
    blank.evaluate("html => { model.set({html}); }", scene(90))
    blank.evaluate("frame()")
    effects = """document.getAnimations().map(({effect}) => {
      const [{offset, computedOffset, easing, composite, ...what}] = effect.getKeyframes();
      return [effect.composite, ...Object.keys(what)];
    })"""
    found = blank.evaluate(effects)
    assert ["replace", "translate"] in found
    assert all(
        each[0] == "replace" and {*each[1:]} <= {"translate", "transform", "opacity"} for each in found
    )


@pytest.mark.parametrize("press", ["click", "keydown"])
def test_a_press_ends_what_moves_and_what_comes_next_moves_from_there(blank: Page, press: str) -> None:
    start(blank, "stage.js", html=scene(40, '<button data-act="go">Go</button>'))
    blank.evaluate("html => { model.set({html}); }", scene(90, '<button data-act="go">Go</button>'))
    blank.evaluate("frame()")
    assert blank.evaluate(MOVES) == ["-50px"]
    does = "press => document.querySelector('button').dispatchEvent(new Event(press, {bubbles: true}))"
    blank.evaluate(does, press)
    assert blank.evaluate("document.getAnimations().length") == 0
    blank.evaluate("html => { model.set({html}); }", scene(140))
    blank.evaluate("frame()")
    assert blank.evaluate(MOVES) == ["-50px"]


def test_what_was_scrolled_since_a_press_moves_from_where_it_stands(blank: Page) -> None:
    start(blank, "stage.js", html=scene(40))
    blank.evaluate("document.body.style.height = '3000px'; document.body.style.width = '3000px'")
    blank.evaluate("async () => { await frame(); await frame(); }")
    blank.evaluate("document.querySelector('.st-die').dispatchEvent(new Event('keydown', {bubbles: true}))")
    blank.evaluate("async () => { scrollTo(50, 0); await frame(); await frame(); }")
    blank.evaluate("html => { model.set({html}); }", scene(90))
    blank.evaluate("frame()")
    assert blank.evaluate(MOVES) == ["-50px"]


TRIED = """() => {
  window.tried = [];
  new MutationObserver(records => tried.push(...records.map(({target}) => target.style.fontSize)))
    .observe(document.querySelector('.st-scene'), {attributes: true, attributeFilter: ['style']});
}"""
"""Notes each type in which a scene is set."""


def text(words: int) -> str:
    """A scene of so many words."""
    said = f'<div class="st-scene" data-key="scene"><p>{"wand " * words}</p></div>'
    return f'<div class="st-stage" style="height:100%">{said}</div>'


def test_a_scene_that_was_fitted_before_is_set_in_the_same_type_at_once(blank: Page) -> None:
    start(blank, "stage.js", html=text(20))
    blank.evaluate("html => { model.set({html}); }", text(600))
    blank.evaluate("frame()")
    size = "document.querySelector('.st-scene').style.fontSize"
    small = blank.evaluate(size)
    blank.evaluate("html => { model.set({html}); }", text(20))
    blank.evaluate("frame()")
    assert blank.evaluate(size) != small
    blank.evaluate(TRIED)
    blank.evaluate("html => { model.set({html}); }", text(600))
    blank.evaluate("frame()")
    assert blank.evaluate("tried") == [small]


AT_ONCE = """async html => {
  asked = 0;
  model.set({html});
  await null;
  const at_once = asked, changes = [];
  new MutationObserver((records) => changes.push(...records))
    .observe(document.querySelector('.st-scene'), {attributes: true, childList: true, subtree: true});
  await frame();
  const over = document.querySelector('.st-scene.is-over') !== null;
  return [at_once, asked > 0, changes.length, over];
}"""
"""Draws a scene: layouts before the frame, whether there are any in it, how much it changes then, and whether
the scene is too large.
"""


@pytest.mark.parametrize("over", [False, True])
def test_a_scene_that_was_drawn_before_is_set_without_a_layout_and_looked_at_in_the_frame(
    blank: Page, over: bool
) -> None:
    def drawn(left: int, more: str) -> str:
        html = scene(left, f"<p>{more}</p>")
        return html if over else html.replace("st-scene", 'st-scene" style="height:300px')

    start(blank, "stage.js", html=drawn(40, "one"))
    blank.evaluate("async html => { model.set({html}); await frame(); }", drawn(90, "other"))
    blank.evaluate(LAYOUTS)
    assert blank.evaluate(AT_ONCE, drawn(40, "one")) == [0, True, 0, over]


def test_a_scene_that_no_longer_fits_as_it_did_is_set_smaller_in_the_frame(blank: Page) -> None:
    start(blank, "stage.js", html=text(100))
    blank.evaluate("async html => { model.set({html}); await frame(); }", text(20))
    size = "parseFloat(document.querySelector('.st-scene').style.fontSize)"
    blank.evaluate("async html => { model.set({html}); await frame(); }", text(100))
    before = blank.evaluate(size)
    wide = text(100).replace("<p>", '<p style="line-height: 3">')  # the same words, which take more room
    blank.evaluate("async html => { model.set({html}); await null; }", text(20))
    blank.evaluate("async html => { model.set({html}); await frame(); }", wide)
    assert blank.evaluate(size) < before
    fits = "(e => e.scrollHeight <= e.clientHeight + 1)(document.querySelector('.st-scene'))"
    assert blank.evaluate(fits)


def test_a_scene_worked_out_ahead_is_unseen_and_set_at_once_when_it_comes(blank: Page) -> None:
    start(blank, "stage.js", html=text(20))
    blank.evaluate("window.before = document.body.innerHTML")
    blank.evaluate("async html => { model.say({ahead: html}); await frame(); await frame(); }", text(600))
    assert blank.evaluate("document.body.innerHTML === before"), "nothing of it is on the page"
    blank.evaluate(TRIED)
    blank.evaluate(LAYOUTS)
    at_once = "async html => { asked = 0; model.set({html}); await null; return asked; }"
    assert blank.evaluate(at_once, text(600)) == 0
    blank.evaluate("frame()")
    fitted = blank.evaluate("document.querySelector('.st-scene').style.fontSize")
    assert blank.evaluate("tried") == [fitted]
    blank.goto(f"{HOST}/page")
    start(blank, "stage.js", html=text(600))
    assert blank.evaluate("document.querySelector('.st-scene').style.fontSize") == fitted


def test_nothing_moves_where_the_reader_asks_for_no_motion(blank: Page) -> None:
    blank.emulate_media(reduced_motion="reduce")
    start(blank, "stage.js", html=seat(40, 10))
    blank.evaluate("html => { model.set({html}); }", seat(140, 70))
    blank.evaluate("frame()")
    assert blank.evaluate("document.getAnimations().length") == 0


def test_lines_stay_where_nothing_has_moved_and_are_drawn_anew_where_it_has(blank: Page) -> None:
    start(blank, "stage.js", html=scene(40))
    blank.evaluate("window.lines = () => document.querySelector('.st-links'); window.old = lines()")
    same = "async html => { model.set({html}); await frame(); return lines() === old; }"
    assert blank.evaluate("old.querySelectorAll('path').length") == 2
    assert blank.evaluate(same, scene(40, '<i data-key="new"></i>')) is True
    assert blank.evaluate(same, scene(90)) is False
    ends = "lines().querySelector('[data-link]').getAttribute('d').endsWith(' 105 186')"
    assert blank.evaluate(ends), "the head of a line stands before the die that it leads to"
    blank.evaluate(same, scene(90, links="[]"))
    assert blank.evaluate("lines()") is None


def test_address_and_progress_follow_the_frame_that_shows_the_step(blank: Page) -> None:
    start(blank, "bridge.js", language="en")
    step = {"query": "at=2", "mark": '["penumbra/01", 2, 9]', "kept": "the game", "kept_as": "tutor.kept"}
    known = "[location.search, localStorage.getItem('tutor.progress'), localStorage.getItem('tutor.kept')]"
    assert blank.evaluate(f"async step => {{ model.set(step); await null; return {known}; }}", step) == [
        "",
        None,
        None,
    ]
    blank.evaluate("frame()")
    assert blank.evaluate(known) == [
        "?at=2",
        '{"penumbra/01":[2,9,false],"":["penumbra/01"]}',
        "the game",
    ]


def test_a_page_that_is_left_keeps_what_waits_for_a_frame(blank: Page) -> None:
    start(blank, "bridge.js", language="en")
    blank.evaluate("model.set({mark: '[\"penumbra/01\", 3, 9]'}); dispatchEvent(new Event('pagehide'))")
    assert blank.evaluate("localStorage.getItem('tutor.progress')") is not None


def test_what_is_done_with_address_or_storage_waits_for_what_came_before(blank: Page) -> None:
    start(blank, "bridge.js", language="en", kept_as="tutor.kept")
    keeps = "for (const kept_name of ['a', 'b']) model.set({kept_name, kept: `text ${kept_name}`})"
    blank.evaluate(f"{keeps}; model.say({{do: 'drop', name: 'a'}})")
    blank.evaluate("frame()")
    assert blank.evaluate("Object.keys(localStorage)") == ["tutor.kept.b"]
