import { useShopEvent } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useNavigate, useOnLeave } from '@shop/router';
import { useSession } from '@shop/session';
import { Button, Drawer, EmptyState, ErrorCard, Skeleton, Tabs } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { favouritePanels } from './favourite-panels';
import { Row, Text } from './row.styles';
import { useFavourites, type Favourites, type FavouriteTab } from './use-favourites';

const shopTabs: readonly FavouriteTab[] = ['items', 'stores'];
const rentalTabs: readonly FavouriteTab[] = ['vehicles', 'providers'];

/** The customer's favourites: items and stores, or vehicles and providers. WISH-01 … WISH-03. */
export default function WishlistDrawer({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const isRental = useSession((session) => session.module?.type === 'rental');
  const tabs = isRental ? rentalTabs : shopTabs;
  const [isSecond, setSecond] = useState(false);
  const tab = tabs[isSecond ? 1 : 0] ?? 'items';
  const favourites = useFavourites(isRental);
  useOnLeave(done);
  useShopEvent('session:ended', done);
  return (
    <Drawer open onClose={done} title={t('wishlist.title')} closeLabel={t('close')}>
      <Tabs
        label={t('wishlist.tabs')}
        tabs={tabs.map((name) => ({
          name,
          label: <TabLabel name={name} count={favourites.found?.[name].length} />,
        }))}
        current={tab}
        onChoose={(name) => setSecond(name === tabs[1])}
      >
        <Panel key={tab} tab={tab} favourites={favourites} onLeave={done} />
      </Tabs>
    </Drawer>
  );
}

interface PanelProps {
  tab: FavouriteTab;
  favourites: Favourites;
  onLeave: () => void;
}

/** The current tab: placeholders, an error, or the rows. */
function Panel({ tab, favourites, onLeave }: PanelProps) {
  const { t } = useTranslation(messages);
  const { found, failed, retry, remove } = favourites;
  if (failed)
    return <ErrorCard title={t('wishlist.failed')} retryLabel={t('retry')} onRetry={retry} compact />;
  if (!found) return <RowSkeletons />;
  const Rows = favouritePanels[tab];
  return <Rows found={found} onRemove={remove} empty={<NoFavourites tab={tab} onLeave={onLeave} />} />;
}

function TabLabel({ name, count }: { name: FavouriteTab; count: number | undefined }) {
  const { t } = useTranslation(messages);
  return (
    <>
      {t(`wishlist.${name}`)}
      {count ? <small>{count}</small> : null}
    </>
  );
}

const emptyTexts = {
  items: 'noItems',
  stores: 'noStores',
  vehicles: 'noVehicles',
  providers: 'noProviders',
} as const satisfies Record<FavouriteTab, string>;

/** The empty list, with the module's word for stores. WISH-02. */
function NoFavourites({ tab, onLeave }: { tab: FavouriteTab; onLeave: () => void }) {
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
      title={t(`wishlist.${emptyTexts[tab]}`, { context })}
      action={<Button onClick={browse}>{t('wishlist.browse')}</Button>}
    >
      {t('wishlist.hint')}
    </EmptyState>
  );
}

/** Placeholder rows. */
const RowSkeletons = () => (
  <div aria-hidden="true">
    {[0, 1, 2, 3].map((at) => (
      <Row key={at}>
        <Skeleton $ratio="1" />
        <Text>
          <Skeleton $height="1.25rem" $width="70%" />
          <Skeleton $height="1rem" $width="45%" />
          <Skeleton $height="1.5rem" $width="30%" />
        </Text>
      </Row>
    ))}
  </div>
);
