// A stage: its lines are drawn between pieces, pieces are dragged, and each drawing of it is settled.

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
  const style = `transform-origin: ${x1}px ${y1}px`; // a line grows out of where it begins
  return [{ d, class: kind, style, "data-link": `${start} ${end}` }, { d: head, class: `head ${kind}`, style }];
}

// All lines of a scene, asked for before anything is changed: what stands where is then known from one layout.
function linesOf(scene) {
  const links = JSON.parse(scene.dataset.links || "[]");
  if (!links.length) return [];
  const at = scene.getBoundingClientRect();
  return links.flatMap((link) => line(scene, { x: at.x - scene.scrollLeft, y: at.y - scene.scrollTop }, link));
}

const DRAWN = new WeakMap(); // the lines that an image of them shows

function drawLines(scene, shapes) {
  const last = scene.querySelector(":scope > .st-links");
  const image = JSON.stringify(shapes);
  if (shapes.length ? DRAWN.get(last) === image : !last) return;
  last?.remove();
  if (!shapes.length) return;
  const drawn = shape("svg", { class: "st-links", "aria-hidden": "true", "data-same": "links" });
  drawn.append(...shapes.map((attributes) => shape("path", attributes)));
  scene.append(drawn);
  DRAWN.set(drawn, image);
}

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

// The scene of a region that is a stage, not a picture of one.
function sceneOf(root) {
  const scene = root.querySelector(".st-scene");
  return scene?.closest(SMALL) ? null : scene;
}

// Fits a scene and draws its lines, both by how it is laid out. A copy is not made reachable: it has no `root`.
function arrange(scene, root = null) {
  fit(scene);
  if (root) staged.fitted?.(root);
  const lines = linesOf(scene);
  drawLines(scene, lines);
  know(scene, lines);
}

const UNCONFIRMED = new WeakSet(); // regions whose scene was set as it was when it was drawn before

// How the scene that may come next is set is worked out on a copy of the region, which is never painted.
function workOut(root, html) {
  if (!sceneOf(root) || document.hidden || !root.clientWidth) return;
  const copy = root.cloneNode(false), { width, height } = root.getBoundingClientRect();
  copy.inert = true;
  copy.style = `position: absolute; visibility: hidden; width: ${width}px; height: ${height}px`;
  copy.innerHTML = html;
  const scene = sceneOf(copy);
  if (!scene) return;
  staged.dress(root, copy);
  shareKnown(root, copy);
  root.after(copy);
  if (!recall(scene)) arrange(scene);
  copy.remove();
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
    finish(root);
    return PAINTED.get(root) ?? PRESSED_AT.get(root) ?? seen(root);
  },
  // Once all that changes at once has changed, and before it is painted: the layout that this takes is that of the
  // frame, and is done while the frame is waited for.
  after(root, before) {
    if (!PAINTED.has(root) && !document.hidden) requestAnimationFrame(() => PAINTED.delete(root));
    PAINTED.set(root, before);
    PRESSED_AT.delete(root);
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
    const scene = sceneOf(root);
    if (!scene) return;
    aside(root);
    const known = document.hidden ? null : recall(scene);
    if (known) {
      drawLines(scene, known.lines);
      UNCONFIRMED.add(root);
      requestAnimationFrame(() => staged.confirm(root));
    } else arrange(scene, root);
    ANNOTATING?.draw(root);
    play(root, before);
  },
  // Whether a scene that is set as before is right so is asked for in the frame, which lays it out anyway.
  confirm(root) {
    const scene = UNCONFIRMED.delete(root) && sceneOf(root);
    if (!scene) return;
    if (isStillRight(scene)) {
      staged.fitted?.(root);
      drawLines(scene, linesOf(scene));
    } else {
      arrange(scene, root);
      ANNOTATING?.draw(root);
    }
  },
  // In a task of its own: what has just been pressed is painted first.
  ahead: (root, html) => setTimeout(() => root.isConnected && workOut(root, html)),
  watch(root, send) {
    draggable(root, send);
    const unpressed = pressable(root);
    const again = new ResizeObserver(() => {
      PRESSED_AT.delete(root);
      fitPictures(root);
      const scene = sceneOf(root);
      if (!scene || isFitted(scene)) return; // it was drawn at this size: what moves is under way
      staged.before(root);
      arrange(scene, root);
      ANNOTATING?.draw(root);
    });
    again.observe(root);
    const unannotate = ANNOTATING?.watch(root);
    return () => {
      again.disconnect();
      unpressed();
      unannotate?.();
    };
  },
};
