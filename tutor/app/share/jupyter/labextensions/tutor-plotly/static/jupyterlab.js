// What JupyterLab loads of the tutor before it opens a notebook: no plugin, only time for the widgets.

(() => {
  // anywidget gives up a widget whose module has not run two seconds after it was made, and drops what the kernel says
  // to it from then on: in a notebook that has much to draw the widget would stand there and not answer.
  const PATIENCE_MS = 600000;
  const within = AbortSignal.timeout;
  AbortSignal.timeout = (ms) =>
    within.call(AbortSignal, /\/anywidget\/static\//.test(new Error().stack) ? Math.max(ms, PATIENCE_MS) : ms);

  const nothing = { __esModule: true, default: [] };
  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB["tutor-plotly"] = { init: async () => {}, get: async () => () => nothing };
})();
