import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages';

/** Fallback for browsers without clipboard access, such as on insecure origins. */
function copySelected(text: string): boolean {
  const textArea = document.createElement('textarea');
  const focused = document.activeElement;
  textArea.value = text;
  textArea.readOnly = true;
  // Out of view, but in the page, so that it can be selected.
  Object.assign(textArea.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // Inside the element with the focus, because an open dialog traps the focus.
  (focused?.parentElement ?? document.body).append(textArea);
  textArea.select();
  try {
    return document.execCommand('copy');
  } finally {
    textArea.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies a text to the clipboard; returns whether that has succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Milliseconds for which the button shows success. */
const shownFor = 2_500;

/** Copies a text and shows success or failure; `isDone` for a short time afterwards. */
export function useCopy(done: string) {
  const { t } = useTranslation(messages);
  const [isDone, setDone] = useState(false);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);
  const copy = useCallback(
    async (text: string) => {
      if (!(await copyText(text))) return toast.error(t('copy.failed'));
      toast.success(done);
      setDone(true);
      clearTimeout(ending.current);
      ending.current = setTimeout(() => setDone(false), shownFor);
    },
    [done, t],
  );
  return { copy, isDone };
}
