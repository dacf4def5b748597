// When a page first shows words, a control and its figures, and how long a press takes to change it.
(() => {
  const seen = (window.__seen = {});
  const visible = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
  const drawn = () => [...document.querySelectorAll(".js-plotly-plot")].filter((e) => e.offsetParent && e.querySelector("g.trace"));
  const look = () => {
    const now = performance.now() / 1000;
    if (!seen.words && document.body?.innerText.trim()) seen.words = now;
    if (!seen.control && visible(".bench-mark, .rt-shell button[data-act]:not(:disabled)")) seen.control = now;
    if (!seen.figures && seen.control && drawn().length >= 2) seen.figures = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  // Presses, then waits until nothing has changed for `pause` milliseconds. Answers with the seconds until the
  // last part (an element that fits `part`) had changed, and until each figure had begun to change, which it
  // does as a whole.
  window.__press = (selector, part, pause) =>
    new Promise((done, fail) => {
      const button = [...document.querySelectorAll(selector)].find((e) => e.offsetParent && !e.disabled);
      if (!button) return fail(new Error(`nothing to press: ${selector}`));
      const figures = new Map();
      let changed = 0, latest = performance.now();
      const started = latest;
      const observer = new MutationObserver((records) => {
        latest = performance.now();
        for (const record of records) {
          if (record.attributeName === "data-waiting") continue; // says that an answer is waited for
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
        if (quiet < (nothing ? 5000 : pause)) return;
        clearInterval(wait);
        observer.disconnect();
        if (nothing) fail(new Error(`nothing changed: ${selector}`));
        else done({ changed, figures: [...figures.values()] });
      }, 5);
      button.click();
    });
})();
