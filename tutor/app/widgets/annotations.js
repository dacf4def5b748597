// Annotations over a stage: rings around pieces, each with a number and a few words that hide no text, edges and lines.

const NEAR = 4; // px between a piece and its words
const LEAST = 6; // px of a text that may be hidden before it counts

const overlap = (a, b) => {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

// The piece of that key that can be seen: the middle of one that has scrolled away, or is out of a map, cannot.
function pieceOf(stage, key) {
  const piece = [...stage.querySelectorAll("[data-key]")].find((e) => e.dataset.key === key);
  if (!piece?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
  const [x, y] = middle(piece.getBoundingClientRect());
  for (let e = piece.parentElement; e; e = e === stage ? null : e.parentElement) {
    if (e !== stage && getComputedStyle(e).overflowX === "visible") continue;
    const box = e.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
  }
  return piece;
}

// The first spot of an annotation that can be seen: a piece, or the edge between two.
function spotOf(stage, spots) {
  for (const spot of spots) {
    const pieces = [spot].flat().map((key) => pieceOf(stage, key));
    if (pieces.every(Boolean)) return pieces;
  }
  return null;
}

// The boxes that words may not hide: all texts and pictures of players, and the small pieces.
function takenOn(stage) {
  const texts = [];
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.textContent.trim() || node.parentElement.closest(".st-annotations, .rt-vh, defs") || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(...range.getClientRects());
  }
  for (const face of stage.querySelectorAll(".st-seat__face")) texts.push(face.getBoundingClientRect());
  const leaves = [...stage.querySelectorAll("[data-key]")].filter((e) => !e.querySelector("[data-key]"));
  const small = leaves.map((e) => e.getBoundingClientRect()).filter((box) => box.width * box.height < 4000);
  return { texts, small };
}

// Where words of that size stand beside a box: the place that hides least.
function placed(box, [width, height], area, taken) {
  const [x, y] = middle(box);
  const right = box.right + NEAR, below = box.bottom + NEAR, left = box.left - NEAR - width, above = box.top - NEAR - height;
  const wanted = [
    [x - width / 2, below], [x - width / 2, above], [right, y - height / 2], [left, y - height / 2],
    [box.right - width / 2, above], [box.left - width / 2, above], [box.right - width / 2, below], [box.left - width / 2, below],
    [right, box.top], [left, box.top], [right, box.bottom - height], [left, box.bottom - height],
    [x - width / 2, box.bottom - height - NEAR], [x - width / 2, box.top + NEAR], [box.right - width, box.top], [box.left, box.top],
    [box.right - width / 2, box.top - height / 2], [box.left - width / 2, box.top - height / 2],
    [box.right - width, box.bottom - height / 2], [x - width / 2, box.bottom - height / 2], [x - width / 2, box.top - height / 2],
  ].map(([left, top]) => {
    left = Math.max(area.left, Math.min(left, area.right - width));
    top = Math.max(area.top, Math.min(top, area.bottom - height));
    return new DOMRect(left, top, width, height);
  });
  const hides = (at, boxes) => boxes.reduce((sum, other) => sum + overlap(at, other), 0);
  const rated = wanted.map((at, n) => ({ at, texts: hides(at, taken.texts), small: hides(at, taken.small), n }));
  rated.sort((a, b) => a.texts - b.texts || a.small - b.small || a.n - b.n);
  return rated[0];
}

const drawnLine = (name, [x1, y1], [x2, y2]) => `<path class="${name}" d="M${x1} ${y1}L${x2} ${y2}"/>`;

// The edge between two pieces that touch: across the line between their middles, as long as a side of a hexagon.
function edgeBetween(one, other) {
  const [[x1, y1], [x2, y2]] = [middle(one), middle(other)];
  const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) * .289, (y2 - y1) * .289];
  return [[mx - dy, my + dx], [mx + dy, my - dx]];
}

function aroundEdge([x1, y1], [x2, y2]) {
  return new DOMRect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
}

function clearAnnotations(root) {
  for (const e of root.querySelectorAll(".st-annotations")) e.remove();
  for (const e of root.querySelectorAll("[data-annotated]")) {
    delete e.dataset.annotated;
    delete e.dataset.annotatedN;
  }
}

const LIT = new WeakMap(); // the number that is lit on the stage of a region

function light(root, n) {
  LIT.set(root, n);
  root.querySelector(".st-annotations")?.toggleAttribute("data-lit", Boolean(n));
  for (const e of root.querySelectorAll("[data-n], [data-annotated-n]")) {
    e.classList.toggle("is-shining", Boolean(n) && (e.dataset.n ?? e.dataset.annotatedN) === n);
  }
}

const annotating = {
  draw(root) {
    const stage = root.querySelector(".st-stage");
    const annotations = JSON.parse(stage?.dataset.annotations || "[]");
    if (!annotations.length && !root.querySelector(".st-annotations")) return;
    clearAnnotations(root);
    const drawn = annotations.map((annotation) => ({ ...annotation, pieces: spotOf(stage, annotation.at) })).filter((annotation) => annotation.pieces);
    const shell = root.closest(".rt-shell");
    if (shell) shell.dataset.numbered = drawn.map((annotation) => annotation.n).join(" "); // the list has no numbers of others
    if (!drawn.length) return;
    const over = document.createElement("div");
    over.className = "st-annotations";
    over.setAttribute("aria-hidden", "true");
    over.dataset.same = "annotations";
    stage.append(over);
    const all = stage.getBoundingClientRect();
    const scene = stage.querySelector(".st-scene").getBoundingClientRect();
    const area = new DOMRect(all.x + 3, all.y + 3, all.width - 6, Math.min(all.bottom, Math.max(scene.bottom, all.top)) - all.y - 6);
    const taken = takenOn(stage);
    const at = ([x, y]) => [x - all.x, y - all.y];
    const lines = [];
    for (const { pieces, line, look, n } of drawn) {
      const ends = (line || []).map((key) => pieceOf(stage, key)?.getBoundingClientRect());
      if (ends.length === 2 && ends.every(Boolean)) lines.push(drawnLine(`line ${look}`, ...ends.map(middle).map(at)));
      const boxes = pieces.map((piece) => piece.getBoundingClientRect());
      if (pieces.length === 2) lines.push(drawnLine(`edge ${look}`, ...edgeBetween(...boxes).map(at)));
      else {
        pieces[0].dataset.annotated = look;
        pieces[0].dataset.annotatedN = n;
      }
    }
    over.innerHTML = `<svg>${lines.join("")}</svg>`;
    for (const { pieces, look, n, says } of drawn) {
      const boxes = pieces.map((piece) => piece.getBoundingClientRect());
      const box = pieces.length === 2 ? aroundEdge(...edgeBetween(...boxes)) : boxes[0];
      if (!n && !says) continue;
      const words = document.createElement("span");
      words.className = `st-annotation ${look}`;
      if (n) words.append(Object.assign(document.createElement("b"), { textContent: n }));
      words.dataset.n = n;
      over.append(words);
      const size = () => {
        const { width, height } = words.getBoundingClientRect();
        return [width, height];
      };
      let best = null;
      if (says) {
        const text = Object.assign(document.createElement("span"), { textContent: says });
        words.append(text);
        best = placed(box, size(), area, taken);
        if (best.texts > LEAST) { // the words stand in the list, too
          text.remove();
          best = null;
        }
      }
      if (!n && !best) {
        words.remove();
        continue;
      }
      best ??= placed(box, size(), area, taken);
      [words.style.left, words.style.top] = [`${best.at.x - all.x}px`, `${best.at.y - all.y}px`];
      taken.texts.push(best.at);
    }
    light(root, LIT.get(root) || "");
  },
  // What is about an annotation lights it while the pointer or the focus is there, and by a press until the next.
  watch(root) {
    let pinned = "";
    const lights = (event) => {
      const from = event.target.closest?.("[data-lights]");
      return from && from.closest(".rt-shell") === root.closest(".rt-shell") ? from : null;
    };
    const over = (event) => light(root, lights(event)?.dataset.lights ?? pinned);
    const press = (event) => {
      const button = lights(event)?.closest("button");
      if (!button || !root.querySelector(".st-annotations")) return; // another stage has it
      pinned = button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.lights;
      for (const e of root.closest(".rt-shell").querySelectorAll("button[data-lights]")) {
        e.setAttribute("aria-pressed", String(e.dataset.lights === pinned));
      }
      light(root, pinned);
    };
    const heard = { pointerover: over, focusin: over, focusout: over, click: press };
    for (const [type, does] of Object.entries(heard)) document.addEventListener(type, does);
    return () => {
      for (const [type, does] of Object.entries(heard)) document.removeEventListener(type, does);
    };
  },
};
