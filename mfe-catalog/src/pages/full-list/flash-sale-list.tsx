import { useEndpoint } from '@shop/api';
import { flashSale } from '@shop/contract';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Chip, EmptyState, space } from '@shop/ui';
import styled from 'styled-components';
import { CardGrid } from '../../components/cards/card-grid';
import { ItemCard } from '../../components/cards/item-card';
import { ListPage } from '../../components/listing/list-page';
import { ListSkeleton } from '../../components/listing/list-skeleton';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { useShopReady } from '../../components/page/use-shop-ready';

/** A sale has few items, so they are fetched at once. */
const all = { query: { limit: 50, offset: 1 } };
const eagerCount = 4;

/** The current flash sale. */
export function FlashSaleList() {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const isReady = useShopReady();
  const { data, error, isValidating, mutate } = useEndpoint(flashSale, isReady ? all : null);
  return (
    <ListPage title={data?.title || t('list.title.flash_sale')}>
      {data === null ? (
        <EmptyState title={t('list.noSale')} />
      ) : data ? (
        <>
          <Facts>
            <Chip $tone="danger">
              {t('list.saleEnds', { time: isolate(format.moment(data.endsAt), direction) })}
            </Chip>
          </Facts>
          <CardGrid>
            {data.entries.map(({ item }, index) => (
              <li key={item.id}>
                <ItemCard item={item} eager={index < eagerCount} />
              </li>
            ))}
          </CardGrid>
        </>
      ) : error ? (
        <Failed onRetry={() => void mutate()} busy={isValidating} />
      ) : (
        <ListSkeleton kind="item" />
      )}
    </ListPage>
  );
}

const Facts = styled.p`
  margin-block-end: ${space('md')};
`;
