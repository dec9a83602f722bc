/**
 * Tells when the page is put aside, or goes for good: the last moment in which something can be sent. Until the returned
 * function is called.
 */
export function onPageHidden(hear: () => void): () => void {
  const look = () => document.visibilityState === 'hidden' && hear();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', hear);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', hear);
  };
}
