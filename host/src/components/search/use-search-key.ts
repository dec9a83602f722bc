import { useSession } from '@shop/session';
import { useEffect, type RefObject } from 'react';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** `/`, or the letter on that key of Arabic and Urdu keyboards. */
const isSearchKey = ({ key, code }: KeyboardEvent) =>
  key === '/' || (code === 'Slash' && /^\p{Script=Arabic}$/u.test(key));

const isFree = ({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented) &&
  !(target instanceof Element && target.closest(fields)) &&
  !document.querySelector(layers);

/**
 * `/` focuses the search, except in fields and open layers, which may need the key, and when the visitor has switched
 * it off.
 */
export function useSearchKey(begin: () => void): void {
  const isOn = useSession(({ searchKey }) => searchKey);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || !isFree(event)) return;
      event.preventDefault(); // keeps the letter out of the field and the browser's quick search closed
      begin();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [begin, isOn]);
}

/** Focuses a field if it is visible; returns whether it was. */
export function focusIfVisible({ current }: RefObject<HTMLInputElement | null>): boolean {
  if (!current || (current.checkVisibility && !current.checkVisibility())) return false;
  current.focus();
  current.select();
  return true;
}
