import type { ChargedTime, Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Price, ShopImage, size, space, color } from '@shop/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { Body, Chips, Frame, Heart, Name, Picture, Second, Words } from '../cards/card-frame';
import { FavouriteHeart } from '../cards/favourite-heart';
import { ItemRating } from '../cards/item-rating';
import { messages } from '../messages';
import { vehiclePath } from '../page/addresses';
import { FreeChip, VehicleDiscount } from './vehicle-marks';
import { vehiclePrice } from './vehicle-price';
import { useVehicleWords } from './vehicle-words';

export const vehicleRatio = '16 / 9';

interface Props {
  vehicle: Vehicle;
  /** What it would be charged by; null: nobody has said when. */
  asked?: ChargedTime | null;
  /** What the address of its page has besides the id: `&pickup_time=…`. */
  onward?: string;
  /** Among the first pictures of the page. */
  eager?: boolean;
  /** Left out on the provider's own page. */
  withProvider?: boolean;
}

/** A vehicle in rows and lists: one link as a whole. Its price is that of the asked time, else of a day, an hour or a kilometre. */
export const VehicleCard = memo(function VehicleCard(props: Props) {
  const { vehicle, asked = null, onward = '', eager = false, withProvider = true } = props;
  const words = useVehicleWords();
  return (
    <Frame $ratio={vehicleRatio}>
      <Body>
        <Words $lines={withProvider ? 3 : 2}>
          <OneLine>
            <Link to={`${vehiclePath(vehicle.id)}${onward}`}>
              <bdi>{vehicle.name}</bdi>
            </Link>
          </OneLine>
          {withProvider && (
            <Second>
              <bdi>{vehicle.provider.name}</bdi>
            </Second>
          )}
          <Facts>{words.facts(vehicle).join(' · ')}</Facts>
        </Words>
        <Foot>
          <CardPrice vehicle={vehicle} asked={asked} />
          <ItemRating item={vehicle} />
        </Foot>
      </Body>
      <Picture $off={vehicle.available === 0}>
        <ShopImage src={vehicle.imageUrl} alt="" ratio={vehicleRatio} eager={eager} />
        <Chips>
          <FreeChip vehicle={vehicle} />
          <VehicleDiscount vehicle={vehicle} />
        </Chips>
        <Heart>
          <FavouriteHeart favourite={{ kind: 'vehicle', id: vehicle.id }} label={vehicle.name} />
        </Heart>
      </Picture>
    </Frame>
  );
});

function CardPrice({ vehicle, asked }: { vehicle: Vehicle; asked: ChargedTime | null }) {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  const words = useVehicleWords();
  const shown = vehiclePrice(vehicle, asked, timeZone);
  if (!shown) return <span>{t('vehicle.noPrice')}</span>;
  const { price, original, type, units } = shown;
  return (
    <Cost>
      <Price amount={price} original={original} short originalLabel={t('price.was')} />
      <small>{units === null ? words.per(type) : words.forUnits(type, units)}</small>
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

const Facts = styled(Second)`
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
