import { useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { buttonLook, Container, EmptyState, Seo, space, Title, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { RemoteErrorFallback } from '../../root/remote-error-fallback';
import { SearchBox } from '../search/search-box';

/** Shown at an unknown address: search and a link to the home page (D-09, X-01). */
export function Missing() {
  const { pathname } = useLocation();
  return useOffers().isOff(pathname) ? <Off /> : <NotThere />;
}

/** Shown at an address of a remote that is switched off (F-11). */
function Off() {
  const { t } = useTranslation(messages);
  return (
    <Frame>
      <Seo title={t('missing.off')} robots="noindex" />
      <Title>{t('missing.off')}</Title>
      <RemoteErrorFallback componentRef={componentRef} onRetry={() => window.location.reload()} />
    </Frame>
  );
}

const componentRef = { kind: 'page', app: '', name: '' } as const;

function NotThere() {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  return (
    <Frame>
      <Seo title={t('missing.title')} robots="noindex" />
      <Title>{t('missing.title')}</Title>
      <EmptyState drawing="search" title={t('missing.text')} />
      <NextLinks>
        {serves('/home') && <SearchBox />}
        <NextLink to={hasZone ? '/home' : '/'} $tone="primary">
          {t('missing.home')}
        </NextLink>
      </NextLinks>
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: ${space('xl')};
  text-align: center;
`;

const NextLinks = styled.div`
  display: grid;
  gap: ${space('md')};
  inline-size: min(100%, 420px);
  margin-inline: auto;
`;

const NextLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
