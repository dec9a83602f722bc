import type { Order, OrderLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

/**
 * What the customer has said about a line, each as a text: its note in quotation marks, and what if it is sold out where
 * that differs from the whole order. X-21.
 */
export function useLineWords({ requests }: Pick<Order, 'requests'>): (line: OrderLine) => ReactNode[] {
  const { t } = useTranslation(messages);
  return ({ choice: { note }, ifSoldOut }) => [
    ...(note ? [<bdi key="note">“{note}”</bdi>] : []),
    ...(ifSoldOut && ifSoldOut !== requests?.ifSoldOut
      ? [t('requests.line', { action: t(`requests.${ifSoldOut}`) })]
      : []),
  ];
}
