import type { IfSoldOut } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

interface Said {
  note?: string | undefined;
  ifSoldOut?: IfSoldOut | null | undefined;
}

/** What the customer has said about a line, each as a text: its note in quotation marks, and what if it is sold out. X-21. */
export function useLineWords(): (line: Said) => ReactNode[] {
  const { t } = useTranslation(messages);
  return ({ note, ifSoldOut }) => [
    ...(note ? [<bdi key="note">“{note}”</bdi>] : []),
    ...(ifSoldOut ? [t('words.line', { action: t(`words.${ifSoldOut}`) })] : []),
  ];
}
