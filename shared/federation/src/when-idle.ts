/** Milliseconds: a browser that stays busy is not waited for any longer. */
const idleTimeout = 4_000;

/**
 * Calls once the page has loaded and the browser has nothing better to do, at the latest some seconds after it has loaded.
 * Answers how to call it off.
 */
export function whenIdle(begin: () => void): () => void {
  let callOff = () => window.removeEventListener('load', wait);
  function wait() {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(begin, { timeout: idleTimeout });
      callOff = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(begin, idleTimeout);
      callOff = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => callOff();
}
