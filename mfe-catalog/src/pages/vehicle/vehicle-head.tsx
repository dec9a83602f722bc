import { getRentalTypes, getVehicleRate, type Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Price, radius, Rating, ShopImage, size, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { FavouriteToggle } from '../../components/cards/favourite-toggle';
import { Thumbnail, ThumbnailName } from '../../components/cards/thumbnail';
import { messages } from '../../messages';
import { HeadArea } from '../../components/page/buy-layout';
import { ShareButton } from '../../components/page/share-button';
import { providerPath } from '../../components/page/addresses';
import { FreeChip, VehicleDiscount } from '../../components/vehicles/vehicle-badges';
import { useVehicleTexts } from '../../components/vehicles/use-vehicle-texts';

/** Name, provider, rating, and the price of each rental type. */
export function VehicleHead({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(messages);
  const value = useFormat().rating(vehicle.averageRating);
  return (
    <HeadArea>
      <Badges>
        <FreeChip vehicle={vehicle} />
        <VehicleDiscount vehicle={vehicle} exact />
      </Badges>
      <Top>
        <Name tabIndex={-1}>
          <bdi>{vehicle.name}</bdi>
        </Name>
        <span>
          <ShareButton title={vehicle.name} label={t('vehicle.share')} />
          <FavouriteToggle favourite={{ kind: 'vehicle', id: vehicle.id }} label={vehicle.name} />
        </span>
      </Top>
      {vehicle.ratingCount > 0 && (
        <a href="#reviews">
          <Rating
            value={vehicle.averageRating}
            count={vehicle.ratingCount}
            label={t('rating', { value, count: vehicle.ratingCount })}
          />
        </a>
      )}
      <Rates vehicle={vehicle} />
      <ProviderLink vehicle={vehicle} />
    </HeadArea>
  );
}

function Rates({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(messages);
  const texts = useVehicleTexts();
  const prices = getRentalTypes(vehicle)
    .map((type) => getVehicleRate(vehicle, type))
    .filter((price) => price !== null);
  return (
    <RateList aria-label={t('vehicle.rates')}>
      {prices.map(({ type, price, original }) => (
        <li key={type}>
          <Price amount={price} original={original} originalLabel={t('price.was')} />
          <small>{texts.per(type)}</small>
        </li>
      ))}
    </RateList>
  );
}

function ProviderLink({ vehicle: { provider } }: { vehicle: Vehicle }) {
  const { t } = useTranslation(messages);
  const value = useFormat().rating(provider.averageRating);
  return (
    <Provider to={providerPath(provider.id)}>
      <Thumbnail $pixels={40}>
        <ShopImage src={provider.logoUrl} alt="" size={40} />
      </Thumbnail>
      <span>
        <small>{t('provider.one')}</small>
        <ThumbnailName>
          <bdi>{provider.name}</bdi>
        </ThumbnailName>
      </span>
      {provider.ratingCount > 0 && (
        <Rating value={provider.averageRating} label={t('rating', { value, count: provider.ratingCount })} />
      )}
    </Provider>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:empty {
    display: none;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('xs')};
  & > span {
    display: flex;
    flex: none;
    margin-block-start: -6px;
    margin-inline-end: -10px;
  }
`;

const Name = styled(Title)`
  ${lines(6)}
`;

const RateList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  & > li {
    display: grid;
    padding: ${space('xs')} ${space('sm')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('md')};
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;

const Provider = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 56px;
  & > span:nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  &:hover bdi {
    text-decoration: underline;
  }
`;
