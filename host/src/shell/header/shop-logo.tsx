import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ShopBrand } from '../shop-brand';

/**
 * Links to the home page, or to the landing page before a location is chosen; on the sign-in page always to the home
 * page (ROUTE-18). Small phones show the icon alone.
 */
export function ShopLogo() {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const isSigningIn = useLocation().pathname === '/auth';
  const name = settings?.businessName ?? t('shop');
  return (
    <Home to={hasZone || isSigningIn ? '/home' : '/'} aria-label={t('toStart', { name })}>
      <ShopBrand name={name} logoUrl={settings?.logoUrl ?? null} />
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-block-size: 44px;
  @media (max-width: 37.49em) {
    & bdi {
      display: none;
    }
  }
`;
