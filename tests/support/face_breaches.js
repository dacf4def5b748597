// What does not hold of a face as it is drawn, and where its fixed buttons are. LEAST_TYPE is put in before.
() => {
  const found = [];
  const part = (name) => document.querySelector(`[data-part="${name}"]`);
  const [wide, high] = [innerWidth, innerHeight];
  const visible = (e) => e && e.checkVisibility() && e.getBoundingClientRect().height > 0;
  // What of a box can be seen: nothing that an ancestor cuts off.
  const seen = (e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let p = e.parentElement; p; p = p.parentElement) {
      if (getComputedStyle(p).overflowY === "visible") continue;
      const b = p.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, b.left), Math.max(top, b.top), Math.min(right, b.right), Math.min(bottom, b.bottom)];
    }
    return { left, top, right, bottom };
  };
  const inside = (e, what) => {
    if (!visible(e)) return found.push(`${what} is not shown`);
    const whole = e.getBoundingClientRect(), cut = seen(e);
    if (whole.top < -1 || whole.left < -1 || whole.right > wide + 1 || whole.bottom > high + 1) found.push(`${what} is outside of the window`);
    else if (cut.bottom - cut.top < whole.height - 2 || cut.right - cut.left < whole.width - 2) found.push(`${what} is cut off`);
  };
  inside(part("stage"), "the stage");
  inside(part("bar"), "the bar");
  inside(part("go"), "the primary button");
  inside(part("back"), "the way back");
  const said = part("say");
  if (said && said.textContent.trim()) inside(said, "what is told");
  const asked = document.querySelector("[data-part=ask] .rt-asked, [data-part=verdict] h2");
  if (asked) inside(asked, "what is asked");
  const first = document.querySelector("[data-part=ask] .rt-option");
  if (first) inside(first, "the first answer");
  if (document.documentElement.scrollWidth > wide + 1) found.push("the page is wider than the window");
  // texts of the stage
  const stage = part("stage"), plain = stage.querySelector(".st-plain");
  if (plain) found.push("the plain table is shown");
  const texts = [], ranges = [];
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, e = node.parentElement;
    if (!node.textContent.trim() || e.closest(".rt-vh, defs, symbol") || !e.checkVisibility()) continue;
    const svg = e.closest("svg"), matrix = svg && e.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(e).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const words = node.textContent.trim().slice(0, 40);
    if (size < LEAST_TYPE - 0.1) found.push(`"${words}" is drawn ${size.toFixed(1)} px high`);
    const range = document.createRange();
    range.selectNodeContents(node);
    ranges.push([words, range, e]);
  }
  // A text that ends in dots is as large as what is seen of it.
  const dotted = (one) => { const style = getComputedStyle(one); return style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none"; };
  const boxes = () => ranges.map(([, range, e]) => {
    const edge = [e, e.parentElement].find(dotted)?.getBoundingClientRect();
    const seen = (at, most) => Math.max(0, most - at);
    return [...range.getClientRects()].map((box) =>
      edge ? new DOMRect(box.x, box.y, seen(box.x, Math.min(box.right, edge.right)), seen(box.y, Math.min(box.bottom, edge.bottom))) : box);
  });
  const drawn = boxes();
  ranges.forEach(([words, , e], n) => drawn[n].forEach((box, m) => {
    if (box.width > 1 && box.height > 1) texts.push([words, box, e, [n, m], e.closest("[data-key]")]);
  }));
  const over = (x, y) =>
    Math.min(x.right, y.right) - Math.max(x.left, y.left) > 2 && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 3;
  const touching = [];
  // The whole table scrolls, and is measured where it is at home.
  for (let i = 0; i < texts.length && !plain; i++) for (let j = i + 1; j < texts.length; j++) {
    if (texts[i][2] !== texts[j][2] && over(texts[i][1], texts[j][1])) touching.push([texts[i], texts[j]]);
  }
  // The box around a tilted line is higher than the line: texts of one piece are compared as they are when it stands straight.
  if (touching.length) {
    const upright = document.createElement("style");
    upright.textContent = ".st-scene * { rotate: none !important; }";
    document.head.append(upright);
    const straight = boxes();
    upright.remove();
    for (const [[a, , , [n, m], pieceA], [b, , , [k, l], pieceB]] of touching) {
      if (pieceA !== pieceB || !straight[n][m] || !straight[k][l] || over(straight[n][m], straight[k][l])) found.push(`"${a}" and "${b}" overlap`);
    }
  }
  const edge = stage.getBoundingClientRect();
  for (const [words, box] of texts) if (!plain && (box.right > edge.right + 1 || box.bottom > edge.bottom + 1 || box.left < edge.left - 1)) found.push(`"${words}" is cut off`);
  if (stage.querySelector(".st-scene.is-over")) found.push("the stage does not fit");
  // numbers on the stage and in the list of answers
  for (const number of stage.querySelectorAll(".st-number")) {
    const piece = number.closest("[data-act]");
    const answers = [...document.querySelectorAll("[data-part=ask] .rt-option")];
    const same = answers.find((e) => e.querySelector("kbd")?.textContent === number.textContent);
    if (!same || same.dataset.act !== piece?.dataset.act || same.dataset.value !== piece?.dataset.value) found.push(`number ${number.textContent} is not that of its answer`);
  }
  // The disc of a number leaves the words beside it free; a hair of them may be under its edge. Letters do not fill
  // the height of their box.
  const HAIR = 3, EMPTY = .15;
  const between = (least, value, most) => Math.max(least, Math.min(value, most));
  for (const number of stage.querySelectorAll(".st-number")) {
    if (!visible(number)) continue;
    const b = number.getBoundingClientRect(), r = Math.min(b.width, b.height) / 2, y = b.top + b.height / 2;
    for (const [words, box, e] of texts) {
      if (number.contains(e)) continue;
      const nearest = between(box.left, (b.left + b.right) / 2, box.right), x = between(b.left + r, nearest, b.right - r);
      const [top, bottom] = [box.top + EMPTY * box.height, box.bottom - EMPTY * box.height];
      const away = Math.hypot(between(box.left, x, box.right) - x, between(top, y, bottom) - y);
      if (away < r - HAIR) found.push(`number ${number.textContent} covers "${words}" by ${(r - away).toFixed(0)} px`);
    }
  }
  // answers that no piece in sight stands for, and the pieces that ask for those about them alone
  const acts = (name) => [...stage.querySelectorAll(`[data-act="${name}"]`)].filter(visible).map((e) => e.dataset.value);
  const pressed = new Set(acts("answer"));
  const unplaced = [...document.querySelectorAll("[data-part=ask] .rt-option[data-act=answer]")]
    .map((e) => e.dataset.value).filter((value) => !pressed.has(value));
  const at = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  return { found: [...new Set(found)], fixed: [...at(part("go")), ...at(part("back"))], unplaced, about: acts("about") };
}
