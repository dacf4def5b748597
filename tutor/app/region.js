// Draws the HTML of one region and reports what is pressed in it.

function focusKey(root) {
  const active = root.getRootNode().activeElement;
  const holder = active && root.contains(active) ? active.closest("[data-key]") : null;
  return holder ? holder.dataset.key : null;
}

function openDetails(root) {
  return new Set([...root.querySelectorAll("details[open][data-key]")].map((d) => d.dataset.key));
}

function typedText(root) {
  const edited = [...root.querySelectorAll("input[type=text][data-key]")].filter((i) => i.value !== i.defaultValue);
  return new Map(edited.map((i) => [i.dataset.key, i.value]));
}

function draw(root, html) {
  const key = focusKey(root);
  const held = root.contains(root.getRootNode().activeElement);
  const open = openDetails(root);
  const known = new Set([...root.querySelectorAll("details[data-key]")].map((d) => d.dataset.key));
  const typed = typedText(root);
  root.innerHTML = html;
  for (const input of root.querySelectorAll("input[type=text][data-key]")) {
    if (typed.has(input.dataset.key)) input.value = typed.get(input.dataset.key);
  }
  for (const details of root.querySelectorAll("details[data-key]")) {
    if (known.has(details.dataset.key)) details.open = open.has(details.dataset.key);
  }
  if (!held) return;
  const same = key && [...root.querySelectorAll("[data-key]")].find((e) => e.dataset.key === key && !e.disabled);
  const next = same || root.querySelector("[data-focus]") || root;
  next.focus({ preventScroll: true });
}

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "rt-part";
  root.tabIndex = -1;
  const name = () => {
    if (model.get("role")) root.setAttribute("role", model.get("role"));
    if (model.get("label")) root.setAttribute("aria-label", model.get("label"));
  };
  let waiting = 0;
  const wait = (long) => {
    clearTimeout(waiting);
    root.toggleAttribute("data-waiting", long);
    if (long) waiting = setTimeout(wait, 5000, false); // what changes nothing is not drawn anew
  };
  const show = () => {
    wait(false);
    draw(root, model.get("html"));
  };
  const press = (target) => {
    if (target.disabled || target.getAttribute("aria-disabled") === "true") return;
    wait(true);
    model.send({ act: target.dataset.act, value: target.dataset.value || "" });
  };
  root.addEventListener("click", (event) => {
    const target = event.target.closest("[data-act]");
    if (!target || target.matches("input")) return;
    if (target.matches("a")) event.preventDefault();
    // The second half of a double click would answer what is asked next.
    if (event.detail > 1 && target.dataset.act === "answer") return;
    press(target);
  });
  root.addEventListener("keydown", (event) => {
    const target = event.target.closest("[data-act]");
    const native = event.target.matches("button, a, input, summary, select, textarea");
    if (!target || native || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    press(target);
  });
  root.addEventListener("change", (event) => {
    const target = event.target.closest("input[data-act], select[data-act]");
    if (!target) return;
    model.send({ act: target.dataset.act, value: target.dataset.value || target.value });
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target.closest("form[data-act]");
    if (form) model.send({ act: form.dataset.act, value: String(new FormData(form).get("value") || "") });
  });
  model.on("change:html", show);
  model.on("change:role change:label", name);
  name();
  show();
  el.append(root);
  return () => {
    clearTimeout(waiting);
    model.off("change:html", show);
    model.off("change:role change:label", name);
  };
}

export default { render };
