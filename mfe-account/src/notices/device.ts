import { deviceMemory } from '@shop/session';

type Name = 'toldNotice' | 'browserNotices';

/** What this device remembers of its customer; null where it remembers nothing, or may not. */
export function remembered(name: Name): string | null {
  try {
    return localStorage.getItem(deviceMemory[name]);
  } catch {
    return null;
  }
}

/** Storage that refuses costs only the memory of the next visit. */
export function remember(name: Name, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(deviceMemory[name]);
    else localStorage.setItem(deviceMemory[name], value);
  } catch {
    // As if it had never been said.
  }
}
