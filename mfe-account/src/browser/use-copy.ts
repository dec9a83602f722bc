import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { copyText } from './copy-text';

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
