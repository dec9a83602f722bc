import { longestMessage, mostMessagePictures, pictureRefusal } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { isComposing } from '@shop/ui';
import { useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { messages } from '../../../messages';
import type { Writing } from './use-written';

/**
 * The handlers of a new message. Enter sends, and Shift+Enter starts a new line; on touch screens Enter starts a new
 * line, and the button sends.
 */
export function useComposing({ draft, change, isReady, send: sendDraft }: Writing) {
  const { t } = useTranslation(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const length = [...draft.text.trim()].length;
  const isTooLong = length > longestMessage;
  const canSend = isReady && !isTooLong && (length > 0 || draft.pictures.length > 0);

  const add = (files: readonly File[]) => {
    const refusal = pictureRefusal(files, { most: mostMessagePictures, already: draft.pictures.length });
    setProblem(refusal && t(`inbox.${refusal}`));
    if (!refusal) change({ ...draft, pictures: [...draft.pictures, ...files] });
  };
  const remove = (picture: File) => {
    change({ ...draft, pictures: draft.pictures.filter((one) => one !== picture) });
    setProblem(null);
    field.current?.focus(); // the element with the focus was removed
  };
  const send = () => {
    if (!canSend) return;
    setProblem(null);
    void sendDraft(draft);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !isComposing(event);
    if (!isSending || window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const wrong = isTooLong ? t('inbox.tooLong', { count: longestMessage }) : problem;
  return { field, length, isTooLong, canSend, wrong, add, remove, onSubmit, onKeyDown, onPaste };
}
