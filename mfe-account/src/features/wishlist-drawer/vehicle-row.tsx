import { offeredTypes, getRate, unitDiscount, type Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { ShopImage } from '@shop/ui';
import { messages } from '../../messages';
import { Line, Row, Text } from './row.styles';
import { RowRating } from './store-row';

/** The first rental type of the vehicle with its price per unit, after a percentage discount. */
function getShownRate({ rates, discount }: Vehicle) {
  const [type] = offeredTypes(rates);
  const rate = type && getRate(rates, type);
  if (!type || rate === null || rate === undefined) return null;
  const off = discount?.type === 'percent' ? unitDiscount(discount, rate) : 0;
  return { type, rate: rate - off };
}

/** A row that links to the vehicle. */
export function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  const shown = getShownRate(vehicle);
  return (
    <Row>
      <ShopImage src={vehicle.imageUrl} alt="" rounded size={84} />
      <Text>
        <h3>
          <Link to={`/rental/vehicle-details?id=${vehicle.id}`}>
            <bdi>{vehicle.name}</bdi>
          </Link>
        </h3>
        <p>
          <bdi>{vehicle.provider.name}</bdi>
        </p>
        <Line>
          {shown && <b>{t(`trips.per_${shown.type}`, { rate: moneyWithin(shown.rate) })}</b>}
          <RowRating {...vehicle} />
        </Line>
      </Text>
    </Row>
  );
}
