const { createRequire } = require('node:module');
const { sharedStyles } = require('./page-styles.cjs');

/** The version that Jest's own environment has. */
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

const FRAME_MS = 16;
const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });

window.getComputedStyle = sharedStyles(window);

/** Node's own stay: they are quicker, or Jest replaces them by false ones. */
const OF_NODE = new Set([
  ...['window', 'self', 'global', 'globalThis', 'console', 'performance', 'crypto', 'queueMicrotask', 'atob', 'btoa'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'URL', 'URLSearchParams'],
]);
/** What the language has, which jsdom has from a realm of its own. */
const OF_LANGUAGE = new Set(Object.getOwnPropertyNames(require('node:vm').runInNewContext('globalThis')));

for (const name of Object.getOwnPropertyNames(window)) {
  if (OF_NODE.has(name) || OF_LANGUAGE.has(name)) continue;
  const { get, set, enumerable } = Object.getOwnPropertyDescriptor(window, name);
  const given = get ? { get: get.bind(window), set: set?.bind(window) } : { value: window[name], writable: true };
  Object.defineProperty(globalThis, name, { ...given, enumerable, configurable: true });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);

Object.assign(globalThis, {
  window: globalThis,
  self: globalThis,
  // Those of jsdom hang on one interval, which never fires again where it began while a suite had false timers.
  requestAnimationFrame: (callback) => Number(setTimeout(() => callback(performance.now()), FRAME_MS)),
  cancelAnimationFrame: (frame) => clearTimeout(frame),
});

/** Nothing is in the page that the suite before left there. */
exports.emptyPage = () => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  window.history.replaceState(null, '', '/');
};
