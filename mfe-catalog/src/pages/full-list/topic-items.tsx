import { useEndpoint } from '@shop/api';
import {
  brandItems,
  brandList,
  campaignItems,
  conditionItems,
  conditionList,
  suggestedItems,
} from '@shop/contract';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, EmptyState } from '@shop/ui';
import { useListFilter } from '../../components/filter/use-list-filter';
import { ListPage } from '../../components/listing/list-page';
import { Listing } from '../../components/listing/listing';
import { messages } from '../../messages';
import { MissingPage } from '../../components/page/failure';
import { useShopReady } from '../../components/page/use-shop-ready';
import { listPage } from '../../queries/queries';
import type { TopicListType } from '../../queries/list-types';

interface Props {
  type: TopicListType;
  id: number | null;
  /** The name in the address, shown until the brand or condition is loaded. */
  name: string | null;
}

/** The items of a brand, a condition or a campaign, or those that the customer has ordered before. */
export function TopicItems({ type, id, name }: Props) {
  if (type === 'brand' || type === 'condition')
    return id === null ? <MissingPage kind="category" /> : <TopicItemList type={type} id={id} name={name} />;
  return type === 'campaign' ? <CampaignItems /> : <OrderedBefore />;
}

const listProps = { kind: 'items', defaultSort: null } as const;

function TopicItemList({ type, id, name }: { type: 'brand' | 'condition'; id: number; name: string | null }) {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const control = useListFilter('items');
  const topics = useEndpoint(type === 'brand' ? brandList : conditionList, isReady ? {} : null);
  const loadedName = topics.data?.find((topic) => topic.id === id)?.name;
  const title = loadedName ?? name ?? t(`list.title.${type}`);
  return (
    <ListPage title={title}>
      <Listing
        kind="items"
        defaultSort="popular"
        endpoint={type === 'brand' ? brandItems : conditionItems}
        getArgs={(page, narrowing) => ({ params: { id }, query: { ...listPage(page), ...narrowing } })}
        control={control}
        facetSource={type === 'brand' ? { brand_id: id } : null}
        isReady={isReady}
      />
    </ListPage>
  );
}

function CampaignItems() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const control = useListFilter('items');
  return (
    <ListPage title={t('list.title.campaign')}>
      <Listing
        {...listProps}
        endpoint={campaignItems}
        getArgs={(page) => ({ query: listPage(page) })}
        control={control}
        isReady={isReady}
      />
    </ListPage>
  );
}

/** For customers only: guests are asked to sign in. */
function OrderedBefore() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const isReady = useShopReady();
  const control = useListFilter('items');
  const isGuest = useSession((session) => session.restored && session.token === null);
  return (
    <ListPage title={t('list.title.order_again')}>
      {isGuest ? (
        <EmptyState
          drawing="receipt"
          title={t('list.signIn')}
          action={
            <Button onClick={() => bus.emit('auth:sign-in-requested', { because: 'account' })}>
              {t('list.signInAction')}
            </Button>
          }
        />
      ) : (
        <Listing
          {...listProps}
          endpoint={suggestedItems}
          getArgs={(page) => ({ query: listPage(page) })}
          control={control}
          isReady={isReady}
        />
      )}
    </ListPage>
  );
}
