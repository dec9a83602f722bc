import { useCallback, useState } from 'react';

/** Initial values of the form for adding money. */
export interface FundStart {
  /** Major units; null for none. */
  amount: number | null;
  /** Key of a gateway; '' for none. */
  gateway: string;
}

const nothing: FundStart = { amount: null, gateway: '' };

/** The state of the dialog for adding money. Opened again without initial values, it keeps what was typed. */
export function useFunding() {
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<FundStart | null>(null);
  const [times, setTimes] = useState(0);
  const begin = useCallback((wanted?: FundStart) => {
    setStart((known) => wanted ?? known ?? nothing);
    if (wanted) setTimes((count) => count + 1);
    setOpen(true);
  }, []);
  const end = useCallback(() => setOpen(false), []);
  return { isOpen, start, times, begin, end };
}

export type Funding = ReturnType<typeof useFunding>;
