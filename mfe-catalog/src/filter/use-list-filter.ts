import { useSearchParams } from '@shop/router';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { addressWith, filterFrom } from './filter-address';
import { cleared, filterFor, type ListFilter, type ListKind } from './list-filter';

export interface FilterControl {
  /** What the address says: the list that is asked for. */
  filter: ListFilter;
  /** What the visitor has just chosen: controls show it before the address has changed. */
  chosen: ListFilter;
  change: (change: Partial<ListFilter>) => void;
  clear: () => void;
  /** Set with each change, for who shows its outcome. */
  changed: RefObject<boolean>;
}

/** The filter of a list lives in the address, so that back, reload and sharing keep it (D-03). */
export function useListFilter(kind: ListKind): FilterControl {
  const [search, setSearch] = useSearchParams();
  const [wish, setWish] = useState<{ from: string; to: string } | null>(null);
  const address = search.toString();
  const latest = useRef(address);
  const changed = useRef(false);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const filter = useMemo(() => filterFor(kind, filterFrom(new URLSearchParams(address))), [kind, address]);
  const wished = wish?.from === address ? wish.to : null;
  const chosen = useMemo(
    () => (wished === null ? filter : filterFor(kind, filterFrom(new URLSearchParams(wished)))),
    [kind, wished, filter],
  );
  const change = useCallback(
    (part: Partial<ListFilter>) => {
      const now = new URLSearchParams(latest.current);
      const next = addressWith(now, { ...filterFrom(now), ...part });
      setWish({ from: address, to: next.toString() });
      latest.current = next.toString();
      changed.current = true;
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    [address, setSearch],
  );
  const clear = useCallback(() => change(cleared), [change]);
  return { filter, chosen, change, clear, changed };
}
