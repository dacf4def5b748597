// Draws the HTML of one region, changing only what differs, and reports what is pressed in it.

// The version stands in the name because JupyterLab tells browsers to keep the file for a year.
const MORPH = "morphdom-2.7.8.esm.js";

let morph = null; // until it is there, and where it cannot be had, all of a region is drawn anew

async function load() {
  const settings = JSON.parse(document.getElementById("jupyter-config-data")?.textContent || "{}");
  if (!settings.fullLabextensionsUrl) return;
  // An absolute address: this module itself runs from a blob.
  const file = new URL(`${settings.fullLabextensionsUrl}/tutor-plotly/static/${MORPH}`, location.href);
  morph = (await import(file)).default;
}

const keyOf = (element) => element.closest("[data-key]")?.dataset.key ?? null;

const PAUSE_MS = 1000;
const WAIT_MS = 150; // before that it is not shown that an answer is waited for: most have come

const TELL_MS = 60; // so long after a key press what is typed is told, to be completed

const TYPED = "input[type=text][data-key], input[type=search][data-key], textarea[data-key]";

// In pages of others the addresses of our pages lead nowhere: a link that is pressed for something else is a button,
// any other is words.
function unlink(drawn) {
  if (document.body.matches("[data-voila]")) return;
  for (const link of drawn.querySelectorAll('a[href*=".ipynb"]')) {
    link.removeAttribute("href");
    if (!link.dataset.act) continue;
    link.setAttribute("role", "button");
    link.tabIndex = 0;
  }
}

// What the reader unfolded or typed is part of what is drawn next.
function prepared(root, html, lasting) {
  const drawn = document.createElement("div");
  drawn.innerHTML = html;
  unlink(drawn);
  const stands = new Map(lasting);
  for (const details of root.querySelectorAll("details[data-key]")) stands.set(details.dataset.key, details.open);
  for (const details of drawn.querySelectorAll("details[data-key]")) {
    if (stands.has(details.dataset.key)) details.open = stands.get(details.dataset.key);
  }
  const inputs = [...root.querySelectorAll(TYPED)];
  for (const input of drawn.querySelectorAll(TYPED)) {
    const typed = inputs.find((i) => i.dataset.key === input.dataset.key && i.value !== i.defaultValue);
    if (typed) input.value = typed.value;
  }
  return drawn;
}

// What `data-of` tells apart is another thing in the same place: its scroll position begins anew. What is not drawn
// from HTML alone is known by `data-same`.
const MORPHING = {
  childrenOnly: true,
  getNodeKey: (node) => node.dataset?.key ? `${node.dataset.key} ${node.dataset.of || ""}` : node.dataset?.same,
  onBeforeElUpdated: (from, to) => {
    // A button that lights something on the stage stays pressed: nobody else knows that it is.
    const lights = from.matches("button[data-lights]") && from.dataset.lights === to.dataset?.lights;
    if (lights) to.setAttribute("aria-pressed", from.getAttribute("aria-pressed"));
    return !from.isEqualNode(to);
  },
};

// Where the reader goes on when the element with the focus is gone: what came behind it, else before it.
// Only inside of `data-near`: elsewhere the next press would do something else.
function neighbours(root, active) {
  const around = [...root.querySelectorAll("[data-key]")].filter((e) => e.tabIndex >= 0 && e !== active);
  const behind = around.findIndex((e) => active.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING);
  const at = behind < 0 ? around.length : behind;
  return [...around.slice(at), ...around.slice(0, at).reverse()].map((e) => e.dataset.key);
}

function nearest(root, keys) {
  const there = new Map([...root.querySelectorAll("[data-key]")].map((e) => [e.dataset.key, e]));
  const found = keys.find((key) => there.get(key)?.checkVisibility() && !there.get(key).disabled);
  return there.get(found);
}

// An element without a key is known by what it holds and by its place among its like below the same key.
function twin(around, held, copy, place) {
  const alike = [...around.querySelectorAll(held.localName)].filter((e) => e.isEqualNode(copy));
  return alike[place] || around.querySelector(PRESSED);
}

function placeOf(held) {
  const alike = [...(held.closest("[data-key]") || held).querySelectorAll(held.localName)];
  return alike.filter((e) => e.isEqualNode(held)).indexOf(held);
}

// What is told by a part of the page: a question, a heading. When it is new, the reader goes on there.
const newsOf = (root) => [...root.querySelectorAll("[data-focus]")];

// Of many answers only those stand that hold every word typed.
function sift(field) {
  const typed = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const around = field.parentElement;
  for (const answer of around.querySelectorAll(".rt-option")) {
    const text = answer.textContent.toLowerCase();
    answer.hidden = !typed.every((word) => text.includes(word));
  }
  for (const group of around.querySelectorAll(".rt-group")) {
    group.hidden = !group.querySelector(".rt-option:not([hidden])");
    if (typed.length && !group.hidden) group.open = true;
  }
}

// Where nothing is left of the part that had the focus, the reader goes on at what is new in another part, else at the
// button that goes on. The other parts of the page are drawn a moment later.
function onwards(root, tries = 20) {
  const shell = root.closest(".rt-shell");
  const active = root.getRootNode().activeElement;
  if (!shell || (active && active !== root && active !== document.body)) return;
  const told = [...shell.querySelectorAll("[data-focus], [data-part=go]")].filter((e) => e.checkVisibility());
  const next = told.find((e) => "focus" in e.dataset) || told[0];
  const soon = () => onwards(root, tries - 1);
  if (next && tries < 17) next.focus({ preventScroll: true });
  else if (tries) setTimeout(soon, 50);
}

// A stage brings along what is done around each drawing of it.
const STAGED = typeof staged === "undefined" ? null : staged;

function draw(root, html, lasting) {
  const active = root.getRootNode().activeElement;
  const held = root.contains(active);
  const key = held ? keyOf(active) : null;
  const [copy, place] = key ? [active.cloneNode(true), placeOf(active)] : [];
  const around = held && active.closest("[data-near]") ? neighbours(root, active) : [];
  const told = newsOf(root).map((e) => e.textContent);
  const drawn = prepared(root, html, lasting);
  const before = STAGED?.before(root);
  STAGED?.dress(root, drawn);
  try {
    if (morph) morph(root, drawn, MORPHING);
  } catch (error) {
    // morphdom loses its place where a keyed element moves to another parent: then all is drawn anew.
    if (!(error instanceof DOMException)) throw error;
    root.replaceChildren(...prepared(root, html, lasting).childNodes);
  }
  if (!morph) root.replaceChildren(...drawn.childNodes);
  STAGED?.after(root, before);
  if (!held) return;
  const stays = active !== root && root.contains(active) && keyOf(active) === key && !active.disabled;
  const kept = key && [...root.querySelectorAll("[data-key]")].find((e) => e.dataset.key === key && !e.disabled);
  const same = kept && kept.tabIndex < 0 ? twin(kept, active, copy, place) : kept;
  const near = root.contains(active) ? null : nearest(root, around);
  const news = newsOf(root);
  const fresh = news.find((e) => !told.includes(e.textContent));
  const next = fresh || (stays && active) || same || near || news[0] || root;
  if (next !== root.getRootNode().activeElement) next.focus({ preventScroll: true });
  if (next === root && (!root.childElementCount || !root.checkVisibility())) onwards(root);
  if (next === fresh) next.scrollIntoView({ block: "nearest" }); // what was pressed may be far below
}

const SCROLLED = ".rt-told ul, .st-scene.is-over, .st-plain";

const PRESSED = "button, a[href], summary, input, select, textarea";

// What scrolls and holds nothing that takes the focus takes it itself: its end can be read with keys.
function reachable(root) {
  const around = [...root.querySelectorAll(SCROLLED)];
  for (let e = root.parentElement; e && !e.matches(".rt-shell"); e = e.parentElement) around.push(e);
  for (const e of around) {
    const over = e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
    const scrolls = over && /auto|scroll/.test(getComputedStyle(e).overflow);
    const alone = scrolls && ![...e.querySelectorAll(PRESSED)].some((held) => held.checkVisibility());
    if (alone && !e.hasAttribute("tabindex")) {
      e.tabIndex = 0;
      e.dataset.scrolled = "";
    } else if (!alone && "scrolled" in e.dataset) {
      e.removeAttribute("tabindex");
      delete e.dataset.scrolled;
    }
  }
}

if (STAGED) STAGED.fitted = reachable;

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "rt-part";
  root.tabIndex = -1;
  const name = () => {
    if (model.get("role")) root.setAttribute("role", model.get("role"));
    if (model.get("label")) root.setAttribute("aria-label", model.get("label"));
  };
  const sized = new ResizeObserver(() => reachable(root));
  let waiting = 0;
  const wait = (long) => {
    clearTimeout(waiting);
    root.toggleAttribute("data-waiting", long);
    if (long) waiting = setTimeout(wait, 5000, false); // what changes nothing is not drawn anew
  };
  const lasting = new Map(); // what the reader unfolded is remembered while it is away, too
  const show = () => {
    wait(false);
    const fields = () => [...root.querySelectorAll("input[role=combobox]")];
    const before = fields().map((field) => chosen(field)?.dataset.value);
    draw(root, model.get("html"), lasting);
    // The list for what was typed before comes late: what was chosen in the one before it stays chosen.
    fields().forEach((field, at) => {
      const same = before[at] && choices(field).find((option) => option.dataset.value === before[at]);
      if (same) choose(field, same);
    });
  };
  const press = (target) => {
    if (target.disabled || target.getAttribute("aria-disabled") === "true") return;
    model.send({ act: target.dataset.act, value: target.dataset.value || "" });
    clearTimeout(waiting);
    waiting = setTimeout(wait, WAIT_MS, true);
  };
  root.addEventListener("click", (event) => {
    const target = event.target.closest("[data-act]");
    if (!target || target.matches("input")) return;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (target.matches("a[href]") && elsewhere) return; // into a tab or window of its own
    if (target.matches("a")) event.preventDefault();
    // The second half of a double click would answer what is asked next.
    if (event.detail > 1 && target.dataset.act === "answer") return;
    press(target);
  });
  root.addEventListener("keydown", (event) => {
    const target = event.target.closest("[data-act]");
    const native = event.target.matches("button, a[href], input, summary, select, textarea");
    if (!target || native || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    press(target);
  });
  // A list that adds is looked through with keys first: only Enter, or going on, takes what stands in it.
  let looked = null;
  const take = (target) => {
    looked = null;
    if (target.value) model.send({ act: target.dataset.act, value: target.value });
    target.value = "";
  };
  root.addEventListener("pointerdown", () => (looked = null));
  root.addEventListener("keydown", (event) => {
    if (!event.target.matches("select[data-once]")) return;
    if (event.key !== "Enter") looked = event.key === " " || event.altKey ? null : event.target;
    else if (event.target.value) take(event.target);
    else looked = null;
  });
  root.addEventListener("focusout", ({ target }) => target === looked && take(target));
  root.addEventListener("change", (event) => {
    const target = event.target.closest("input[data-act], select[data-act], textarea[data-act]");
    if (!target || target === looked || combo(target)) return;
    if (target.type === "file") {
      openFile(target, target.files[0]);
      target.value = ""; // the same file can be opened again
      return;
    }
    report(target);
  });
  const openFile = (target, file) => {
    const large = file && file.size > Number(target.dataset.most || Infinity);
    if (large) model.send({ act: "too-large", value: target.dataset.act });
    else if (file) file.text().then((text) => model.send({ act: target.dataset.act, value: text }));
  };
  // A file that is dropped on the page is taken by its `data-drop`: the browser would leave the page for it.
  const drop = (event) => {
    const target = root.querySelector("input[type=file][data-drop]");
    if (!target || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (event.type === "drop") openFile(target, event.dataTransfer.files[0]);
  };
  for (const type of ["dragover", "drop"]) document.addEventListener(type, drop);
  // A long text is told at every pause in typing, so that it is not lost with the page.
  let pause = null;
  const report = (target) => {
    clearTimeout(pause);
    model.send({ act: target.dataset.act, value: target.dataset.value || target.value });
    if ("once" in target.dataset) target.value = ""; // what is added is not there to be added again
    if (["text", "textarea"].includes(target.type)) target.defaultValue = target.value; // what was sent is not kept as typed
  };
  root.addEventListener("input", ({ target }) => {
    if (target.matches("[data-filter]")) sift(target);
    clearTimeout(pause);
    if (target.matches("[data-soon]")) pause = setTimeout(() => target.isConnected && report(target), PAUSE_MS);
  });
  const folded = ({ target }) => {
    if (target.matches("details[data-lasting]")) lasting.set(target.dataset.key, target.open);
  };
  root.addEventListener("toggle", folded, true); // this event does not bubble
  // A field with a list that completes it: arrow keys go through the list, Enter takes, Escape closes it.
  let telling = null;
  const combo = (target) => (target.matches?.("input[role=combobox]") ? target : null);
  const choices = (field) => [...root.querySelectorAll(`#${field.getAttribute("aria-controls")} > [role=option]`)];
  const chosen = (field) => choices(field).find((e) => e.getAttribute("aria-selected") === "true");
  const choose = (field, option) => {
    for (const e of choices(field)) e.setAttribute("aria-selected", String(e === option));
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const leave = (field) => {
    clearTimeout(telling);
    if (matchMedia("(pointer: coarse)").matches) field.blur(); // the keyboard of a phone covers the answer
  };
  root.addEventListener("input", ({ target: field }) => {
    if (!combo(field)) return;
    choose(field, null);
    clearTimeout(telling);
    telling = setTimeout(() => model.send({ act: field.dataset.typed, value: field.value }), TELL_MS);
  });
  root.addEventListener("keydown", (event) => {
    const field = combo(event.target);
    if (!field || event.isComposing) return;
    const all = choices(field);
    const at = all.indexOf(chosen(field));
    if (["ArrowDown", "ArrowUp"].includes(event.key) && all.length) {
      const next = at < 0 ? (event.key === "ArrowDown" ? 0 : all.length - 1) : at + (event.key === "ArrowDown" ? 1 : -1);
      choose(field, all[next]); // beyond either end the text itself is chosen again
    } else if (event.key === "Enter") {
      leave(field);
      if (at >= 0) press(all[at]);
      else report(field);
    } else if (event.key === "Escape" && all.length) {
      clearTimeout(telling);
      model.send({ act: field.dataset.shut });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A choice that is pressed must not first take the focus from its field, which would ask what is typed so far.
  root.addEventListener("pointerdown", (event) => event.target.closest("[role=option]") && event.preventDefault());
  root.addEventListener("click", ({ target }) => {
    const list = target.closest("[role=listbox]");
    const field = list && root.querySelector(`[role=combobox][aria-controls="${list.id}"]`);
    if (field) leave(field);
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target.closest("form[data-act]");
    if (form) model.send({ act: form.dataset.act, value: String(new FormData(form).get("value") || "") });
  });
  const hear = ({ ahead }) => ahead && STAGED?.ahead(root, ahead);
  model.on("msg:custom", hear);
  model.on("change:html", show);
  model.on("change:role change:label", name);
  name();
  show();
  el.append(root);
  sized.observe(root);
  sized.observe(el);
  const unfollowed = followClasses(model, el);
  const unwatched = STAGED?.watch(root, (act, value) => model.send({ act, value }));
  load().catch((error) => console.warn("regions are drawn anew each time:", error));
  return () => {
    unwatched?.();
    unfollowed();
    sized.disconnect();
    for (const type of ["dragover", "drop"]) document.removeEventListener(type, drop);
    clearTimeout(waiting);
    clearTimeout(pause);
    model.off("msg:custom", hear);
    model.off("change:html", show);
    model.off("change:role change:label", name);
  };
}

export default { render };
