import { createStore, useStore } from '@shop/session';

/** Chromium only; other browsers install from their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's event of this document; null on servers. */
const store = createStore<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** Records whether the browser can install the shop: the event comes once, and early. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // Chromium's own bar would cover the page.
    store.setState({ offer: event as InstallOffer }); // Only Chromium sends this event.
  });
  window.addEventListener('appinstalled', () => store.setState({ offer: null }));
}

/** Asks the browser to install the shop; null when it cannot, or already has. */
export function useInstall(): (() => void) | null {
  const offer = useStore(store, (state) => state.offer);
  if (!offer) return null;
  return () => {
    store.setState({ offer: null }); // An event can be used once.
    void offer.prompt();
  };
}
