import type { IfSoldOut } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

interface Said {
  note?: string | undefined;
  ifSoldOut?: IfSoldOut | null | undefined;
  addedBy?: string[] | undefined;
}

/**
 * What has been said about a line, each as a text: its note in quotation marks, what if it is sold out, and who added it to
 * the shared cart..
 */
export function useLineWords(): (line: Said) => ReactNode[] {
  const { t } = useTranslation(messages);
  return ({ note, ifSoldOut, addedBy = [] }) => [
    ...(note ? [<bdi key="note">“{note}”</bdi>] : []),
    ...(ifSoldOut ? [t('words.line', { action: t(`words.${ifSoldOut}`) })] : []),
    ...(addedBy.length > 0 ? [t('together.addedBy', { names: addedBy })] : []),
  ];
}
