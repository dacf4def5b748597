// The classes of a widget, which follow its model: anywidget takes away the listeners with which the view begins.

function followClasses(model, el) {
  const worn = () => model.get("_dom_classes") || [];
  let last = worn();
  const follow = () => {
    el.classList.remove(...last);
    el.classList.add(...(last = worn()));
  };
  model.on("change:_dom_classes", follow);
  return () => model.off("change:_dom_classes", follow);
}
