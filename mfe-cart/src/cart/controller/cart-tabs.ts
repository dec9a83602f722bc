/**
 * Tabs of one browser keep their carts in step: who has changed it tells, who hears asks the server and writes nothing,
 * so that no tab can answer another for ever (F-34). `name`: of the cart. Use it in effects and handlers only.
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
    /** Also called when the browser shows the page again as it left it: it has heard nothing meanwhile. */
    subscribe: (listener: () => void): (() => void) => {
      const listen = () => open()?.addEventListener('message', listener);
      const shownAgain = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        listen();
        listener();
      };
      listen();
      // An open channel may keep a page out of the back-forward cache.
      window.addEventListener('pagehide', close);
      window.addEventListener('pageshow', shownAgain);
      return () => {
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', shownAgain);
        close();
      };
    },
  };
}
