import { useEndpoint } from '@shop/api';
import { suggestedItems, visitAgain, wishlist } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { color, Icon, motion, radius, ShopImage, space, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { Thumbnail, ThumbnailName } from '../../components/cards/thumbnail';
import { ItemCard } from '../../components/cards/item-card';
import { messages } from '../../messages';
import { storePath } from '../../components/page/addresses';
import { useModuleType } from '../../components/page/use-module-type';
import { rowQuery } from '../../queries/queries';
import { HomeRow } from '../../components/rows/home-row';
import { itemCardSize } from './rows/item-row';

/** Favourites first, then the rest, each once. */
const putFavouritesFirst = <Entity extends { id: number }>(
  favourites: readonly Entity[],
  entities: readonly Entity[],
): Entity[] => {
  const favouriteIds = new Set(favourites.map(({ id }) => id));
  return [...favourites, ...entities.filter(({ id }) => !favouriteIds.has(id))];
};

/**
 * The items and stores that the customer has ordered, and favourite stores; nothing for guests and without orders. It appears below the
 * viewport once there is something, so that nothing visible moves.
 */
export function OrderAgain({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  if (!useIsCustomer()) return null;
  return (
    <>
      <AgainItems isReady={isReady} isWaiting={isWaiting} />
      <AgainStores isReady={isReady} isWaiting={isWaiting} />
    </>
  );
}

function AgainItems({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const isCompact = useSession((session) => session.module?.type === 'grocery');
  const args = isReady && !isWaiting ? { query: rowQuery } : null;
  const { data, error, isValidating, mutate } = useEndpoint(suggestedItems, args);
  if (!data && !error) return null;
  return (
    <HomeRow
      title={t('front.row.orderAgain')}
      response={{ data: data?.entries, error, busy: isValidating, retry: () => void mutate() }}
      to="/home?data_type=order_again"
      {...itemCardSize[isCompact ? 'compact' : 'full']}
      empty={null}
      skeletons={null}
      render={(item) => <ItemCard item={item} compact={isCompact} />}
    />
  );
}

/** In pixels. */
const chip = { itemWidth: 220, height: 72 } as const;

function AgainStores({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const args = isReady && !isWaiting ? {} : null;
  const { data, error, isValidating, mutate } = useEndpoint(visitAgain, args);
  const favourites = useEndpoint(wishlist, args).data?.stores ?? [];
  if (!data && !error) return null;
  const stores = data && putFavouritesFirst(favourites, data.entries);
  const wishlistIds = new Set(favourites.map(({ id }) => id));
  return (
    <HomeRow
      title={t('front.row.visitAgain', { context })}
      response={{ data: stores, error, busy: isValidating, retry: () => void mutate() }}
      {...chip}
      empty={null}
      skeletons={null}
      render={(store) => <StoreChip store={store} isOnWishlist={wishlistIds.has(store.id)} />}
    />
  );
}

function StoreChip({ store, isOnWishlist }: { store: Store; isOnWishlist: boolean }) {
  const { t } = useTranslation(messages);
  return (
    <Chip to={storePath(store)}>
      <Thumbnail $pixels={54}>
        <ShopImage src={store.logoUrl} alt="" size={54} />
      </Thumbnail>
      <ThumbnailName>
        <bdi>{store.name}</bdi>
      </ThumbnailName>
      {isOnWishlist && (
        <Favourite>
          <Icon name="heart" size={18} />
          <VisuallyHidden>{t('front.favourite')}</VisuallyHidden>
        </Favourite>
      )}
    </Chip>
  );
}

const Favourite = styled.span`
  display: grid;
  flex: none;
  margin-inline-start: auto;
  color: ${color('danger')};
  & path {
    fill: currentColor;
  }
`;

const Chip = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  block-size: 72px;
  padding: ${space('xs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
`;
