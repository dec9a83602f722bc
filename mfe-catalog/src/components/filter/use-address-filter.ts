import { useSearchParams } from '@shop/router';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

export interface FilterControl<Filter> {
  /** What the address says: the list that is requested. */
  filter: Filter;
  /** What the visitor has just chosen: controls show it before the address has changed. */
  chosen: Filter;
  change: (change: Partial<Filter>) => void;
  clear: () => void;
  /** Set with each change, for who shows its outcome. */
  changed: RefObject<boolean>;
}

/** How a kind of filter stands in an address. One object for each kind, made once. */
export interface AddressFilter<Filter> {
  read: (search: URLSearchParams) => Filter;
  /** The part of what was read that this list knows; all of it where left out. */
  known?: (filter: Filter) => Filter;
  /** The same address with another filter, from the first page; everything else in it stays. */
  write: (search: URLSearchParams, filter: Filter) => URLSearchParams;
  /** What narrows nothing any more; the order stays. */
  cleared: Partial<Filter>;
}

/** The filter of a list lives in the address, so that back, reload and sharing keep it (D-03). */
export function useAddressFilter<Filter>(kind: AddressFilter<Filter>): FilterControl<Filter> {
  const [search, setSearch] = useSearchParams();
  const [pendingAddress, setPendingAddress] = useState<{ from: string; to: string } | null>(null);
  const address = search.toString();
  const latest = useRef(address);
  const changed = useRef(false);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const readFilter = useCallback(
    (text: string) => {
      const filter = kind.read(new URLSearchParams(text));
      return kind.known ? kind.known(filter) : filter;
    },
    [kind],
  );
  const filter = useMemo(() => readFilter(address), [readFilter, address]);
  const wished = pendingAddress?.from === address ? pendingAddress.to : null;
  const chosen = useMemo(() => (wished === null ? filter : readFilter(wished)), [readFilter, wished, filter]);
  const change = useCallback(
    (changes: Partial<Filter>) => {
      const now = new URLSearchParams(latest.current);
      const next = kind.write(now, { ...kind.read(now), ...changes });
      setPendingAddress({ from: address, to: next.toString() });
      latest.current = next.toString();
      changed.current = true;
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    [address, kind, setSearch],
  );
  const clear = useCallback(() => change(kind.cleared), [change, kind]);
  return { filter, chosen, change, clear, changed };
}
