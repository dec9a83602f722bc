import type { OrderType, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { RadioCardGroup, type RadioCard } from '@shop/ui/form';
import { messages } from '../../../messages';

interface Props {
  store: Store;
  value: OrderType;
  onChange: (orderType: OrderType) => void;
}

/** Delivery or take away; what the store does not offer says so. D-20, ROLE-07. */
export function OrderTypes({ store, value, onChange }: Props) {
  const { t } = useTranslation(messages);
  const name = `\u2068${store.name}\u2069`;
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
