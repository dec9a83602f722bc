import { useEndpoint } from '@shop/api';
import { paymentStatus, walletMovements } from '@shop/contract';
import type { Minor, Payment, WalletMovement } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { useSaved } from '@shop/session';
import { leftFunds, type LeftFunds } from './left-funds';

/** Milliseconds between two requests while the backend does not know the result. */
const interval = 3_000;

/** A payment into the wallet that the customer returns from. */
export interface ReturnedFunds extends Pick<Payment, 'status' | 'gateway'> {
  amount: Minor;
}

/** The payment in the address, by the server's data (F-29); undefined for somebody else's, or an invented one. */
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
 * The payment on a backend without payment ids: it has arrived once the wallet has it (F-29). `claim`: the result in
 * the gateway's address, which decides only between pending and failed; '' where nobody returns.
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

/** The payment that the customer returns from, by the address, and a function that dismisses it. */
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
