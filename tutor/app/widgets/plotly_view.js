// Draws a Plotly spec. Started when the figure comes into view or is printed; the bundle is loaded once for the whole page.
const COLOURS = __COLOURS__;
const WAIT_MS = 20000;
const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const CONFIG = { displayModeBar: false, displaylogo: false, responsive: false, scrollZoom: false, doubleClick: false };

const load = file => globalThis.Plotly?.react ? Promise.resolve(globalThis.Plotly) :
  (globalThis.__tutorPlotly ??= (async () => {
    const settings = JSON.parse(document.getElementById('jupyter-config-data')?.textContent || '{}');
    const base = settings.fullLabextensionsUrl;
    if (!base) throw new Error('this page does not say where its extensions are');
    // An absolute address: this module itself runs from a blob.
    await import(new URL(`${base}/tutor-plotly/static/${file}`, location.href));
    return globalThis.Plotly;
  })().catch(error => { globalThis.__tutorPlotly = undefined; throw error; }));

const probe = document.createElement('i');
function numbers(colour) {
  if (!/^[a-z]+$/i.test(colour)) return colour;
  probe.style.cssText = `display:none;color:${colour}`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

// The spec's colours are the light scheme's; show those of the scheme in force, as numbers: where the system
// forces its colours they are names that only the browser knows.
function recolour(value, colourOf) {
  if (typeof value === 'string') {
    const name = COLOURS[value.toLowerCase()];
    return (name && colourOf(name)) || value;
  }
  if (Array.isArray(value)) return value.map(v => recolour(v, colourOf));
  if (value && typeof value === 'object' && !ArrayBuffer.isView(value)) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, recolour(v, colourOf)]));
  }
  return value;
}

// A figure with an aspect (`layout.meta`) is as high as its width asks for, or as what it `fills`; where it is drawn
// narrower than `narrow` it leaves out what is marked as wide.
function fitted(spec, el) {
  const { aspect, narrow } = spec.layout?.meta ?? {};
  if (!aspect) return spec; // how wide it stands is not asked in vain: all of the page would be laid out for that
  const { clientWidth: width, clientHeight, classList } = el;
  if (!width) return spec;
  const high = classList.contains('rt-fills') ? clientHeight : Math.min(spec.layout.height, width * aspect);
  const slim = Math.min(width, high / aspect) < narrow;
  spec.layout.height = Math.round(high);
  for (const trace of spec.data) if (['wide', 'narrow'].includes(trace.meta)) trace.visible = (trace.meta === 'narrow') === slim;
  if (slim) spec.layout.annotations = spec.layout.annotations?.filter(note => note.name !== 'wide');
  return spec;
}

// On a map the arrows lead to the nearest point that lies that way; its y axis runs down.
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
function beside({ x, y }, from, [right, down]) {
  let found = from, least = Infinity;
  for (let i = 0; i < x.length; i++) {
    const dx = x[i] - x[from], dy = y[i] - y[from];
    const along = dx * right + dy * down, aside = Math.abs(dx * down - dy * right);
    if (along > 0.01 && aside <= along && along + aside < least) [found, least] = [i, along + aside];
  }
  return found;
}

// The point of a map that a press is nearest to. Plotly's own click asks where the pointer was seen last, which it does
// not know while it draws.
function nearest({ _fullLayout: { xaxis, yaxis, hoverdistance } }, { x, y }, box, event) {
  const right = event.clientX - box.left - xaxis._offset, down = event.clientY - box.top - yaxis._offset;
  const far = x.map((at, i) => Math.hypot(xaxis.d2p(at) - right, yaxis.d2p(y[i]) - down));
  const least = Math.min(...far);
  return least <= hoverdistance ? far.indexOf(least) : -1;
}

const plain = html => { const el = document.createElement('template'); el.innerHTML = String(html ?? '').replace(/<br\s*\/?>/gi, '; '); return el.content.textContent; };

// Patches since the last spec, kept by the page for each widget: a view that is shown again later starts from the same
// picture. (The model object is another one in each call, so it cannot be the key.)
const patches = globalThis.__tutorPatches ??= new Map();
function initialize({ model }) {
  const key = model.get('_key');
  const clear = () => patches.set(key, []);
  const keep = message => {
    if (message.type === 'patch') patches.get(key).push(message.update);
    else if (message.type === 'reset') clear();
  };
  clear();
  model.on('change:fig', clear);
  model.on('msg:custom', keep);
  return () => { patches.delete(key); model.off('change:fig', clear); model.off('msg:custom', keep); };
}

function render({ model, el }) {
  const figure = document.createElement('div'), words = document.createElement('p'), spoken = document.createElement('div');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const schemes = [matchMedia('(prefers-color-scheme: dark)'), matchMedia('(forced-colors: active)')];
  let Plotly = null, gone = false, current = -1, queue = Promise.resolve();
  const unfollowed = followClasses(model, el);
  words.id = `alt-${Math.random().toString(36).slice(2)}`;
  words.className = 'rt-note';
  spoken.setAttribute('aria-live', 'polite');
  spoken.style.cssText = HIDDEN;
  figure.setAttribute('aria-describedby', words.id);
  el.append(figure, words, spoken);

  const tell = failed => {
    figure.hidden = failed;
    words.style.cssText = failed ? '' : HIDDEN;
  };
  const name = () => {
    const walk = model.get('key_trace') >= 0;
    // What has no name yet has no figure either.
    const about = model.get('label') ? { role: walk ? 'application' : 'img', 'aria-label': model.get('label'), tabindex: walk ? 0 : null } : {};
    for (const key of ['role', 'aria-label', 'tabindex']) {
      if (about[key] == null) figure.removeAttribute(key); else figure.setAttribute(key, about[key]);
    }
    figure.style.minHeight = `${fitted(structuredClone(model.get('fig')), el).layout?.height || 200}px`;
    words.textContent = model.get('alt');
  };
  // Asked for once for each scheme: to tell what a colour is now, the browser lays out all that has changed.
  const colours = new Map();
  const colourOf = name => {
    if (!colours.has(name)) colours.set(name, numbers(getComputedStyle(figure).getPropertyValue(name).trim()));
    return colours.get(name);
  };
  const shown = part => recolour(structuredClone(part), colourOf);
  const update = ([data, layout, traces]) => Plotly.update(figure, shown(data), shown(layout), traces ?? undefined);

  // One after the other: Plotly's own promises must not overlap on one figure.
  const then = job => { queue = queue.then(() => (Plotly && !gone ? job() : null)).catch(error => console.warn(error)); return queue; };
  const draw = () => then(async () => {
    const spec = fitted(shown(model.get('fig')), el);
    const layout = { dragmode: false, ...spec.layout };
    if (!('width' in layout)) layout.autosize = true;
    if (still.matches) layout.transition = { duration: 0 };
    figure.style.minHeight = `${layout.height || 200}px`;
    current = Math.min(current, (spec.data?.[model.get('key_trace')]?.x?.length ?? 0) - 1);
    await Plotly.react(figure, spec.data || [], layout, CONFIG);
    for (const patch of patches.get(model.get('_key')) || []) await update(patch);
  });
  const repaint = () => {
    colours.clear();
    draw();
  };
  const receive = message => {
    if (message.type === 'patch') then(() => update(message.update));
    else if (message.type === 'reset') draw();
  };
  const isMap = () => Boolean(figure.layout?.meta?.aspect);
  const send = (curve, point, key) => model.send({ type: 'click', curve, point, key });

  const walk = event => {
    const curve = model.get('key_trace'), trace = figure.data?.[curve], count = trace?.x?.length;
    if (!Plotly || !count || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step && current >= 0 && isMap()) current = beside(trace, current, WAYS[event.key]);
    else if (step) current = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
    else if (event.key === 'Home') current = 0;
    else if (event.key === 'End') current = count - 1;
    else if ((event.key === 'Enter' || event.key === ' ') && current >= 0) send(curve, current, true);
    else if (event.key === 'Escape' && current >= 0) { current = -1; Plotly.Fx.unhover(figure); spoken.textContent = ''; }
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (current < 0 || event.key === 'Enter' || event.key === ' ') return;
    Plotly.Fx.hover(figure, [{ curveNumber: curve, pointNumber: current }]);
    const words = trace.hovertext ?? trace.text;
    spoken.textContent = plain(Array.isArray(words) ? words[current] : trace.x[current]);
  };

  const start = async () => {
    const timer = setTimeout(() => tell(true), WAIT_MS);
    try {
      Plotly = await load(model.get('bundle'));
    } catch (error) {
      console.warn('Plotly did not load:', error);
      return tell(true);
    } finally {
      clearTimeout(timer);
    }
    if (gone) return;
    tell(false);
    await draw();
    figure.on?.('plotly_click', ({ points: [p] }) => {
      if (!isMap()) send(p.curveNumber, p.pointNumber ?? p.pointIndex, false);
    });
    figure.addEventListener('click', event => {
      const curve = model.get('key_trace'), trace = figure.data?.[curve];
      const point = trace && isMap() ? nearest(figure, trace, figure.getBoundingClientRect(), event) : -1;
      if (point >= 0) send(curve, point, false);
    });
  };

  name();
  tell(false);
  figure.addEventListener('keydown', walk);
  const changed = () => { name(); draw(); };
  const traits = ['label', 'alt', 'key_trace'];
  model.on('change:fig', changed);
  for (const trait of traits) model.on(`change:${trait}`, name);
  model.on('msg:custom', receive);
  for (const scheme of schemes) scheme.addEventListener('change', repaint);
  const themes = new MutationObserver(repaint);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  themes.observe(document.body, { attributes: true, attributeFilter: ['data-jp-theme-light'] });
  let width = 0;
  const sizes = new ResizeObserver(([entry]) => {
    const { width: across, height } = entry.contentRect;
    // What fills something takes its height from there, what does not has given it itself.
    const now = Math.round(across) + (el.classList.contains('rt-fills') ? Math.round(height) / 1e5 : 0);
    if (across && width && now !== width && figure.layout?.autosize) {
      if (isMap()) changed();
      else then(() => Plotly.Plots.resize(figure));
    }
    width = now;
  });
  sizes.observe(el);
  const begin = () => {
    sight.disconnect();
    removeEventListener('beforeprint', printed);
    start();
  };
  const sight = new IntersectionObserver(seen => {
    if (seen.some(s => s.isIntersecting)) begin();
  }, { rootMargin: '200px' });
  // Paper does not wait for the bundle: what has never come into view is told in words, and drawn for the next print.
  const printed = () => { tell(true); begin(); };
  if (model.get('at_once')) begin();
  else {
    sight.observe(figure);
    addEventListener('beforeprint', printed);
  }
  return () => {
    gone = true;
    unfollowed();
    removeEventListener('beforeprint', printed);
    for (const observer of [sight, sizes, themes]) observer.disconnect();
    for (const scheme of schemes) scheme.removeEventListener('change', repaint);
    model.off('change:fig', changed);
    for (const trait of traits) model.off(`change:${trait}`, name);
    model.off('msg:custom', receive);
    Plotly?.purge(figure);
  };
}

export default { initialize, render };
