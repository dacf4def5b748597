// When a page first shows words, a control and its figures, and how long a press takes to change it.
(() => {
  const seen = (window.__seen = {});
  const visible = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
  const drawn = () => [...document.querySelectorAll(".js-plotly-plot")].filter((e) => e.offsetParent && e.querySelector("g.trace"));
  const CONTROLS = ".bench-mark, .rt-shell button[data-act]:not(:disabled), .jupyter-button:not(:disabled)";
  const look = () => {
    const now = performance.now() / 1000;
    if (!seen.words && document.body?.innerText.trim()) seen.words = now;
    if (!seen.control && visible(CONTROLS)) seen.control = now;
    // `__figures` tells how many of them there are; it is set before this script runs.
    if (!seen.figures && seen.control && drawn().length >= window.__figures) seen.figures = now;
    if (!seen.words || !seen.figures) again();
  };
  // `__pause` is set before, too: the milliseconds between two looks, or 0 to look at every frame.
  const again = () => (window.__pause ? setTimeout(look, window.__pause) : requestAnimationFrame(look));
  again();

  const first = (selector) => [...document.querySelectorAll(selector)].find((e) => e.offsetParent && !e.disabled);

  const PATIENCE = 30000;

  // Presses, then waits until so many figures have begun to change, and nothing has changed for `pause`
  // milliseconds. Answers with the seconds until the last part (an element that fits `part`) had changed, and
  // until each figure had begun to change, which it does as a whole.
  const press = (window.__press = (selector, part, pause, redrawn = 0) =>
    new Promise((done, fail) => {
      const button = first(selector);
      if (!button) return fail(new Error(`nothing to press: ${selector}`));
      const figures = new Map();
      let changed = 0, latest = performance.now();
      const started = latest;
      const observer = new MutationObserver((records) => {
        latest = performance.now();
        for (const record of records) {
          if (record.attributeName === "data-waiting") continue; // says that an answer is waited for
          if (!record.target.isConnected) continue; // was tried out, and is no part of the page
          const at = record.target.nodeType === Node.ELEMENT_NODE ? record.target : record.target.parentElement;
          const figure = at?.closest(".js-plotly-plot");
          if (figure && !figures.has(figure)) figures.set(figure, (latest - started) / 1000);
          if (!figure && at?.closest(part)) changed = (latest - started) / 1000;
        }
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      const wait = setInterval(() => {
        const quiet = performance.now() - latest;
        const nothing = !changed && !figures.size;
        if (quiet < (nothing || figures.size < redrawn ? PATIENCE : pause)) return;
        clearInterval(wait);
        observer.disconnect();
        if (nothing) fail(new Error(`nothing changed: ${selector}`));
        else done({ changed, figures: [...figures.values()] });
      }, 5);
      if (button.matches(".noUi-handle")) slide(button);
      else button.click();
    }));

  // A slider by its keys: to the greatest value, then back to the least, and so on.
  const slide = (handle) => {
    const at = (name) => Number(handle.getAttribute(`aria-value${name}`));
    if (at("now") <= at("min")) handle.dataset.key = "ArrowRight";
    if (at("now") >= at("max")) handle.dataset.key = "ArrowLeft";
    handle.dispatchEvent(new KeyboardEvent("keydown", { key: handle.dataset.key || "ArrowRight", bubbles: true }));
  };

  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  // Every press changes the bar below; the end of a lesson changes what is asked.
  const done = () => Boolean(document.querySelector(".rt-summary"));
  const shown = () => document.querySelector(".rt-at-bar").innerHTML + done();
  const until = async (what, holds) => {
    for (const begun = performance.now(); !holds(); await sleep(10)) {
      if (performance.now() - begun > PATIENCE) throw new Error(`waited in vain: ${what}`);
    }
  };

  // A learner: goes on every so many seconds, the first time after `offset` seconds, to the end of the lesson or
  // for so many steps. Questions are answered with what is `told`, and each prediction is given its choice in
  // turn. Answers with the seconds of each press. On a busy machine a page may pause while it is drawn: what
  // comes next is looked up when the last part has changed.
  window.__learn = async ({ told, choices, every, offset, steps, pause }) => {
    const begun = performance.now();
    const answers = told.map((key) => `.rt-choose [data-act=answer][data-value="${key}"]`);
    const times = [];
    const go = async (selector, holds) => {
      const before = shown();
      times.push((await press(selector, ".rt-part", pause)).changed);
      await until(selector, holds || (() => shown() !== before));
    };
    for (let step = 0, asked = 0; step < steps && !done(); step++) {
      await sleep(Math.max(0, begun + (offset + step * every) * 1000 - performance.now()));
      if (first("[data-act=pick]")) {
        const asks = () => first("[data-act=pick]") && document.querySelector("#h-choose").textContent;
        const question = asks(), before = shown();
        await go(`[data-act=pick][data-value="${choices[asked++]}"]`, () => first("[data-act=lock]"));
        await go("[data-act=lock]", () => (asks() ? asks() !== question : shown() !== before));
      } else {
        await go([".rt-choose [data-act=told]", ...answers].find(first) || "[data-act=forward]");
      }
    }
    return times;
  };

  // What each part of the page says to its reader, without what tells the time of day or how long ago.
  window.__parts = () =>
    [...document.querySelectorAll(".rt-part, .js-plotly-plot")]
      .filter((e) => e.offsetParent)
      .map((e) => e.innerText.replace(/\d?\d:\d\d:\d\d|\d+ min\b/g, ""));
})();
