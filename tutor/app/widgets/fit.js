// The scene of a stage is set in the largest type in which all of it fits, and in the least dense composition.

const STEPS = [24, 21, 19, 17, 15.5, 14]; // of the scene's type, in px
const SMALLEST = 12.5;
const DENSEST = 3;
const LOW = 330; // of a scene in px: the wide composition need not fit there

function fits(scene) {
  return scene.scrollHeight <= scene.clientHeight + 1 && scene.scrollWidth <= scene.clientWidth + 1;
}

const SMALL = ".rt-small"; // a stage that is only a picture, one of several of a region
const FITTED = new WeakMap(); // what the scene of a region was fitted to: most steps need the same again

const weightOf = (scene) => scene.textContent.length + 20 * scene.querySelectorAll("[data-key]").length;

const isAs = (scene, { dense, size }) => scene.dataset.dense === `${dense}` && scene.style.fontSize === `${size}px`;

// Whether just this scene was fitted at this size: what still moves in it may reach beyond its edge meanwhile.
function isFitted(scene) {
  const last = FITTED.get(regionOf(scene));
  return last && isAs(scene, last) && last.width === scene.clientWidth && last.height === scene.clientHeight && weightOf(scene) === last.weight;
}

// What the scene of a region was fitted to, where it still fits and holds no less: each other type that is tried has
// the scene laid out anew.
function fitsAsBefore(scene, region) {
  const last = FITTED.get(region);
  if (!last || last.over || !isAs(scene, last)) return false;
  const [width, height] = [scene.clientWidth, scene.clientHeight];
  return last.width === width && last.height === height && weightOf(scene) > .85 * last.weight && fits(scene);
}

// To what the scenes of a region were fitted, by what they hold and their size: a reader goes back and forth.
const KNOWN = new WeakMap();
const MANY = 200; // so many are known of a region

function knownOf(region) {
  if (!KNOWN.has(region)) KNOWN.set(region, new Map());
  return KNOWN.get(region);
}

// What is found out in a copy of a region is known in that region.
function shareKnown(region, copy) {
  KNOWN.set(copy, knownOf(region));
  if (FITTED.has(region)) FITTED.set(copy, FITTED.get(region));
}

const regionOf = (scene) => scene.closest(`${SMALL}, .rt-part`) || scene;

const sizeOf = ({ clientWidth: width, clientHeight: height }) => ({ width, height });

const nameOf = (scene, { width, height }) => `${width} ${height} ${scene.dataset.links} ${scene.textContent}`;

// Sets a scene as it was fitted when it was last drawn, if it was, without having it laid out: whether it fits again is
// for `isStillRight` to tell. It is taken to be as large as the one before it. Answers with what is known of it.
function recall(scene) {
  const region = regionOf(scene);
  const known = KNOWN.get(region)?.get(nameOf(scene, FITTED.get(region) ?? sizeOf(scene)));
  if (!known) return null;
  if (scene.matches(".is-over") !== known.over) scene.classList.toggle("is-over", known.over);
  if (scene.matches("[data-narrow]") !== known.narrow) scene.toggleAttribute("data-narrow", known.narrow);
  if (!isAs(scene, known)) [scene.dataset.dense, scene.style.fontSize] = [known.dense, `${known.size}px`];
  FITTED.set(region, known);
  return known;
}

const isStillRight = (scene) => isFitted(scene) && fits(scene) !== FITTED.get(regionOf(scene)).over;

// Remembers the lines of a scene, too, with what it was fitted to.
function know(scene, lines) {
  const region = regionOf(scene), found = FITTED.get(region);
  const all = knownOf(region), known = { ...found, weight: weightOf(scene), lines };
  all.set(nameOf(scene, known), known);
  if (all.size > MANY) all.delete(all.keys().next().value);
}

// The largest type that fits, in the least dense scene; that of a phone where none of a low one does, and the smallest
// and densest where nothing does.
function fit(scene) {
  const region = regionOf(scene);
  if (fitsAsBefore(scene, region)) return;
  scene.classList.remove("is-over");
  const narrow = scene.clientWidth < 480 || region.matches(SMALL), low = scene.clientHeight < LOW;
  if (fitIn(scene, region, narrow) || (low && !narrow && fitIn(scene, region, true))) return;
  scene.toggleAttribute("data-narrow", narrow);
  FITTED.set(region, { dense: DENSEST, narrow, at: STEPS.length, size: SMALLEST, over: true, ...sizeOf(scene), weight: weightOf(scene) });
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
    FITTED.set(region, { dense, narrow, at: small, size: sizes[small], over: false, ...sizeOf(scene), weight: weightOf(scene) });
    return true;
  }
  return false;
}

// Fits the pictures of a region that has a size, each of which has changed or not been fitted.
function fitPictures(root) {
  for (const scene of root.querySelectorAll(`${SMALL} .st-scene`)) {
    if (scene.clientWidth && !isFitted(scene)) fit(scene);
  }
}
