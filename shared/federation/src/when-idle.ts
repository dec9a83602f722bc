/** Milliseconds; after that the callback runs although the browser is busy. */
const idleTimeout = 4_000;

/** Milliseconds after loading, in browsers that do not tell when they are idle (Safari). */
const delayWithoutIdle = 300;

/** Calls `begin` once the page has loaded and the browser is idle, at the latest some seconds after loading. */
export function whenIdle(begin: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: idleTimeout });
    else setTimeout(begin, delayWithoutIdle);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
