import { createSavedStore, deviceMemory } from '@shop/session';

const textStore = (name: string) =>
  createSavedStore<string | null>({
    name,
    area: 'localStorage',
    initial: null,
    fromText: (text) => text,
    toText: (text) => text,
  });

/** The last notification that was told here. */
export const lastShownNotification = textStore(deviceMemory.toldNotice);

/** `on`: the customer agreed to the browser's notifications on this device. */
export const notificationsEnabled = textStore(deviceMemory.browserNotices);
