import { useShopConfig } from '@shop/api';
import { chargedUnits, priceTrip, type Provider, type TripPlan, type Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { color, radius, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useVehicleTexts } from '../../components/vehicles/use-vehicle-texts';

interface Props {
  vehicle: Vehicle;
  plan: TripPlan;
  /** undefined while unknown; until then the price is without its part, such as a driver. */
  provider: Provider | undefined;
}

/** The price of a vehicle for a plan, calculated as the booking does. D-14, D-15. */
export function PriceBox({ vehicle, plan, provider }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const texts = useVehicleTexts();
  const now = useNow();
  const settings = useShopConfig();
  if (!provider || !now || !settings) return <Skeleton $height="132px" />;
  const { timeZone } = format;
  const tax = { percent: provider.tax, included: settings.taxIncluded };
  const lines = [{ vehicle, quantity: 1 }];
  const totals = priceTrip({ lines, plan, provider, coupon: null, tax, now, timeZone });
  const rows: [name: string, words: string][] = [
    [
      t('vehicle.rent', { length: texts.forUnits(plan.rentalType, chargedUnits(plan, timeZone)) }),
      format.money(totals.subtotal),
    ],
    ...row(totals.discount > 0, t('vehicle.discount'), format.money(-totals.discount)),
    ...row(totals.driverFee > 0, t('plan.driver.provider'), format.money(totals.driverFee)),
    ...row(totals.tax > 0 && !totals.taxIncluded, t('vehicle.tax'), format.money(totals.tax)),
  ];
  return (
    <Box aria-label={t('vehicle.price')}>
      <dl>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        <Total>
          <dt>{t('price.total')}</dt>
          <dd>
            <bdi>{format.money(totals.total)}</bdi>
          </dd>
        </Total>
      </dl>
      {totals.taxIncluded && totals.tax > 0 && <small>{t('vehicle.taxIncluded')}</small>}
    </Box>
  );
}

const row = (isShown: boolean, name: string, amount: string): [string, string][] =>
  isShown ? [[name, amount]] : [];

const Box = styled.section`
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('lg')};
  background: ${color('sunken')};
  font-size: ${size('sm')};
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space('md')};
    padding-block: ${space('xxs')};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;

const Total = styled.div`
  margin-block-start: ${space('xxs')};
  border-block-start: 1px solid ${color('border')};
  font-size: ${size('md')};
  font-weight: 700;
`;
