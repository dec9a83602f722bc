import type { Minor } from '@shop/domain';
import { createSavedStore } from '@shop/session';

/** Money for the wallet that somebody has left for, where the backend has no name for its payment. */
export interface LeftFunds {
  amount: Minor;
  /** Key of a gateway. */
  gateway: string;
  /** Id of the wallet's latest movement before; 0: it had none. */
  after: number;
}

/** What cannot be understood is nothing (F-32). */
function fromText(text: string): LeftFunds | null {
  const saved = JSON.parse(text) as Partial<LeftFunds> | null; // checked field by field below
  if (!saved || !Number.isSafeInteger(saved.amount) || !Number.isSafeInteger(saved.after)) return null;
  return { amount: Number(saved.amount), after: Number(saved.after), gateway: String(saved.gateway ?? '') };
}

/** In this tab alone, which the gateway leads back to. */
export const leftFunds = createSavedStore<LeftFunds | null>({
  name: 'left-funds',
  area: 'sessionStorage',
  initial: null,
  fromText,
});
