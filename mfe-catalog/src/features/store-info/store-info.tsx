import { plainText, type Store } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import {
  Button,
  buttonStyles,
  color,
  Icon,
  radius,
  Rating,
  size,
  Skeleton,
  space,
  type ButtonStyleProps,
} from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { WeekHours } from './week-hours';

interface Props {
  store: Store;
  onReviews: () => void;
}

const nothing = () => {};

/** Details about a store besides its menu: description, hours, location and contacts. X-04. */
export function StoreInfo({ store, onReviews }: Props) {
  const { t } = useTranslation(messages);
  const { timeZone, rating } = useFormat();
  const about = plainText(store.description);
  return (
    <Stack>
      {about && <About dir="auto">{about}</About>}
      <section aria-labelledby="store-hours">
        <Name id="store-hours">
          <Icon name="clock" />
          {t('store.info.hours')}
        </Name>
        <WeekHours hours={store.openingHours} />
        <Zone>{t('store.info.zone', { zone: timeZone.replaceAll('_', ' ') })}</Zone>
      </section>
      <LocationDetails store={store} />
      {store.ratingCount > 0 && (
        <Line>
          <Rating
            value={store.averageRating}
            count={store.ratingCount}
            label={t('rating', { value: rating(store.averageRating), count: store.ratingCount })}
          />
          <Button tone="secondary" small onClick={onReviews}>
            {t('store.info.readReviews')}
          </Button>
        </Line>
      )}
    </Stack>
  );
}

function LocationDetails({ store }: { store: Store }) {
  const { t } = useTranslation(messages);
  const { latitude, longitude } = store.position;
  const hasPosition = latitude !== 0 || longitude !== 0;
  const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  return (
    <section aria-labelledby="store-where">
      <Name id="store-where">
        <Icon name="pin" />
        {t('store.info.where')}
      </Name>
      {hasPosition && (
        <Map>
          <Slot
            name="map-picker"
            value={store.position}
            onChange={nothing}
            fixed
            label={t('store.info.map', { name: store.name })}
            fallback={<Skeleton $height="348px" />}
          />
        </Map>
      )}
      <Address>
        <bdi>{store.address}</bdi>
      </Address>
      <Line>
        {hasPosition && (
          <ButtonLink href={directionsUrl} target="_blank" rel="noopener noreferrer" $tone="secondary" $small>
            <Icon name="map" />
            {t('store.info.directions')}
          </ButtonLink>
        )}
        {store.phone && (
          <ButtonLink href={`tel:${store.phone.replace(/[^\d+]/g, '')}`} $tone="secondary" $small>
            <Icon name="phone" />
            <bdi dir="ltr">{store.phone}</bdi>
          </ButtonLink>
        )}
      </Line>
    </section>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('lg')};
`;

const About = styled.p`
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  margin-block-end: ${space('xs')};
  font-size: ${size('md')};
  font-weight: 700;
`;

const Zone = styled.p`
  margin-block-start: ${space('xs')};
  color: ${color('textFaint')};
  font-size: ${size('xs')};
`;

const Map = styled.div`
  margin-block-end: ${space('xs')};
  border-radius: ${radius('md')};
  overflow: hidden;
  &:empty {
    display: none;
  }
`;

const Address = styled.p`
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  margin-block-start: ${space('xs')};
`;

const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
  min-block-size: 44px;
`;
