/** Milliseconds after which a page that has not grown so far will not. */
const patience = 10_000;
/** For so long after it has worked a page that still changes its height is put right again. */
const calm = 600;
const ownWill = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Tries at once, then whenever the page has changed its height, until it has worked and the page has come to rest, the
 * visitor moves by himself, or it has taken too long. Answers how to give up; `onEnd` hears of the end, once.
 */
export function keepTrying(attempt: () => boolean, onEnd: () => void = () => undefined): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const tryNow = () => {
    if (attempt()) rest ??= setTimeout(() => stop(), calm);
  };
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(() => stop(), patience);
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(rest);
    for (const event of ownWill) window.removeEventListener(event, stop);
    onEnd();
  };
  observer.observe(document.body);
  for (const event of ownWill) window.addEventListener(event, stop, { passive: true });
  tryNow();
  return stop;
}
