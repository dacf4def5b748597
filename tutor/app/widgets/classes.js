// The classes of a widget, which follow its model: anywidget takes away the listeners with which the view begins.

const OURS = /^(rt|is|st)-/; // all others are those of the frameworks below

function followClasses(model, el) {
  const worn = () => model.get("_dom_classes") || [];
  const follow = () => {
    el.classList.remove(...[...el.classList].filter((name) => OURS.test(name)));
    el.classList.add(...worn());
  };
  follow(); // they may have changed since the view began, when nobody heard of it
  model.on("change:_dom_classes", follow);
  return () => model.off("change:_dom_classes", follow);
}
