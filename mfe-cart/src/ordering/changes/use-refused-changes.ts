import type { ApiError, ErrorEntry } from '@shop/api';
import { useEffect, useState } from 'react';

/** What a refusal's entries say besides code and words. */
function detailsIn(body: unknown): Record<string, unknown>[] {
  const errors: unknown = (body as { errors?: unknown } | null)?.errors;
  const entries = Array.isArray(errors) ? (errors as (Record<string, unknown> | null)[]) : [];
  return entries.filter((entry) => entry !== null);
}

/** The total that the server has come to, major units, out of a refusal's entry for it; null where none tells. */
function totalIn(body: unknown): number | null {
  for (const { reason, total } of detailsIn(body))
    if (reason === 'total' && typeof total === 'number') return total;
  return null;
}

/** Whether the server has found that the coupon cannot be used any more. */
export const isCouponRefused = ({ body }: ApiError): boolean =>
  detailsIn(body).some(({ reason }) => reason === 'coupon');

interface RefusalInput {
  /** Whether what the server has found can be seen from here. */
  isExplained: boolean;
  isReading: boolean;
}

/** The words of a server that has found more changed than can be seen from here, until they are accepted. D-16. */
export function useRefusedChanges({ isExplained, isReading }: RefusalInput) {
  const [refused, setRefused] = useState<ErrorEntry[]>([]);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const [agreed, setAgreed] = useState<number | null>(null);
  useEffect(() => {
    // Explained once, the server's words have had their say.
    if (isExplained) setRefused((known) => (known.length > 0 ? [] : known));
  }, [isExplained]);
  return {
    texts: isExplained || isReading ? [] : refused.map(({ message }) => message),
    /** A total of the server's that was accepted where the page has come to another, major units; null: none. */
    agreed,
    refuse: (error: ApiError) => {
      setAgreed(null);
      setRefusedAt(totalIn(error.body));
      setRefused(error.entries.filter(({ code }) => code === 'changed'));
    },
    accept: () => {
      setAgreed(isExplained ? null : refusedAt);
      setRefused([]);
    },
  };
}
