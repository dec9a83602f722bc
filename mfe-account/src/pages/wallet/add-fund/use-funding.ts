import { useCallback, useState } from 'react';

/** What a form of adding money begins with. */
export interface FundStart {
  /** Major units; null: nothing yet. */
  amount: number | null;
  /** Key of a gateway; '': none yet. */
  gateway: string;
}

const nothing: FundStart = { amount: null, gateway: '' };

/** The dialog in which money is added. Closed and opened again without a wish of one's own, it has what was typed. */
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
