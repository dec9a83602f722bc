import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages';

/** For browsers that keep the clipboard from pages without a secure connection. */
function copySelected(text: string): boolean {
  const textArea = document.createElement('textarea');
  const focused = document.activeElement;
  textArea.value = text;
  textArea.readOnly = true;
  // Out of sight; part of the page, so that it can be selected.
  Object.assign(textArea.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // Inside of what has the focus: an open dialog lets none out.
  (focused?.parentElement ?? document.body).append(textArea);
  textArea.select();
  try {
    return document.execCommand('copy');
  } finally {
    textArea.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Puts a text into the clipboard; returns whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Milliseconds for which the button says that it is done. */
const shownFor = 2_500;

/** Copies a text and says so, or that it could not; `isDone` for a moment afterwards. */
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
