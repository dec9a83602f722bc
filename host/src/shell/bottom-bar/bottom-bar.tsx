import { useBus } from '@shop/events';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { Icon, prefetchLayers, type IconName } from '@shop/ui';
import { Children, type MouseEvent, type ReactNode } from 'react';
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
  const cartCommand = useCartCommand();
  const ordersPage = useOrdersPage();
  const hasAccount = useHasAccount();
  const current = getCurrentEntry(pathname, search);
  const mark = (entry: CurrentEntry) => (entry === current ? 'page' : undefined);
  const home = hasZone && serves('/home') ? '/home' : '/';
  return (
    <Room aria-label={t('bar.label')}>
      <Row>
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
        {cartCommand && <CartEntry command={cartCommand} />}
        {ordersPage && <OrdersEntry page={ordersPage} current={mark('orders')} />}
        {hasAccount && <AccountEntry current={mark('account')} />}
      </Row>
    </Room>
  );
}

/** A column for each entry that is there. */
function Row({ children }: { children: ReactNode }) {
  const entries = Children.toArray(children);
  return <Entries $count={entries.length}>{entries}</Entries>;
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

/** The command that opens the visitor's cart; null without a cart or the remote that has it. */
function useCartCommand() {
  const { handles } = useOffers();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const hasPlace = useSession((session) => session.place !== null);
  const type = useSession((session) => session.module?.type);
  const isRental = type === 'rental';
  const command = isRental ? 'rental-cart:open-requested' : 'cart:open-requested';
  const hasCart = hasZone && type !== 'parcel' && (hasPlace || isRental);
  return hasCart && handles(command) ? command : null;
}

/** Opens the cart as the header's button does, and shows its count; without the remote it has no count (HEAD-05). */
function CartEntry({ command }: { command: NonNullable<ReturnType<typeof useCartCommand>> }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const isRental = command === 'rental-cart:open-requested';
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

/** The page of a customer's orders or trips, or where guests track theirs. Parcels have no tracking (D-11). */
function useOrdersPage(): string | null {
  const { serves, choicesAt } = useOffers();
  const type = useSession((session) => session.module?.type);
  const isCustomer = useIsCustomer();
  const list = type === 'rental' ? 'my-trips' : 'my-orders';
  if (isCustomer) return choicesAt('/profile', 'page').includes(list) ? `/profile?page=${list}` : null;
  return type !== 'parcel' && serves('/track-order') ? '/track-order' : null;
}

function OrdersEntry({ page, current }: EntryProps & { page: string }) {
  const { t } = useTranslation(messages);
  const type = useSession((session) => session.module?.type);
  return (
    <li>
      <Link to={page} aria-current={current}>
        <Face icon="bag" label={t('bar.orders', { context: type ?? '' })} />
      </Link>
    </li>
  );
}

/** Whether there is a profile for a customer, or a way to sign in for a guest. */
function useHasAccount(): boolean {
  const { serves, handles } = useOffers();
  return useIsCustomer() ? serves('/profile') : handles('auth:sign-in-requested');
}

/** A customer's profile. For guests the sign-in dialog; before the page is live, the sign-in page (HEAD-06). */
function AccountEntry({ current }: EntryProps) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const isCustomer = useIsCustomer();
  const face = <Face icon="user" label={t('account.title')} />;
  const signIn = (event: MouseEvent) => {
    event.preventDefault();
    bus.emit('auth:sign-in-requested', { because: 'menu' });
  };
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
