import { createStore, useStore } from '@shop/session';

/** Chromium's; other browsers have a way of their own in their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's own, of this document; on servers there is none. */
const store = createStore<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** From here on it is known whether the browser would install the shop: it says so once, and early. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // its own bar would lie over the page
    store.setState({ offer: event as InstallOffer }); // so the browsers that have it name it
  });
  window.addEventListener('appinstalled', () => store.setState({ offer: null }));
}

/** Asks the browser to install the shop; null where it cannot be, or is already. */
export function useInstall(): (() => void) | null {
  const offer = useStore(store, (state) => state.offer);
  if (!offer) return null;
  return () => {
    store.setState({ offer: null }); // it can be used once
    void offer.prompt();
  };
}
