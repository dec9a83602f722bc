import { useSyncExternalStore } from 'react';

/** Chromium's; other browsers have a way of their own in their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const hearers = new Set<() => void>();
/** The browser's own, of this document; on servers there is none. */
let offer: InstallOffer | null = null;

function become(next: InstallOffer | null) {
  offer = next;
  hearers.forEach((hear) => hear());
}

/** From here on it is known whether the browser would install the shop: it says so once, and early. */
export function hearInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // its own bar would lie over the page
    become(event as InstallOffer); // so the browsers that have it name it
  });
  window.addEventListener('appinstalled', () => become(null));
}

function hear(changed: () => void) {
  hearers.add(changed);
  return () => void hearers.delete(changed);
}

/** Asks the browser to install the shop; null where it cannot be, or is already. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    hear,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    become(null); // it can be used once
    void current.prompt();
  };
}
