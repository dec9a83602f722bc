/** Milliseconds after the page has loaded: its pictures have come, and its speed has been measured. */
const pause = 3_000;
const longest = 5_000;

/** Begins when the page has loaded and the browser has nothing else to do; answers how to call it off. */
export function whenQuiet(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = window.requestIdleCallback(begin, { timeout: longest });
      else begin();
    }, pause);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
