import { useTranslation } from '@shop/i18n';
import { Tabs } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

const names = ['running', 'past'] as const;
export type OrderTab = (typeof names)[number];

interface Props {
  current: OrderTab;
  onChoose: (tab: OrderTab) => void;
  children: ReactNode;
}

export function OrderTabs(props: Props) {
  const { t } = useTranslation(messages);
  const tabs = names.map((name) => ({ name, label: t(`orders.${name}`) }));
  return (
    <div>
      <Tabs label={t('account.my-orders')} tabs={tabs} {...props} />
    </div>
  );
}
