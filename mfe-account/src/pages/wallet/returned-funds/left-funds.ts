import type { Minor } from '@shop/domain';
import { createSavedStore } from '@shop/session';

/** A payment into the wallet that the customer has left for, on a backend without payment ids. */
export interface LeftFunds {
  amount: Minor;
  /** Key of a gateway. */
  gateway: string;
  /** Id of the wallet's latest movement before; 0 for none. */
  after: number;
}

/** Null for data that cannot be read (F-32). */
function fromText(text: string): LeftFunds | null {
  const saved = JSON.parse(text) as Partial<LeftFunds> | null; // checked field by field below
  if (!saved || !Number.isSafeInteger(saved.amount) || !Number.isSafeInteger(saved.after)) return null;
  return { amount: Number(saved.amount), after: Number(saved.after), gateway: String(saved.gateway ?? '') };
}

/** Saved in this tab only, to which the gateway returns. */
export const leftFunds = createSavedStore<LeftFunds | null>({
  name: 'left-funds',
  area: 'sessionStorage',
  initial: null,
  fromText,
});
