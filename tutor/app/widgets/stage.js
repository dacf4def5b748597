// A stage is made as large as there is room, its lines are drawn between pieces, and what moved is seen to move.

const STEPS = [24, 21, 19, 17, 15.5, 14]; // of the scene's type, in px
const SMALLEST = 12.5;
const DENSEST = 3;
const LOW = 330; // of a scene in px: the wide composition need not fit there
const MOVE_MS = 320;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function fits(scene) {
  return scene.scrollHeight <= scene.clientHeight + 1 && scene.scrollWidth <= scene.clientWidth + 1;
}

const SMALL = ".rt-small"; // a stage that is only a picture, one of several of a region
const FITTED = new WeakMap(); // what the scene of a region was fitted to: most steps need the same again

const weightOf = (scene) => scene.textContent.length + 20 * scene.querySelectorAll("[data-key]").length;

// Whether just this scene was fitted at this size: what still moves in it may reach beyond its edge meanwhile.
function isFitted(scene) {
  const last = FITTED.get(scene.closest(`${SMALL}, .rt-part`) || scene);
  const same = last && scene.dataset.dense === `${last.dense}` && scene.style.fontSize === `${last.size}px`;
  return same && last.width === scene.clientWidth && last.height === scene.clientHeight && weightOf(scene) === last.weight;
}

// What the scene of a region was fitted to, where it still fits and holds no less: each other type that is tried has
// the scene laid out anew.
function fitsAsBefore(scene, region) {
  const last = FITTED.get(region);
  if (!last || scene.dataset.dense !== `${last.dense}` || scene.style.fontSize !== `${last.size}px`) return false;
  const [width, height] = [scene.clientWidth, scene.clientHeight];
  return last.width === width && last.height === height && weightOf(scene) > .85 * last.weight && fits(scene);
}

// The largest type that fits, in the least dense scene; that of a phone where none of a low one does, and the smallest
// and densest where nothing does.
function fit(scene) {
  const region = scene.closest(`${SMALL}, .rt-part`) || scene;
  if (fitsAsBefore(scene, region)) return;
  scene.classList.remove("is-over");
  const narrow = scene.clientWidth < 480 || region.matches(SMALL), low = scene.clientHeight < LOW;
  if (fitIn(scene, region, narrow) || (low && !narrow && fitIn(scene, region, true))) return;
  scene.toggleAttribute("data-narrow", narrow);
  FITTED.delete(region);
  scene.classList.add("is-over");
}

// Whether a scene fits in the composition for a phone (`narrow`) or in the wide one.
function fitIn(scene, region, narrow) {
  scene.toggleAttribute("data-narrow", narrow);
  const fitting = (size) => {
    scene.style.fontSize = `${size}px`;
    return fits(scene);
  };
  const last = FITTED.get(region);
  for (let dense = 0; dense <= DENSEST; dense++) {
    scene.dataset.dense = dense;
    const sizes = dense === DENSEST ? [...STEPS, SMALLEST] : STEPS;
    const known = last?.dense === dense ? last.at : -1; // the one before it is tried first: it does not fit, as a rule
    let [large, small, next] = [0, sizes.length, known < 0 ? sizes.length - 1 : Math.max(0, known - 1)];
    while (large < small) { // the first that fits is in between
      if (fitting(sizes[next])) small = next;
      else large = next + 1;
      next = large === known ? known : (large + small) >> 1;
    }
    if (small === sizes.length) continue;
    scene.style.fontSize = `${sizes[small]}px`;
    const [width, height] = [scene.clientWidth, scene.clientHeight];
    FITTED.set(region, { dense, at: small, size: sizes[small], width, height, weight: weightOf(scene) });
    return true;
  }
  return false;
}

const SVG = "http://www.w3.org/2000/svg";

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// From the edge of a box that faces the other one: the lower or upper one, unless they stand side by side.
function edge(box, other) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [other.x + other.width / 2 - x, other.y + other.height / 2 - y];
  const apart = other.y >= box.y + box.height || box.y >= other.y + other.height;
  if (apart) return [x, y + (Math.sign(dy) * box.height) / 2, 0, Math.sign(dy)];
  return [x + (Math.sign(dx) * box.width) / 2, y, Math.sign(dx), 0];
}

// The curve and the head of one link, as attributes; none where an end of it is not on the scene.
function line(scene, at, [start, end, kind]) {
  const find = (key) => [...scene.querySelectorAll("[data-key]")].find((e) => e.dataset.key === key);
  const [from, to] = [find(start), find(end)];
  if (!from?.checkVisibility() || !to?.checkVisibility()) return [];
  const box = (e) => {
    const r = e.getBoundingClientRect();
    return { x: r.x - at.x, y: r.y - at.y, width: r.width, height: r.height };
  };
  const [a, b] = [box(from), box(to)];
  const [x1, y1, dx1, dy1] = edge(a, b);
  const [x2, y2, dx2, dy2] = edge(b, a);
  const [ex, ey] = [x2 + dx2 * 14, y2 + dy2 * 14];
  const bend = Math.max(14, Math.hypot(ex - x1, ey - y1) / 3);
  const points = [[x1, y1], [x1 + dx1 * bend, y1 + dy1 * bend], [ex + dx2 * bend, ey + dy2 * bend], [ex, ey]];
  const d = `M${points[0].join(" ")}C${points.slice(1).flat().join(" ")}`;
  const [nx, ny] = [-dy2 * 7, dx2 * 7];
  const head = `M${x2 + dx2 * 2} ${y2 + dy2 * 2}L${ex + nx} ${ey + ny}L${ex - nx} ${ey - ny}z`;
  // No curve is longer than the way along its points; to ask the browser for its length has all laid out anew.
  const long = points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0);
  return [{ d, class: kind, "data-link": `${start} ${end}`, long }, { d: head, class: `head ${kind}` }];
}

// All lines of a scene, asked for before anything is changed: what stands where is then known from one layout.
function linesOf(scene) {
  const links = JSON.parse(scene.dataset.links || "[]");
  if (!links.length) return [];
  const at = scene.getBoundingClientRect();
  return links.flatMap((link) => line(scene, { x: at.x - scene.scrollLeft, y: at.y - scene.scrollTop }, link));
}

const DRAWN = new WeakMap(); // the lines that an image of them shows

function drawLines(scene, shapes, known) {
  const last = scene.querySelector(":scope > .st-links");
  const image = JSON.stringify(shapes);
  if (shapes.length ? DRAWN.get(last) === image : !last) return;
  last?.remove();
  if (!shapes.length) return;
  const drawn = shape("svg", { class: "st-links", "aria-hidden": "true", "data-same": "links" });
  drawn.append(...shapes.map(({ long, ...attributes }) => shape("path", attributes)));
  scene.append(drawn);
  DRAWN.set(drawn, image);
  if (still()) return;
  for (const [at, { long, "data-link": link, class: kind }] of shapes.entries()) {
    if (!link || known.has(link) || kind === "may") continue;
    const [path, head] = [drawn.children[at], drawn.children[at + 1]];
    path.animate([{ strokeDasharray: `${long}`, strokeDashoffset: long }, { strokeDasharray: `${long}`, strokeDashoffset: 0 }], MOVE_MS);
    head.animate([{ opacity: 0 }, { opacity: 0, offset: .8 }, { opacity: 1 }], MOVE_MS); // it comes last
  }
}

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
    // Added to how the part is placed and tilted, which turns the way of none.
    moves.push([part, [{ translate: `${dx - x}px ${dy - y}px` }, { translate: "0px 0px" }], "add"]);
  }
  return moves;
}

// Where the pieces of a region stood when they were last painted, until it is painted again.
const PAINTED = new WeakMap();

const UNSETTLED = new WeakSet(); // regions that are drawn, and not yet settled

// The fields of a piece stand on the other side of the stage, so that they do not lie over it.
function aside(root) {
  const piece = root.querySelector("[data-place][aria-expanded=true]");
  if (!piece) return;
  const [at, all] = [piece, root].map((element) => element.getBoundingClientRect());
  root.closest(".rt-screen")?.classList.toggle("is-right", at.x + at.width / 2 > all.x + all.width / 2);
}

const FAR = 8; // so many px a pointer has gone when it drags and no longer presses

// The keys of what lies under a point, the innermost first, but for the piece that is dragged there.
function keysUnder(root, x, y, piece) {
  const keys = new Set();
  for (const element of document.elementsFromPoint(x, y)) {
    if (!root.contains(element) || piece.contains(element)) continue;
    for (let e = element.closest("[data-key]"); e && root.contains(e); e = e.parentElement.closest("[data-key]")) {
      keys.add(e.dataset.key);
    }
  }
  return [...keys].slice(0, 12);
}

// A piece that can be put elsewhere is dragged there: `move` is reported with its key and those of what it was dropped on.
function draggable(root, send) {
  let held = null;
  root.addEventListener("pointerdown", (event) => {
    const piece = event.target.closest("[data-drag]");
    held = piece && !event.button ? { piece, x: event.clientX, y: event.clientY, id: event.pointerId } : null;
  });
  root.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.way && Math.hypot(dx, dy) < FAR) return;
    if (!held.way) {
      root.setPointerCapture(event.pointerId);
      root.classList.add("is-dragging");
      held.piece.classList.add("is-dragged");
      // Added to how the piece is placed, which the next drawing does not see.
      held.way = held.piece.animate([], { duration: 1, fill: "both", composite: "add" });
    }
    held.way.effect.setKeyframes([{ translate: `${dx}px ${dy}px` }, { translate: `${dx}px ${dy}px` }]);
  });
  const drop = (event) => {
    const last = held;
    if (!last || event.pointerId !== last.id) return;
    held = null;
    if (!last.way) return;
    const keys = keysUnder(root, event.clientX, event.clientY, last.piece);
    last.way.cancel();
    last.piece.classList.remove("is-dragged");
    root.classList.remove("is-dragging");
    if (event.type === "pointerup") send("move", JSON.stringify([last.piece.dataset.value, keys]));
  };
  for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, drop);
}

// Annotations are drawn where the page brings them along.
const ANNOTATING = typeof annotating === "undefined" ? null : annotating;

// Fits the pictures of a region that has a size, each of which has changed or not been fitted.
function fitPictures(root) {
  for (const scene of root.querySelectorAll(`${SMALL} .st-scene`)) {
    if (scene.clientWidth && !isFitted(scene)) fit(scene);
  }
}

// What a region calls around each drawing of a stage.
const staged = {
  fitted: null, // what is called once a scene is as small as it has to be: what still does not fit scrolls
  // What the scene that is drawn next begins with is what the one before it was fitted to.
  dress(root, drawn) {
    const [from, to] = [root, drawn].map((held) => held.querySelector(".st-scene"));
    if (!from || !to) return;
    for (const name of ["data-dense", "data-narrow", "style"]) {
      if (from.hasAttribute(name)) to.setAttribute(name, from.getAttribute(name));
    }
    const links = from.querySelector(":scope > .st-links");
    if (links) to.append(links.cloneNode(true));
  },
  before(root) {
    for (const running of root.getAnimations({ subtree: true })) if (!(running instanceof CSSAnimation)) running.finish();
    return PAINTED.get(root) ?? seen(root);
  },
  // Once all that changes at once has changed, and before it is painted: the layout that this takes is that of the
  // frame, and is done while the frame is waited for.
  after(root, before) {
    if (!PAINTED.has(root) && !document.hidden) requestAnimationFrame(() => PAINTED.delete(root));
    PAINTED.set(root, before);
    if (UNSETTLED.has(root)) return;
    UNSETTLED.add(root);
    queueMicrotask(() => {
      UNSETTLED.delete(root);
      staged.settle(root, before);
      if (document.hidden) PAINTED.delete(root); // it is not painted
    });
  },
  settle(root, before) {
    fitPictures(root);
    const scene = root.querySelector(".st-scene");
    if (!scene || scene.closest(SMALL)) return;
    aside(root);
    fit(scene);
    staged.fitted?.(root);
    const shapes = linesOf(scene);
    const moves = before.pieces.size && !still() ? movesOf(root, before) : [];
    drawLines(scene, shapes, before.links);
    ANNOTATING?.draw(root);
    for (const [part, frames, composite = "replace"] of moves) {
      part.animate(frames, { duration: MOVE_MS, easing: "cubic-bezier(.2,.7,.3,1)", composite });
    }
  },
  watch(root, send) {
    draggable(root, send);
    const again = new ResizeObserver(() => {
      fitPictures(root);
      const scene = root.querySelector(".st-scene");
      if (!scene || scene.closest(SMALL)) return;
      if (isFitted(scene)) return; // it was drawn at this size: what moves is under way
      staged.before(root);
      fit(scene);
      staged.fitted?.(root);
      const shapes = linesOf(scene);
      drawLines(scene, shapes, new Set(shapes.map((drawn) => drawn["data-link"])));
      ANNOTATING?.draw(root);
    });
    again.observe(root);
    const unannotate = ANNOTATING?.watch(root);
    return () => {
      again.disconnect();
      unannotate?.();
    };
  },
};
