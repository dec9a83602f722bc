import { useShopEvent } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useNavigate, useOnLeave } from '@shop/router';
import { useSession } from '@shop/session';
import { Button, Drawer, EmptyState, ErrorCard, Tabs } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { FavouriteRows } from './favourite-rows';
import { ItemRow } from './item-row';
import { RowSkeletons } from './row-skeletons';
import { StoreRow } from './store-row';
import { useFavourites, type Favourites } from './use-favourites';

const tabs = ['items', 'stores'] as const;
type Tab = (typeof tabs)[number];

/** Items and stores that the customer likes, to be opened, put into the cart or removed. WISH-01 … WISH-03. */
export default function WishlistDrawer({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const [tab, setTab] = useState<Tab>('items');
  const favourites = useFavourites();
  useOnLeave(done);
  useShopEvent('session:ended', done);
  return (
    <Drawer open onClose={done} title={t('wishlist.title')} closeLabel={t('close')}>
      <Tabs
        label={t('wishlist.tabs')}
        tabs={tabs.map((name) => ({
          name,
          label: <TabLabel name={name} count={favourites[name]?.length} />,
        }))}
        current={tab}
        onChoose={setTab}
      >
        <Panel key={tab} tab={tab} favourites={favourites} onLeave={done} />
      </Tabs>
    </Drawer>
  );
}

interface PanelProps {
  tab: Tab;
  favourites: Favourites;
  onLeave: () => void;
}

/** What the current tab shows: what is on its way, what went wrong, or the rows. */
function Panel({ tab, favourites, onLeave }: PanelProps) {
  const { t } = useTranslation(messages);
  const { items, stores, failed, retry, remove } = favourites;
  if (failed)
    return <ErrorCard title={t('wishlist.failed')} retryLabel={t('retry')} onRetry={retry} compact />;
  if (!items || !stores) return <RowSkeletons />;
  const empty = <NoFavourites tab={tab} onLeave={onLeave} />;
  return tab === 'items' ? (
    <FavouriteRows kind="item" entries={items} onRemove={remove} empty={empty}>
      {(item) => <ItemRow item={item} />}
    </FavouriteRows>
  ) : (
    <FavouriteRows kind="store" entries={stores} onRemove={remove} empty={empty}>
      {(store) => <StoreRow store={store} />}
    </FavouriteRows>
  );
}

function TabLabel({ name, count }: { name: Tab; count: number | undefined }) {
  const { t } = useTranslation(messages);
  return (
    <>
      {t(`wishlist.${name}`)}
      {count ? <small>{count}</small> : null}
    </>
  );
}

/** In the words of the module: restaurants, stores. WISH-02. */
function NoFavourites({ tab, onLeave }: { tab: Tab; onLeave: () => void }) {
  const { t } = useTranslation(messages);
  const context = useSession((session) => session.module?.type ?? '');
  const navigate = useNavigate();
  const browse = () => {
    onLeave();
    void navigate('/home');
  };
  return (
    <EmptyState
      drawing="heart"
      title={t(tab === 'items' ? 'wishlist.noItems' : 'wishlist.noStores', { context })}
      action={<Button onClick={browse}>{t('wishlist.browse')}</Button>}
    >
      {t('wishlist.hint')}
    </EmptyState>
  );
}
