import { useEndpoint } from '@shop/api';
import { storesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, radius, Row, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { nearbyStoresQuery } from '../../routes.manifest';

/** Stores that deliver to the chosen location; hidden when there are none. */
export function NearbyStores() {
  const { t } = useTranslation(messages);
  const { data, error } = useEndpoint(storesPopular, { query: nearbyStoresQuery });
  if (error || data?.entries.length === 0) return null;
  return (
    <Row title={t('landing.near')} itemWidth={220} labels={{ previous: t('previous'), next: t('next') }}>
      {data
        ? data.entries.map((store) => (
            <li key={store.id}>
              <Card to={`/store/${store.id}`}>
                <ShopImage src={store.coverUrl} alt="" ratio="16 / 9" size="wideCard" />
                <b>
                  <bdi>{store.name}</bdi>
                </b>
                <small>
                  <bdi>{store.address}</bdi>
                </small>
              </Card>
            </li>
          ))
        : [1, 2, 3, 4, 5, 6].map((shape) => (
            <li key={shape} aria-hidden="true">
              <Skeleton $ratio="16 / 9" />
              <Room />
            </li>
          ))}
    </Row>
  );
}

/** The height of a name and an address. */
const Room = styled.div`
  block-size: 4.2rem;
`;

const Card = styled(Link)`
  display: grid;
  overflow: hidden;
  block-size: 100%;
  align-content: start;
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  &:hover {
    border-color: ${color('borderStrong')};
  }
  & b,
  & small {
    margin-inline: ${space('sm')};
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & b {
    margin-block-start: ${space('xs')};
    font-weight: 600;
  }
  & small {
    margin-block-end: ${space('sm')};
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;
