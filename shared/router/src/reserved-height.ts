/** Pixels; more than any page is long. */
const maxPageHeight = 10_000_000;
/** Milliseconds for which a page that is long enough may still change before it counts as settled. */
const settleDelay = 600;
/** Milliseconds after which a page that has not grown so far will not. */
const timeout = 10_000;

function setMinHeight(pixels: number | null) {
  const { style } = document.documentElement;
  style.setProperty('min-block-size', pixels === null ? '' : `${pixels}px`);
  // What grows above is what is waited for: the browser is not to move the page along with it.
  style.setProperty('overflow-anchor', pixels === null ? '' : 'none');
}

/** The document is so long that every place in it can be reached. */
export const extendDocument = () => setMinHeight(maxPageHeight);

/** The document stays as long as this until its content is, or it has taken too long. Returns how to stop. */
export function reserveHeight(pixels: number): () => void {
  setMinHeight(pixels);
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(waiting);
    clearTimeout(settleTimer);
    setMinHeight(null);
  };
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight >= pixels) settleTimer ??= setTimeout(stop, settleDelay);
  });
  const waiting = setTimeout(stop, timeout);
  observer.observe(document.body);
  return stop;
}
