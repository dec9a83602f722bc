import type { Endpoint, Page } from '@shop/contract';
import { type Item, type Store, toAnalyticsItem } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ItemCard } from '../cards/item-card';
import { StoreCard } from '../cards/store-card';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';
import { EndlessList } from './endless/endless-list';
import { useEndpoint } from '@shop/api';
import { useTrackView } from '@shop/events';
import { usePageInAddress } from './page-in-address';

/** The most entries of a list in the event. */
const maxItems = 20;

/** Tracks the first items of a list, once per query. */
function useTrackedList<Args>(endpoint: Endpoint<Args, Page<Item>>, getArgs: (page: number) => Args): void {
  const args = getArgs(usePageInAddress() ?? 1);
  // The same query as the list's, so it is sent once.
  const { data } = useEndpoint(endpoint, args);
  useTrackView(data ? JSON.stringify([endpoint.path, args]) : null, () => {
    const items = (data?.entries ?? []).slice(0, maxItems).map((item) => toAnalyticsItem(item));
    return { name: 'view_item_list', list: endpoint.path.replace(/^\/api\/v\d+\//, ''), items };
  });
}

interface ListProps<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  getArgs: (page: number) => Args;
  /** Replaces the usual empty state. */
  empty?: ReactNode;
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

function Nothing({ kind }: { kind: 'items' | 'stores' }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  return (
    <EmptyState
      drawing={kind === 'items' ? 'bag' : 'pin'}
      title={t(`list.no.${kind}`, { context })}
      action={
        <ButtonLink to="/home" $tone="secondary">
          {t('missing.toShop')}
        </ButtonLink>
      }
    />
  );
}

/** All items of a query. `withStore`: the cards show their store's name. */
export function ItemList<Args>({
  withStore = true,
  empty,
  ...list
}: ListProps<Args, Item> & { withStore?: boolean }) {
  useTrackedList(list.endpoint, list.getArgs);
  return (
    <EndlessList
      {...list}
      kind="item"
      empty={empty ?? <Nothing kind="items" />}
      render={(item, isFirst) => <ItemCard item={item} eager={isFirst} withStore={withStore} />}
    />
  );
}

/** All stores of a query. */
export function StoreList<Args>({ empty, ...list }: ListProps<Args, Store>) {
  return (
    <EndlessList
      {...list}
      kind="store"
      empty={empty ?? <Nothing kind="stores" />}
      render={(store, isFirst) => <StoreCard store={store} eager={isFirst} />}
    />
  );
}
