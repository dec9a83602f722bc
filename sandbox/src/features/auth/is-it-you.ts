import type { Queries } from '../../database/database';
import { customerById } from './customers';
import { startAgain, type Shown } from './proofs';

const isChoice = (verified: string | undefined) => verified === 'yes' || verified === 'no';
const contacts = ['phone', 'email'] as const;
const identity = ['medium', 'unique_id'] as const;

/**
 * A yes makes it the visitor's account; after a no it is not offered again, and keeps what its owner has verified. 403
 * without an open question.
 */
export async function decided(tx: Queries, shown: Shown, verified: string | undefined): Promise<Shown> {
  if (!isChoice(verified)) return shown;
  const { asked, ...rest } = shown;
  if (asked === undefined) throw startAgain();
  if (verified === 'yes')
    return { ...shown, customer_id: asked, denied: shown.denied?.filter((id) => id !== asked), withheld: [] };
  if (rest.customer_id === asked) delete rest.customer_id;
  const row = await customerById(tx, asked);
  const withheld = contacts.filter((column) => row?.[`${column}_verified`] && row[column] === shown[column]);
  const denied = [...new Set([...(shown.denied ?? []), asked])];
  return { ...rest, asked, denied, withheld: [...new Set([...(shown.withheld ?? []), ...withheld])] };
}

/** Merges what was proved before and now; an answer to 'Is It You?' must be about the same contact. */
export function together(before: Shown, now: Shown, verified: string | undefined): Shown {
  const fixed = isChoice(verified) ? [...contacts, ...identity] : identity;
  if (fixed.some((name) => now[name] !== undefined && now[name] !== before[name])) throw startAgain();
  return { ...before, ...now, login_type: before.login_type };
}
