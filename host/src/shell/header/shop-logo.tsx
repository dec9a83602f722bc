import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSession } from '@shop/session';
import { Logo } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useShopConfig } from '../use-shop-config';

/** Leads to the shop front, or to the landing page before a place is chosen. */
export function ShopLogo({ nameFrom = 600 }: { nameFrom?: number }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const name = settings?.businessName ?? t('shop');
  return (
    <Home to={hasZone ? '/home' : '/'} aria-label={t('toStart', { name })} $from={nameFrom}>
      {settings?.logoUrl ? (
        <img src={settings.logoUrl} alt="" width={120} height={32} />
      ) : (
        <Logo name={name} />
      )}
    </Home>
  );
}

const Home = styled(Link)<{ $from: number }>`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-block-size: 44px;
  & img {
    inline-size: auto;
    max-inline-size: 140px;
    block-size: 32px;
    object-fit: contain;
  }
  @media (max-width: ${({ $from }) => $from - 1}px) {
    & bdi {
      display: none;
    }
  }
`;
