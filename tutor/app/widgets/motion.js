// What a step has changed on a stage is seen to happen: pieces go where they stand now, turn and roll, lines grow.

const MOVE_MS = 320;
const EASING = "cubic-bezier(.2,.7,.3,1)";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const CHANGES = {
  roll: [{ transform: "rotate(-200deg) scale(.7)" }, { transform: "none" }],
  turn: [{ transform: "rotateY(90deg)" }, { transform: "none" }],
  pop: [{ transform: "scale(1.35)" }, { transform: "none" }],
};

// What moves over a scene: pieces, and texts that belong to none, which are known by their words.
const MOVING = ".st-scene [data-key], .st-scene :is(h3, .st-caption, .st-note, .st-arrow small)";

const moving = (root) => [...root.querySelectorAll(MOVING)].flatMap((part) => {
  const { key } = part.dataset;
  if (key) return [[part, key]];
  return part.closest(".st-scene [data-key]") ? [] : [[part, ` ${part.textContent}`]];
});

// What stands on the scene, and where: so that what moved can be seen to move.
function seen(root) {
  const pieces = new Map();
  for (const [part, name] of moving(root)) pieces.set(name, [part.getBoundingClientRect(), part.dataset.state]);
  const links = [...root.querySelectorAll(".st-scene [data-link]")].map((path) => path.dataset.link);
  return { pieces, links: new Set(links) };
}

// From so far away to where a part is placed. How it is tilted does not turn its way. An animation that is added to the
// place instead would have the page styled and painted anew at every frame.
function way(part, right, down) {
  const { translate } = getComputedStyle(part);
  const [x = "0px", y = "0px"] = translate === "none" ? [] : translate.split(" ");
  const from = (place, way) => (place === "0px" ? `${way}px` : `calc(${place} + ${way}px)`);
  return [{ translate: `${from(x, right)} ${from(y, down)}` }, { translate: `${x} ${y}` }];
}

// Which parts move, and how, from where they stood before. What a piece holds is carried along with it: texts, and other
// pieces, which go the rest of their way by themselves.
function movesOf(root, before) {
  const moves = [];
  const ways = new Map(); // how far a part goes in all
  for (const [part, name] of moving(root)) {
    const { motion } = part.dataset;
    const [x, y] = ways.get(part.parentElement.closest("[data-key]")) ?? [0, 0];
    const was = before.pieces.get(name);
    ways.set(part, [x, y]);
    if (!was) {
      if (motion) moves.push([part, [{ opacity: 0, transform: "scale(.6)" }, { opacity: 1, transform: "none" }]]);
      continue;
    }
    const [old, state] = was;
    const now = part.getBoundingClientRect();
    const [dx, dy] = [old.x - now.x, old.y - now.y];
    const face = part.querySelector(".st-die__face") ?? part; // what is written below a die does not roll
    if (motion && state !== part.dataset.state) moves.push([face, CHANGES[motion]]);
    if (Math.hypot(dx - x, dy - y) <= 3) continue;
    ways.set(part, [dx, dy]);
    moves.push([part, way(part, dx - x, dy - y)]);
  }
  return moves;
}

// New lines grow. To draw them along their way instead would have them painted anew at every frame.
function growsOf(root, known) {
  const fresh = [...root.querySelectorAll(".st-links > [data-link]:not(.may)")].filter((path) => !known.has(path.dataset.link));
  const parts = fresh.flatMap((path) => [path, path.nextElementSibling]);
  return parts.map((part) => [part, [{ opacity: 0, transform: "scale(.1)" }, { opacity: 1, transform: "none" }]]);
}

const PLAYS = new WeakMap(); // from where the pieces of a region move in its next frame

// What has changed is seen to happen from the next frame on, in which all stands where it belongs.
function play(root, before) {
  if (still() || document.hidden) return;
  if (!PLAYS.has(root)) {
    requestAnimationFrame(() => {
      const from = PLAYS.get(root);
      PLAYS.delete(root);
      const moves = from.pieces.size ? movesOf(root, from) : [];
      for (const [part, frames] of [...moves, ...growsOf(root, from.links)]) part.animate(frames, { duration: MOVE_MS, easing: EASING });
    });
  }
  PLAYS.set(root, before);
}

// Where the pieces of a region stood when they were last painted, until it is painted again.
const PAINTED = new WeakMap();

// Where they stood at the last press, until the region is drawn again, scrolled or of another size.
const PRESSED_AT = new WeakMap();

// What still moves comes to its end.
function finish(root) {
  for (const running of root.getAnimations({ subtree: true })) if (!(running instanceof CSSAnimation)) running.finish();
}

// A press ends what moves, and where all stands then is looked up while the answer is waited for.
function pressable(root) {
  const pressed = (event) => {
    const asks = event.type === "keydown" || event.target.closest?.("[data-act]");
    if (!asks || !root.checkVisibility()) return;
    finish(root);
    PRESSED_AT.set(root, seen(root));
  };
  const moved = () => PRESSED_AT.delete(root);
  document.addEventListener("click", pressed);
  document.addEventListener("keydown", pressed);
  document.addEventListener("scroll", moved, { capture: true, passive: true });
  return () => {
    document.removeEventListener("click", pressed);
    document.removeEventListener("keydown", pressed);
    document.removeEventListener("scroll", moved, { capture: true });
  };
}
