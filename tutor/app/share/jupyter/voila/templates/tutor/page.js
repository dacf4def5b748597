// Language of the page before the app is there, the loading note, and what to say when nothing comes.
(() => {
  const asked = new URLSearchParams(location.search).get('lang') || document.documentElement.dataset.language || (navigator.languages || []).find(l => /^(ru|en)\b/i.test(l)) || 'en';
  document.documentElement.lang = /^ru/i.test(asked) ? 'ru' : 'en';
  const by = id => document.getElementById(id);
  const show = id => { const el = by(id); if (el) el.hidden = false; };
  const settled = () => { const el = by('rt-loading'); if (el) el.remove(); const slow = by('rt-slow'); if (slow) slow.remove(); };
  let finished = false;
  window.voila_heartbeat = () => {};
  // Called at the end of the page: every cell was run. Widgets are drawn a moment later.
  window.voila_finish = () => {
    if (finished) return;
    finished = true;
    const main = by('rt-main');
    const waiting = () => main.querySelector('script[type="application/vnd.voila.cell-output+json"]');
    const drawn = () => main.querySelector('.jupyter-widgets, .rt-failure, .lm-Widget') || !waiting();
    const outputs = () => [...main.querySelectorAll('.rt-output > *')];
    const coming = () => waiting() || outputs().some(el => el.textContent === 'Loading widget...');
    const look = () => {
      if (drawn()) settled();
      const lost = outputs().filter(el => el.textContent.startsWith('Error displaying widget'));
      if (lost.length) giveUp(lost);
      if (!coming()) watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(main, { childList: true, subtree: true });
    if (!waiting()) look();
  };
  // What the library writes in its own language is not for learners.
  const giveUp = lost => {
    lost.forEach(el => { el.hidden = true; el.textContent = ''; });
    show('rt-broken');
  };
  const cookies = () => {
    document.cookie = 'tutor-try=1; SameSite=Lax';
    const kept = document.cookie.includes('tutor-try=1');
    document.cookie = 'tutor-try=; SameSite=Lax; Max-Age=0';
    return kept;
  };
  addEventListener('DOMContentLoaded', () => { if (!cookies()) show('rt-cookies'); });
  addEventListener('load', () => { if (!finished) { settled(); show('rt-broken'); } });
  setTimeout(() => { if (by('rt-loading')) show('rt-slow'); }, 30000);

  // anywidget gives up a widget whose module has not come two seconds after it was made, and drops what the kernel
  // says to it from then on: on a slow line the page would be drawn and not answer.
  const PATIENCE_MS = 600000;
  const within = AbortSignal.timeout;
  AbortSignal.timeout = ms => within.call(AbortSignal, Math.max(ms, PATIENCE_MS));

  // The line to the kernel: say so when it is gone for good, and take it back when it returns.
  const Native = window.WebSocket;
  let open = 0, timer = 0;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      if (!/\/api\/kernels\//.test(String(args[0]))) return;
      this.addEventListener('open', () => { open += 1; clearTimeout(timer); const el = by('rt-lost'); if (el) el.hidden = true; });
      this.addEventListener('close', () => { open -= 1; if (open <= 0) { clearTimeout(timer); timer = setTimeout(() => show('rt-lost'), 3000); } });
    }
  };
  // Here the addresses that stand in outputs of cells lead to pages, beside the notebook that is read.
  const UNLED = '.rt-output a[data-page]:not([href])';
  const leadOutput = link => {
    link.href = document.body.dataset.baseUrl + 'render/' + link.dataset.page;
    link.target = '_blank';
    link.rel = 'noopener';
    link.removeAttribute('title');
  };
  // Only what a change brought is looked at: every press changes the page.
  new MutationObserver(records => records.forEach(({ type, target, addedNodes }) => {
    for (const one of type === 'attributes' ? [target] : addedNodes) {
      if (one.nodeType !== Node.ELEMENT_NODE) continue;
      if (one.matches(UNLED)) leadOutput(one);
      if (type === 'childList') one.querySelectorAll(UNLED).forEach(leadOutput);
    }
  })).observe(document, { childList: true, subtree: true, attributeFilter: ['href'] });
  // What our views draw leads to pages by their names, wherever the notebook lies in which they are drawn.
  const lead = event => {
    const link = event.target.closest && event.target.closest('.rt-shell a[href], .rt-output a[href]');
    const name = link && link.getAttribute('href');
    if (name && /^[a-z][a-z-]*(\/[a-z-]+)*\.ipynb/.test(name)) link.href = document.body.dataset.baseUrl + 'render/' + name;
  };
  ['pointerdown', 'focusin', 'click'].forEach(kind => addEventListener(kind, lead, true));
  let leaving = false;
  addEventListener('pagehide', () => { leaving = true; clearTimeout(timer); });
  addEventListener('pageshow', e => { if (e.persisted && leaving) location.reload(); });
})();
