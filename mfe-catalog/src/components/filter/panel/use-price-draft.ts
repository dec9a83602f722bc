import { latinDigits, parseDigits } from '@shop/i18n';
import { useEffect, useRef, useState } from 'react';

interface Prices {
  min: number | null;
  max: number | null;
}

/** Milliseconds after the last key until the input takes effect (BIZ-08). */
const delay = 500;

const toText = (price: number | null) => (price === null ? '' : String(price));
const read = (text: string) => (text.trim() === '' ? null : parseDigits(text));
const getKey = ({ min, max }: Prices) => `${min} ${max}`;

/**
 * Two prices while they are typed, in Latin, Arabic or Persian digits. They take effect half a second after the last
 * key, or at once with Enter or on blur; a minimum above the maximum is shown as an error.
 */
export function usePriceDraft(prices: Prices, decimals: number, commit: (prices: Prices) => void) {
  const [draft, setDraft] = useState<{ min: string; max: string; from: string } | null>(null);
  const isOwn =
    draft !== null && (draft.from === getKey(prices) || getKey(toPrices(draft)) === getKey(prices));
  const shown = isOwn ? draft : { min: toText(prices.min), max: toText(prices.max) };
  const typed = toPrices(shown);
  const isWrong = typed.min !== null && typed.max !== null && typed.min > typed.max;
  const isNew = isOwn && !isWrong && getKey(typed) !== getKey(prices);

  const settle = () => isNew && commit(typed);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [draft]);

  const type = (end: 'min' | 'max', text: string) => {
    const plain = latinDigits(text).replace(decimals > 0 ? /[^\d.]/g : /\D/g, '');
    const cut = plain.replace(/^(\d*\.?\d*).*$/, '$1').slice(0, 12);
    setDraft({ ...shown, [end]: cut, from: getKey(prices) });
  };
  return { shown, isWrong, type, settle: () => void settle() };
}

function toPrices({ min, max }: { min: string; max: string }): Prices {
  const positive = (price: number | null) => (price !== null && price > 0 ? price : null);
  return { min: positive(read(min)), max: positive(read(max)) };
}
