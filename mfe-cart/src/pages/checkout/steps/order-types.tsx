import type { OrderType, Store } from '@shop/domain';
import { isolate, useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { RadioCardGroup, type RadioCard } from '@shop/ui/form';
import { messages } from '../../../messages';

interface Props {
  store: Store;
  value: OrderType;
  onChange: (orderType: OrderType) => void;
}

/** Delivery or take away; a type that the store does not offer is disabled with a hint. D-20, ROLE-07. */
export function OrderTypes({ store, value, onChange }: Props) {
  const { t, direction } = useTranslation(messages);
  const name = isolate(store.name, direction);
  const options: RadioCard[] = [
    {
      value: 'delivery',
      label: t('checkout.delivery'),
      note: store.delivery ? t('checkout.deliveryHint') : t('checkout.noDelivery', { store: name }),
      icon: 'scooter',
      disabled: !store.delivery,
    },
    {
      value: 'take_away',
      label: t('checkout.takeAway'),
      note: store.takeAway ? t('checkout.takeAwayHint') : t('checkout.noTakeAway', { store: name }),
      icon: 'bag',
      disabled: !store.takeAway,
    },
  ];
  return (
    <Card>
      <RadioCardGroup
        label={t('checkout.orderType')}
        name="order-type"
        value={value}
        onChange={(chosen) => onChange(chosen === 'take_away' ? 'take_away' : 'delivery')}
        options={options}
      />
    </Card>
  );
}
