import { useBus } from '@shop/events';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { Icon, prefetchLayers, type IconName } from '@shop/ui';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { Entries, Label, Picture, Room } from './bottom-bar.styles';
import { getCurrentEntry, type CurrentEntry } from './current-entry';

interface Props {
  /** Opens the header's search, or focuses it; null where there is none. */
  onSearch: (() => void) | null;
}

/**
 * Home, search, cart, orders and account at the bottom of windows that have no navigation in the header. Entries without a
 * page or a remote behind them are left out (F-11). It gives way to a page's own action bar, and while the visitor types.
 *
 */
export function BottomBar({ onSearch }: Props) {
  const { t } = useTranslation(messages);
  const { pathname, search } = useLocation();
  const { serves } = useOffers();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const current = getCurrentEntry(pathname, search);
  const mark = (entry: CurrentEntry) => (entry === current ? 'page' : undefined);
  const home = hasZone && serves('/home') ? '/home' : '/';
  return (
    <Room aria-label={t('bar.label')}>
      <Entries>
        <li>
          <Link to={home} aria-current={pathname === home ? mark('home') : undefined}>
            <Face icon="home" label={t('home')} />
          </Link>
        </li>
        {onSearch && (
          <li>
            <button type="button" aria-current={mark('search')} onClick={onSearch}>
              <Face icon="search" label={t('search.go')} />
            </button>
          </li>
        )}
        <CartEntry />
        <OrdersEntry current={mark('orders')} />
        <AccountEntry current={mark('account')} />
      </Entries>
    </Room>
  );
}

/** Label, and above it the picture with what is at its corner. */
const Face = ({ icon, label, children }: { icon: IconName; label: string; children?: ReactNode }) => (
  <>
    <Label>{label}</Label>
    <Picture>
      <Icon name={icon} size={22} />
      {children}
    </Picture>
  </>
);

/** Opens the cart as the header's button does, and shows its count; without the remote it has no count (HEAD-05). */
function CartEntry() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { handles } = useOffers();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const hasPlace = useSession((session) => session.place !== null);
  const type = useSession((session) => session.module?.type);
  const isRental = type === 'rental';
  const command = isRental ? 'rental-cart:open-requested' : 'cart:open-requested';
  if (!hasZone || type === 'parcel' || !(hasPlace || isRental) || !handles(command)) return null;
  return (
    <li>
      <button type="button" onPointerEnter={prefetchLayers} onClick={() => bus.emit(command, {})}>
        <Face icon={isRental ? 'car' : 'cart'} label={t('bar.cart')}>
          {isRental ? <Slot name="rental-cart-count" optional /> : <Slot name="cart-count" optional />}
        </Face>
      </button>
    </li>
  );
}

interface EntryProps {
  current: 'page' | undefined;
}

/** A customer's orders or trips; guests track theirs. Parcels have no tracking (D-11). */
function OrdersEntry({ current }: EntryProps) {
  const { t } = useTranslation(messages);
  const { serves, choicesAt } = useOffers();
  const type = useSession((session) => session.module?.type);
  const list = type === 'rental' ? 'my-trips' : 'my-orders';
  const isCustomer = useIsCustomer();
  const isOffered = isCustomer
    ? choicesAt('/profile', 'page').includes(list)
    : type !== 'parcel' && serves('/track-order');
  if (!isOffered) return null;
  return (
    <li>
      <Link to={isCustomer ? `/profile?page=${list}` : '/track-order'} aria-current={current}>
        <Face icon="bag" label={t('bar.orders', { context: type ?? '' })} />
      </Link>
    </li>
  );
}

/** A customer's profile. For guests the sign-in dialog; before the page is live, the sign-in page (HEAD-06). */
function AccountEntry({ current }: EntryProps) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { serves, handles } = useOffers();
  const isCustomer = useIsCustomer();
  const face = <Face icon="user" label={t('account.title')} />;
  const signIn = (event: MouseEvent) => {
    event.preventDefault();
    bus.emit('auth:sign-in-requested', { because: 'menu' });
  };
  if (!(isCustomer ? serves('/profile') : handles('auth:sign-in-requested'))) return null;
  return (
    <li>
      {isCustomer ? (
        <Link to="/profile?page=profile-settings" aria-current={current}>
          {face}
        </Link>
      ) : (
        <a href="/auth" aria-current={current} onClick={signIn}>
          {face}
        </a>
      )}
    </li>
  );
}
