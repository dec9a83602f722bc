import type { Provider, TripDriver, TripPlan } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { useState } from 'react';
import { messages } from '../../messages';
import { useRentalController } from '../../rental-cart/use-rental-cart';

interface DriverFieldProps {
  plan: TripPlan;
  provider: Pick<Provider, 'driverPerDay'>;
}

/**
 * Whether a driver is included, if the provider offers drivers. It is part of the plan, so the server checks it at
 * once.
 */
export function DriverField({ plan, provider: { driverPerDay } }: DriverFieldProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const controller = useRentalController();
  const [wanted, setWanted] = useState<TripDriver | null>(null);
  if (driverPerDay === null) return null;
  const choose = async (driver: TripDriver) => {
    setWanted(driver);
    await controller.replan({ ...plan, driver });
    setWanted(null);
  };
  return (
    <Card>
      <RadioCardGroup
        label={t('rental.driver.title')}
        name="trip-driver"
        value={wanted ?? plan.driver}
        onChange={(driver) => void choose(driver === 'provider' ? 'provider' : 'self')}
        options={[
          { value: 'self', label: t('rental.driver.self'), note: t('rental.driver.selfHint'), icon: 'car' },
          {
            value: 'provider',
            label: t('rental.driver.provider'),
            note: t('rental.driver.providerHint', { amount: money(driverPerDay) }),
            icon: 'user',
          },
        ]}
      />
    </Card>
  );
}
