import { useSaved } from '@shop/session';
import { createTabStore } from './tab-store';

/** A shared cart of somebody else that was opened in this tab. */
export interface JoinedCart {
  token: string;
  storeId: number;
}

const store = createTabStore('joined-cart');

const isJoinedCart = (value: unknown): value is JoinedCart => {
  if (typeof value !== 'object' || value === null) return false;
  const { token, storeId } = value as Record<string, unknown>;
  return typeof token === 'string' && Number.isSafeInteger(storeId);
};

export const saveJoinedCart = (joined: JoinedCart) => store.write(joined);

/** Forgets this one; another shared cart that was opened meanwhile stays. */
export function forgetJoinedCart(token: string): void {
  const saved = store.read();
  if (isJoinedCart(saved) && saved.token === token) store.write(null);
}

/** The shared cart that the visitor is adding to; null for none. X-26. */
export function useJoinedCart(): JoinedCart | null {
  const saved = useSaved(store);
  return isJoinedCart(saved) ? saved : null;
}
