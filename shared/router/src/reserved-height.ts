/** Pixels; more than the height of any page. */
const maxPageHeight = 10_000_000;
/** Milliseconds that a page which is tall enough may still change before it counts as settled. */
const settleDelay = 600;
/** Milliseconds after which waiting for a page to grow ends. */
const timeout = 10_000;

function setMinHeight(pixels: number | null) {
  const { style } = document.documentElement;
  style.setProperty('min-block-size', pixels === null ? '' : `${pixels}px`);
  // The page is waiting for content above to grow: the browser must not scroll along with it.
  style.setProperty('overflow-anchor', pixels === null ? '' : 'none');
}

/** Makes the document so tall that every scroll position is reachable. */
export const extendDocument = () => setMinHeight(maxPageHeight);

/** Keeps the document this tall until its content is, or until the timeout. Returns how to stop. */
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
