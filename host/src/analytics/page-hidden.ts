/**
 * Tells when the page is put aside, or goes for good: the last moment in which something can be sent. Until the returned
 * function is called.
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
