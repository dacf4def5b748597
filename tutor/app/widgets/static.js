// Draws what stands as static HTML in a page without a kernel: each figure from the spec beside its words.

function start(view) {
  for (const el of document.querySelectorAll("[data-figure]")) {
    const traits = { fig: JSON.parse(el.dataset.figure), label: el.dataset.label, alt: el.dataset.alt, key_trace: -1, at_once: true };
    const model = { get: (name) => traits[name], on() {}, off() {}, send() {} };
    el.replaceChildren();
    view.initialize({ model });
    view.render({ model, el });
  }
}
