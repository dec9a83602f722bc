/**
 * Calls the listener when the page is hidden or closed, the last moment to send something. Returns the unsubscribe
 * function.
 */
export function onPageHidden(listener: () => void): () => void {
  const check = () => document.visibilityState === 'hidden' && listener();
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pagehide', listener);
  };
}
