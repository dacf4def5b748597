// What a page shows, taken along: as a picture that needs nothing else, and on a sheet of paper.

const SCALE = 2; // of a picture in pixels

// The style sheets that say how our parts look.
function looks() {
  const texts = [...document.styleSheets].map((sheet) => {
    try {
      return [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
    } catch {
      return ""; // a sheet of somebody else
    }
  });
  return texts.filter((text) => text.includes(".rt-")).join("\n");
}

const px = ({ width, height }) => ({ width: `${width}px`, height: `${height}px` });

// An element as it stands now: a stage is as large as there is room, and its pieces as the face around it is large.
function standing(element) {
  const copy = element.cloneNode(true);
  if (!element.matches(".st-stage")) return copy;
  const [face, around] = [document.createElement("div"), document.createElement("div")];
  Object.assign(copy.style, px(element.getBoundingClientRect()));
  Object.assign(around.style, px(element.getBoundingClientRect()), { overflow: "hidden" });
  const whole = element.closest(".rt-face") || element;
  Object.assign(face.style, px(whole.getBoundingClientRect()), { container: "face / size" });
  face.append(copy);
  around.append(face);
  around.className = "rt-pictured__stage";
  return around;
}

// What is folded away on the page cannot be unfolded any more.
function unfold(root) {
  for (const details of root.querySelectorAll(".rt-reason details")) details.open = true;
}

function shell(look, ...parts) {
  const made = document.createElement("div");
  made.className = `rt-shell rt-app ${look}`;
  const defs = document.querySelector(".rt-defs");
  if (defs) made.append(defs.cloneNode(true));
  made.append(...parts);
  return made;
}

// Elements one below the other.
function picture(elements) {
  const page = shell("rt-pictured", ...[...elements].map(standing));
  unfold(page);
  const width = Math.ceil(Math.max(600, ...[...elements].map((element) => element.getBoundingClientRect().width))) + 32;
  page.style.width = `${width}px`;
  document.body.append(page); // to be measured
  const height = Math.ceil(page.getBoundingClientRect().height);
  page.remove();
  const style = document.createElementNS("http://www.w3.org/1999/xhtml", "style");
  style.textContent = looks();
  page.prepend(style);
  Object.assign(page.style, { position: "static", minHeight: `${height}px` });
  const inside = new XMLSerializer().serializeToString(page);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  const text = `${head}<foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  return { text, width, height };
}

// The same in pixels. Of an address that holds all of it a canvas may be read; of a blob it may not.
async function raster({ text, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

const SHEET = [660, 360]; // px between the margins of a sheet of A4, and so high that an answer stands below

// A sheet for the printer, with the stage where it has a place for it; the page itself is not printed meanwhile.
function print(html, stage) {
  document.querySelector("body > .rt-sheet")?.remove();
  const sheet = shell("rt-sheet");
  sheet.insertAdjacentHTML("beforeend", html);
  unfold(sheet);
  const place = sheet.querySelector("[data-stage]");
  if (place && stage) {
    const copy = standing(stage);
    const box = stage.getBoundingClientRect();
    copy.style.zoom = Math.min(1.6, SHEET[0] / box.width, SHEET[1] / box.height);
    place.append(copy);
  }
  document.body.append(sheet);
  const page = document.documentElement.classList;
  page.add("rt-on-paper");
  const over = () => {
    page.remove("rt-on-paper");
    sheet.remove();
  };
  window.addEventListener("afterprint", over, { once: true });
  window.print();
}
