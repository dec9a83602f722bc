/**
 * Keeps the carts of a browser's tabs in step. A tab that has changed the cart notifies the others; they read the cart
 * and send nothing, so that two tabs cannot answer each other endlessly (F-34). `name` is the cart's. For effects and
 * handlers only.
 */
export function createCartTabs(name = 'shop-cart') {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (channel === null && typeof BroadcastChannel === 'function') channel = new BroadcastChannel(name);
    return channel;
  };
  const close = () => {
    channel?.close();
    channel = null;
  };

  return {
    notify: () => open()?.postMessage('changed'),
    /** The listener is also called when the browser restores the page from its cache, where it has missed messages. */
    subscribe: (listener: () => void): (() => void) => {
      const listen = () => open()?.addEventListener('message', listener);
      const handlePageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        listen();
        listener();
      };
      listen();
      // An open channel may keep a page out of the back-forward cache.
      window.addEventListener('pagehide', close);
      window.addEventListener('pageshow', handlePageShow);
      return () => {
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', handlePageShow);
        close();
      };
    },
  };
}
