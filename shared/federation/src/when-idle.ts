/** Milliseconds; after that the callback runs although the browser is busy. */
const idleTimeout = 4_000;

/** Milliseconds after loading, in browsers that do not tell when they are idle (Safari). */
const delayWithoutIdle = 300;

/**
 * Calls `begin` once the page has loaded and the browser is idle, at the latest some seconds after loading. Returns how to
 * cancel it.
 */
export function whenIdle(begin: () => void): () => void {
  let callOff = () => window.removeEventListener('load', wait);
  function wait() {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(begin, { timeout: idleTimeout });
      callOff = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(begin, delayWithoutIdle);
      callOff = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => callOff();
}
