import { DeferredSlot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link, NavLink } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { createDeferredPart, IconButton, prefetchLayers } from '@shop/ui';
import { useState, type Ref } from 'react';
import { messages } from '../../messages';
import { useModules } from '../../features/module/use-modules';
import { useOffers } from '../../root/offers';
import { AccountMenu } from '../account/account-menu';
import { LanguageMenu } from '../language-menu/language-menu';
import { LocationButton } from '../location/location-button';
import { ThemeSwitch } from '../theme-switch';
import { CartAction } from './cart-action';
import { HeaderSearch } from './header-search';
import { Bar, CartRoom, Line, Narrow, Nav, Spacer, Wide } from './header.styles';
import { ShopLogo } from './shop-logo';
import { StorePicker } from './store-picker';
import { useCanSearch } from './use-can-search';

const loadDrawer = () => import(/* webpackChunkName: "side-drawer" */ '../side-drawer/side-drawer');
const SideDrawer = createDeferredPart(async () => (await loadDrawer()).default);

/**
 * Top of every page; 64 px, 56 below the breakpoint of 1180 px (BIZ-11). `search` receives the function that opens the
 * search, or focuses it.
 */
export function Header({ search }: { search?: Ref<() => void> }) {
  const canSearch = useCanSearch();
  return (
    <Bar>
      <Line>
        <Narrow>
          <DrawerButton />
        </Narrow>
        <ShopLogo />
        <LocationButton />
        <Wide>
          <Links />
        </Wide>
        {canSearch ? <HeaderSearch ref={search} /> : <Spacer />}
        <CustomerActions />
        <Wide>
          <LanguageMenu />
          <ThemeSwitch />
        </Wide>
        <CartAction />
        <Wide>
          <AccountMenu />
        </Wide>
      </Line>
    </Bar>
  );
}

/**
 * Home and the stores (HEAD-01), tracking for guests with a location (HEAD-03); contacts in the parcel module
 * (HEAD-02).
 */
function Links() {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  const type = useModules().chosen?.type;
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const hasPlace = useSession((session) => session.place !== null);
  const isCustomer = useIsCustomer();
  if (!hasZone) return null;
  if (type === 'parcel')
    return (
      <Nav aria-label={t('nav')}>
        <Link to="/home#contact">{t('contact')}</Link>
      </Nav>
    );
  const tracks = !isCustomer && hasPlace && serves('/track-order');
  return (
    <Nav aria-label={t('nav')}>
      {serves('/home') && (
        <NavLink to="/home" end>
          {t('home')}
        </NavLink>
      )}
      {serves('/categories') && <NavLink to="/categories">{t('menu.categories')}</NavLink>}
      <StorePicker />
      {tracks && <NavLink to="/track-order">{t(type === 'rental' ? 'trackTrip' : 'trackOrder')}</NavLink>}
    </Nav>
  );
}

/**
 * A customer's inbox (HEAD-07) and, with a zone and outside parcel, wishlist (HEAD-04); on phones they are in the
 * drawer. The customer is known only after hydration: the search field gives them space, and nothing else moves.
 */
function CustomerActions() {
  const isCustomer = useIsCustomer();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const isParcel = useSession(({ module }) => module?.type === 'parcel');
  if (!isCustomer) return null;
  return (
    <Wide>
      {hasZone && !isParcel && <DeferredSlot name="wishlist-button" fallback={<CartRoom />} />}
      <DeferredSlot name="chat-button" fallback={<CartRoom />} />
    </Wide>
  );
}

function DrawerButton() {
  const { t } = useTranslation(messages);
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const request = () => {
    void loadDrawer().catch(() => undefined);
    prefetchLayers();
  };
  const open = () => {
    request(); // A press before hydration had no pointer event.
    setRequested(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        aria-haspopup="dialog"
        onPointerEnter={request}
        onFocus={request}
        onClick={open}
      />
      {isRequested && (
        <SideDrawer open={isOpen} onClose={() => setOpen(false)} onFailed={() => setRequested(false)} />
      )}
    </>
  );
}
