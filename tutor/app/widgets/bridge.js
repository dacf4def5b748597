// Keys, address, language, announcements and the clock of one page.

const KEYS = {
  ArrowRight: "forward", ArrowLeft: "back", Home: "start", End: "end", " ": "play",
  w: "why-not", W: "why-not", "ц": "why-not", "Ц": "why-not",
  h: "hint", H: "hint", "р": "hint", "Р": "hint",
  g: "chain", G: "chain", "п": "chain", "П": "chain",
  l: "language", L: "language", "д": "language", "Д": "language",
  "/": "search", "?": "keys",
};

// What Escape shuts: the drawer that is open, the fields of a piece, what is only tried on.
const shuts = () => [...document.querySelectorAll(".rt-drawer__head button, .rt-piece, .is-tried, .st-reading")].some((e) => e.checkVisibility());

function typing(target) {
  return target && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function commandOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.shiftKey && event.key === "ArrowRight") return ["next-question", ""];
  if (event.shiftKey && event.key === "ArrowLeft") return ["last-question", ""];
  if (/^[1-9]$/.test(event.key)) return ["option", event.key];
  return KEYS[event.key] ? [KEYS[event.key], ""] : null;
}

// Voilà's template links the style sheet; elsewhere it is asked for and kept inside our own boxes.
function wear(css) {
  if (document.querySelector("style[data-tutor-theme]")) return;
  const style = document.createElement("style");
  style.dataset.tutorTheme = "scoped";
  style.textContent = css;
  document.head.append(style);
}

// What the browser keeps is kept for its learner: others who use the same browser find nothing of it.
const owned = (model, key) => (model.get("owner") ? `${key}@${model.get("owner")}` : key);

const SHELF = "tutor.progress";

function shelf(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) || {};
  } catch {
    return {};
  }
}

function keep(key, mark) {
  if (!mark) return;
  const [lesson, step, all] = JSON.parse(mark);
  const kept = shelf(key);
  const done = step >= all || Boolean(kept[lesson]?.[2]);
  kept[lesson] = [step, all, done];
  kept[""] = [lesson];
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the lesson goes on without.
  }
}

const KEPT = "tutor.kept";

const QUESTIONS = "tutor.questions"; // a learner's own, from the workbench

const keysUnder = (key) => Object.keys(localStorage).filter((k) => k === key || k.startsWith(`${key}.`));

// What is kept under a key, and with names as one of several there.
function keptTexts(key) {
  try {
    return keysUnder(key).map((k) => localStorage.getItem(k));
  } catch {
    return [];
  }
}

const keyOf = (key, name) => (name ? `${key}.${name}` : key);

function keepText(key, text) {
  if (!text) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing: the page goes on without.
  }
}

function dropText(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to drop.
  }
}

const EVERYTHING = "tutor.everything";

function everything(told) {
  try {
    if (told !== undefined) localStorage.setItem(EVERYTHING, told ? "1" : "");
    return localStorage.getItem(EVERYTHING) === "1";
  } catch {
    return false; // a browser that keeps nothing
  }
}

const FORGOTTEN = "tutor.forgotten";

// Other tabs hear of it, and are loaded anew: they still know what is deleted.
function forget(model) {
  const told = owned(model, FORGOTTEN);
  try {
    [SHELF, KEPT].forEach((key) => localStorage.removeItem(owned(model, key)));
    keysUnder(owned(model, QUESTIONS)).forEach((key) => localStorage.removeItem(key));
    localStorage.setItem(told, "1");
    localStorage.removeItem(told);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

// What stands below the bar is the main part of the page, and where the skip link leads.
function landmark() {
  const page = document.querySelector(".rt-shell > .rt-page, .rt-shell > .rt-body");
  if (!page || document.getElementById("rt-page")) return Boolean(page);
  page.id = "rt-page";
  page.tabIndex = -1;
  if (!served()) return true;
  page.setAttribute("role", "main");
  document.getElementById("rt-main")?.removeAttribute("role");
  return true;
}

// What holds a page of ours in a page of others: our style sheet counts below it (`scoped_css`).
function held(el) {
  const shell = el.closest(".rt-shell");
  shell?.parentElement?.classList.add("rt-holder");
  return Boolean(shell);
}

const served = () => document.body.matches("[data-voila]");

// Where the pages lie; the notebook shown may lie deeper.
const pages = () => new URL(served() ? `${document.body.dataset.baseUrl}render/` : "", location.href);

// Jobs that change nothing on the page, by what they are about, the newest of each. The browser's history and its
// storage take longer than the drawing of a step, so these wait until the step is painted. A page that is left or
// hidden paints no more.
const UNSEEN = new Map();

function runUnseen() {
  const jobs = [...UNSEEN.values()];
  UNSEEN.clear();
  for (const job of jobs) job();
}

function unseen(about, job) {
  if (!UNSEEN.size) document.hidden ? setTimeout(runUnseen) : requestAnimationFrame(() => setTimeout(runUnseen));
  UNSEEN.delete(about); // in the order in which they were last asked for
  UNSEEN.set(about, job);
}

document.addEventListener("visibilitychange", () => document.hidden && runUnseen());
window.addEventListener("pagehide", runUnseen);

// What a press changed in several widgets is set at once, whether or not any of them is shown. One that the browser
// does not have yet is given all of its state when it comes, and must not keep the others waiting.
async function setStates(model, states) {
  const find = (id) => model.widget_manager.get_model(id).catch(() => null);
  const models = await Promise.all(Object.keys(states).map(find));
  Object.values(states).forEach((state, at) => models[at]?.set_state(state));
}

let arriving = Promise.resolve(); // the states that came last

function initialize({ model }) {
  const hear = (message) => {
    if (message.do === "states") arriving = setStates(model, message.states);
  };
  model.on("msg:custom", hear);
  try {
    model.send({ command: "connected" });
  } catch {
    // The page is left before its widgets are there, and the kernel hears nothing any more.
  }
  return () => model.off("msg:custom", hear);
}

function render({ model, el }) {
  el.style.display = "none";
  const live = document.createElement("div");
  live.className = "rt-vh";
  live.style.top = 0; // at its end a page of one screen would scroll
  live.setAttribute("aria-live", "polite");
  document.body.append(live);
  let clock = null;
  const send = (command, value = "") => model.send({ command, value });

  // In a cell among others the page's address, title and keys are not ours, and nothing is kept.
  const alone = () => served() && !model.get("embedded");
  const own = () => (!alone() && el.closest(".rt-shell")) || document;
  const address = () => {
    if (!alone() || !model.get("query")) return;
    history.replaceState(null, "", "?" + model.get("query"));
  };
  const language = () => { if (alone()) document.documentElement.lang = model.get("language"); };
  const title = () => { if (alone() && model.get("title")) document.title = model.get("title"); };
  const say = () => { live.textContent = model.get("said"); live.lang = model.get("language"); };
  const play = () => {
    clearInterval(clock);
    clock = model.get("playing") ? setInterval(() => send("forward", "play"), model.get("pace")) : null;
  };
  const inside = (target) => alone() || own().contains(target);
  const keys = (event) => {
    if (event.key === "Escape" && inside(event.target) && shuts()) return send("shut");
    if (!model.get("keys_on") || typing(event.target) || !inside(event.target)) return;
    const pressed = event.target.closest && event.target.closest("button, a, summary, [role=button]");
    if (pressed && [" ", "Enter"].includes(event.key)) return;
    if (event.target.closest && event.target.closest("[role=application]") && event.key.startsWith("Arrow")) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    send(...command);
  };
  const save = (name, content, type) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  };
  const shelfOf = () => owned(model, model.get("kept_as"));
  const forgotten = (event) => {
    const knows = model.get("mark") || model.get("wants_progress");
    if (knows && event.newValue && event.key === owned(model, FORGOTTEN)) location.reload();
  };
  const does = {
    wear: ({ css }) => wear(css),
    "copy-address": () => navigator.clipboard?.writeText(location.href).catch(() => {}),
    save: ({ name, text }) => save(name, text, "text/plain;charset=utf-8"),
    picture: ({ name, selector }) => {
      const drawn = picture(own().querySelectorAll(selector));
      if (!name.endsWith(".png")) return save(name, drawn.text, "image/svg+xml;charset=utf-8");
      raster(drawn).then((blob) => save(name, blob, "image/png")).catch((error) => console.warn(error));
    },
    print: ({ html, selector }) => print(html, own().querySelector(selector)),
    forget: () => forget(model),
    visit: ({ href }) => served() && location.assign(new URL(href, pages())),
    drop: ({ name }) => dropText(keyOf(shelfOf(), name)),
    press: ({ selector }) => {
      const target = own().querySelector(selector);
      target?.focus();
      target?.click();
    },
    focus: ({ selector }) => own().querySelector(selector)?.focus(),
    toggle: ({ selector }) => {
      const details = own().querySelector(selector);
      if (!details) return;
      details.open = !details.open;
      details.querySelector("summary")?.focus();
    },
  };
  const hear = (message) => {
    // What comes with states is about elements that they draw.
    if (message.do === "states" && message.steps) arriving.then(() => message.steps.forEach(hear));
    if (!does[message.do]) return;
    runUnseen(); // it may be about the address, or about what is kept
    does[message.do](message);
  };

  const stands = () => [landmark(), served() || held(el)].every(Boolean);
  const parts = new MutationObserver(() => stands() && parts.disconnect());
  if (!stands()) parts.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("keydown", keys);
  window.addEventListener("storage", forgotten);
  model.on("change:query", () => unseen("address", address));
  model.on("change:language", language);
  model.on("change:title", title);
  model.on("change:said", say);
  model.on("change:playing change:pace", play);
  model.on("change:everything", () => everything(model.get("everything")));
  model.on("msg:custom", hear);
  const mark = () => model.get("embedded") || keep(owned(model, SHELF), model.get("mark"));
  model.on("change:mark", () => unseen("mark", mark));
  const kept = () => {
    const [key, text] = [keyOf(shelfOf(), model.get("kept_name")), model.get("kept")];
    if (!model.get("embedded")) unseen(`kept ${key}`, () => keepText(key, text));
  };
  model.on("change:kept", kept);
  address();
  language();
  title();
  say();
  play();
  mark();
  if (model.get("wants_progress")) model.send({ progress: JSON.stringify(shelf(owned(model, SHELF))) });
  if (model.get("wants_kept")) {
    const texts = model.get("embedded") ? [] : keptTexts(shelfOf());
    for (const text of texts.length ? texts : [""]) model.send({ kept: text });
  }
  kept();
  if (!served()) send("bare");
  if (everything()) send("everything", "1");
  // Not before the reader can use the page: what is looked up then takes its time.
  const ready = model.get("wants_ready") ? setTimeout(send, 100, "ready") : null;
  const left = () => clearTimeout(ready); // a page that is being left has no kernel to tell
  window.addEventListener("beforeunload", left, { once: true });
  return () => {
    clearInterval(clock);
    live.remove();
    parts.disconnect();
    left();
    window.removeEventListener("beforeunload", left);
    document.removeEventListener("keydown", keys);
    window.removeEventListener("storage", forgotten);
    model.off(null, null);
  };
}

export default { initialize, render };
