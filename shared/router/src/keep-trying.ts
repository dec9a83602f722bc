/** Milliseconds after which a page that has not grown so far will not. */
const patience = 3_000;
const ownWill = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Tries at once, then whenever the page has changed its height, until it works, the visitor moves by himself, or it
 * has taken too long. Answers how to give up.
 */
export function keepTrying(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ownWill) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of ownWill) window.addEventListener(event, stop, { passive: true });
  return stop;
}
