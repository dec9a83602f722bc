import { useEndpoint } from '@shop/api';
import { paymentStatus, walletMovements } from '@shop/contract';
import type { Minor, Payment, WalletMovement } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { useSaved } from '@shop/session';
import { leftFunds, type LeftFunds } from './left-funds';

/** Milliseconds between two questions while the gateway has not told the backend. */
const interval = 3_000;

/** Money for the wallet that somebody comes back from paying. */
export interface ReturnedFunds extends Pick<Payment, 'status' | 'gateway'> {
  amount: Minor;
}

/** The payment that the address names, as the server knows it (F-29); nothing for another's, or one that was made up. */
function useNamedFunds(id: string): ReturnedFunds | undefined {
  const { data } = useEndpoint(paymentStatus, id ? { query: { payment_id: id } } : null, {
    refreshInterval: (latest) => (latest?.status === 'pending' ? interval : 0),
    shouldRetryOnError: false,
  });
  return data?.purpose === 'add_fund' ? data : undefined;
}

const findArrived = (entries: readonly WalletMovement[], { after, amount }: LeftFunds) =>
  entries.find((entry) => entry.kind === 'add_fund' && entry.id > after && entry.amount >= amount);

/**
 * The same where the backend has no name for a payment: the money has come when the wallet has it (F-29). `claim`: what the
 * gateway's address says, which decides only between "not yet" and "not at all"; '': nobody comes back.
 */
function useLeftFunds(claim: string): ReturnedFunds | undefined {
  const left = useSaved(leftFunds);
  const isBack = claim !== '' && left !== null;
  const isOver = claim === 'failed' || claim === 'canceled';
  const { data } = useEndpoint(walletMovements, isBack ? { query: { limit: 10, offset: 1 } } : null, {
    revalidateOnMount: true,
    refreshInterval: (latest) =>
      isBack && !isOver && !(latest && findArrived(latest.entries, left)) ? interval : 0,
  });
  if (!isBack || !data) return undefined;
  const come = findArrived(data.entries, left);
  if (come) return { status: 'paid', amount: come.amount - come.bonus, gateway: left.gateway };
  return { status: isOver ? claim : 'pending', amount: left.amount, gateway: left.gateway };
}

/** What an address of the wallet says that somebody comes back from, and how to say no more of it. */
export function useReturnedFunds(): { funds: ReturnedFunds | undefined; dismiss: () => void } {
  const [search, setSearch] = useSearchParams();
  const named = useNamedFunds(search.get('payment_id') ?? '');
  const left = useLeftFunds(search.get('funds') ?? '');
  const dismiss = () => {
    leftFunds.write(null);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('payment_id');
        after.delete('funds');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { funds: named ?? left, dismiss };
}
