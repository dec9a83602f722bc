import { getVehiclePrice, type RequestedRental, type Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Price, ShopImage, size, space, color } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { Body, Chips, Frame, ToggleBox, Name, Picture, SecondLine, CardText } from '../cards/card-frame';
import { FavouriteToggle } from '../cards/favourite-toggle';
import { ItemRating } from '../cards/item-rating';
import { messages } from '../../messages';
import { vehiclePath } from '../page/addresses';
import { FreeChip, VehicleDiscount } from './vehicle-badges';
import { useVehicleTexts } from './use-vehicle-texts';

export const vehicleRatio = '16 / 9';

interface Props {
  vehicle: Vehicle;
  /** What its price is for. */
  requested?: RequestedRental;
  /** Additional search parameters of its page's address: `&pickup_time=…`. */
  planSearch?: string;
  /** Whether it is among the first pictures of the page. */
  eager?: boolean;
  /** False on the provider's own page. */
  withProvider?: boolean;
}

const nothingRequested: RequestedRental = { rentalType: null, chargedTime: null };

/**
 * A vehicle in rows and lists: one link. Its price is for the requested time, otherwise for one unit of the requested
 * rental type, or for a day, an hour or a kilometre.
 */
export const VehicleCard = memo(function VehicleCard(props: Props) {
  const {
    vehicle,
    requested = nothingRequested,
    planSearch = '',
    eager = false,
    withProvider = true,
  } = props;
  const texts = useVehicleTexts();
  return (
    <Frame $ratio={vehicleRatio}>
      <Body>
        <CardText $lines={withProvider ? 3 : 2}>
          <OneLine>
            <Link to={`${vehiclePath(vehicle.id)}${planSearch}`}>
              <bdi>{vehicle.name}</bdi>
            </Link>
          </OneLine>
          {withProvider && (
            <SecondLine>
              <bdi>{vehicle.provider.name}</bdi>
            </SecondLine>
          )}
          <Facts>{texts.facts(vehicle).join(' · ')}</Facts>
        </CardText>
        <Foot>
          <CardPrice vehicle={vehicle} requested={requested} />
          <ItemRating item={vehicle} />
        </Foot>
      </Body>
      <Picture $off={vehicle.available === 0}>
        <ShopImage src={vehicle.imageUrl} alt="" ratio={vehicleRatio} eager={eager} size="wideCard" />
        <Chips>
          <FreeChip vehicle={vehicle} />
          <VehicleDiscount vehicle={vehicle} />
        </Chips>
        <ToggleBox>
          <FavouriteToggle favourite={{ kind: 'vehicle', id: vehicle.id }} label={vehicle.name} />
        </ToggleBox>
      </Picture>
    </Frame>
  );
});

function CardPrice({ vehicle, requested }: { vehicle: Vehicle; requested: RequestedRental }) {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  const texts = useVehicleTexts();
  const shown = getVehiclePrice(vehicle, requested, timeZone);
  if (!shown) return <span>{t('vehicle.noPrice')}</span>;
  const { price, original, type, units } = shown;
  return (
    <Cost>
      <Price amount={price} original={original} short originalLabel={t('price.was')} />
      <small>{units === null ? texts.per(type) : texts.forUnits(type, units)}</small>
    </Cost>
  );
}

const OneLine = styled(Name)`
  font-size: ${size('md')};
  & a {
    -webkit-line-clamp: 1;
    word-break: break-word;
  }
`;

const Facts = styled(SecondLine)`
  word-break: normal;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xxs')} ${space('sm')};
  min-block-size: 2rem;
  margin-block-start: auto;
`;

const Cost = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space('xs')};
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;
