import type { ApiError, ErrorEntry } from '@shop/api';
import { useEffect, useState } from 'react';

/** The fields of a refusal's entries besides code and message. */
export function getDetails(body: unknown): Record<string, unknown>[] {
  const errors: unknown = (body as { errors?: unknown } | null)?.errors;
  const entries = Array.isArray(errors) ? (errors as (Record<string, unknown> | null)[]) : [];
  return entries.filter((entry) => entry !== null);
}

/** The server's total in major units, from a refusal's entries; null where none has it. */
function getTotal(body: unknown): number | null {
  for (const { reason, total } of getDetails(body))
    if (reason === 'total' && typeof total === 'number') return total;
  return null;
}

/** Whether the server refuses the coupon. */
export const isCouponRefused = ({ body }: ApiError): boolean =>
  getDetails(body).some(({ reason }) => reason === 'coupon');

interface RefusalInput {
  /** Whether the page itself shows the changes that the server has found. */
  isExplained: boolean;
  isReading: boolean;
}

/** Messages of a server that has found more changes than the page can see, until they are accepted. D-16. */
export function useRefusedChanges({ isExplained, isReading }: RefusalInput) {
  const [refused, setRefused] = useState<ErrorEntry[]>([]);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const [agreed, setAgreed] = useState<number | null>(null);
  useEffect(() => {
    // Once the page shows the changes, the server's messages are dropped.
    if (isExplained) setRefused((known) => (known.length > 0 ? [] : known));
  }, [isExplained]);
  return {
    texts: isExplained || isReading ? [] : refused.map(({ message }) => message),
    /** The server's total that the customer has accepted where the page's differs, major units; null for none. */
    agreed,
    refuse: (error: ApiError) => {
      setAgreed(null);
      setRefusedAt(getTotal(error.body));
      setRefused(error.entries.filter(({ code }) => code === 'changed'));
    },
    accept: () => {
      setAgreed(isExplained ? null : refusedAt);
      setRefused([]);
    },
  };
}
