import { latinDigits, parseDigits, withDecimalPoint } from '@shop/i18n';
import { useEffect, useRef, useState } from 'react';

interface Prices {
  min: number | null;
  max: number | null;
}

/** Milliseconds after the last key until the input takes effect (BIZ-08). */
const delay = 500;

/** Characters of the highest price, with decimals and grouped thousands. */
const longest = 17;

const toText = (price: number | null) => (price === null ? '' : String(price));
const read = (text: string, decimals: number) => parseDigits(cutDecimals(withDecimalPoint(text), decimals));
const getKey = ({ min, max }: Prices) => `${min} ${max}`;

/** With at most as many decimals as the currency has, and one decimal point. */
const cutDecimals = (text: string, decimals: number) =>
  text.replace(/\.(.*)$/, (_all, digits: string) => `.${digits.replaceAll(/[.,]/g, '').slice(0, decimals)}`);

/**
 * Two prices while they are typed, in Latin, Arabic or Persian digits, with a decimal point or comma (F-45). They take
 * effect half a second after the last key, or at once with Enter or on blur; a minimum above the maximum is shown as an
 * error.
 */
export function usePriceDraft(prices: Prices, decimals: number, commit: (prices: Prices) => void) {
  const [draft, setDraft] = useState<{ min: string; max: string; from: string } | null>(null);
  const isOwn =
    draft !== null && (draft.from === getKey(prices) || getKey(toPrices(draft, decimals)) === getKey(prices));
  const shown = isOwn ? draft : { min: toText(prices.min), max: toText(prices.max) };
  const typed = toPrices(shown, decimals);
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
    const cut = cutDecimals(latinDigits(text).replace(/[^\d.,]/g, ''), decimals).slice(0, longest);
    setDraft({ ...shown, [end]: cut, from: getKey(prices) });
  };
  return { shown, isWrong, type, settle: () => void settle() };
}

function toPrices({ min, max }: { min: string; max: string }, decimals: number): Prices {
  const positive = (price: number | null) => (price !== null && price > 0 ? price : null);
  return { min: positive(read(min, decimals)), max: positive(read(max, decimals)) };
}
