import { useEndpoint } from '@shop/api';
import { flashSale } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { CardGrid } from '../../components/cards/card-grid';
import { ItemCard } from '../../components/cards/item-card';
import { Countdown, SoldBar } from '../../components/flash-sale/sale-progress';
import { ListPage } from '../../components/listing/list-page';
import { ListSkeleton } from '../../components/listing/list-skeleton';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { useShopReady } from '../../components/page/use-shop-ready';

/** A sale has few items, so they are fetched at once. */
const all = { query: { limit: 50, offset: 1 } };
const eagerCount = 4;

/** The current flash sale, with the time left and what is sold; the next one once it is over. X-01. */
export function FlashSaleList() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const { data, error, isValidating, mutate } = useEndpoint(flashSale, isReady ? all : null);
  return (
    <ListPage title={data?.title || t('list.title.flash_sale')}>
      {data === null ? (
        <NoSale />
      ) : data ? (
        <>
          <Countdown key={data.id} until={data.endsAt} onOver={() => void mutate()} />
          <CardGrid>
            {data.entries.map(({ item, sold, offered }, index) => (
              <li key={item.id}>
                <ItemCard item={item} eager={index < eagerCount}>
                  <SoldBar sold={sold} offered={offered} />
                </ItemCard>
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

function NoSale() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      title={t('list.noSale')}
      action={
        <ButtonLink to="/home?data_type=discounted" $tone="secondary">
          {t('list.title.discounted')}
        </ButtonLink>
      }
    />
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
