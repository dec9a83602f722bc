import { useTranslation } from '@shop/i18n';
import { Tabs } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

export const orderTabs = ['running', 'past'] as const;
export type OrderTab = (typeof orderTabs)[number];

interface Props {
  current: OrderTab;
  onChoose: (tab: OrderTab) => void;
  children: ReactNode;
}

export function OrderTabs(props: Props) {
  const { t } = useTranslation(messages);
  const tabs = orderTabs.map((name) => ({ name, label: t(`orders.${name}`) }));
  return (
    <div>
      <Tabs label={t('account.my-orders')} tabs={tabs} {...props} />
    </div>
  );
}
