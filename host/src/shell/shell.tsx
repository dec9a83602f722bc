import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { EmptyState, HydratedWhenInView, media, Seo, SkipLink } from '@shop/ui';
import { Suspense, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSavedInterests } from '../features/customer/use-saved-interests';
import { usePurge } from '../features/customer/use-purge';
import { messages } from '../messages';
import { LocationRequest } from '../features/location/location-request';
import { useOffers } from '../root/offers';
import { BottomBar } from './bottom-bar/bottom-bar';
import { CheckoutFooter } from './checkout-frame/checkout-footer';
import { CheckoutHeader } from './checkout-frame/checkout-header';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { useCanSearch } from './header/use-can-search';
import { LanguageRequest } from './language-menu/language-request';
import { ModuleRail } from './module-rail/module-rail';
import { OfflineBanner } from './offline-banner';
import { OrderNews } from './order-news';
import { useRouteFocus } from './use-route-focus';
import { useShopConfig } from '@shop/api';

/** Sets the theme and the module's accent on the root element, for layers outside the shell too (STATE-58). */
function useDocumentTheme(): void {
  const theme = useSession((session) => session.theme);
  const accent = useSession((session) => session.module?.type);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useLayoutEffect(() => {
    if (accent) document.documentElement.dataset.accent = accent;
    else delete document.documentElement.dataset.accent;
  }, [accent]);
}

/**
 * Shows a message instead of every page while the shop is in maintenance (`maintenance_mode`); header and footer
 * stay.
 */
function UnlessClosed({ children }: { children: ReactNode }) {
  const { t } = useTranslation(messages);
  if (useShopConfig()?.maintenance !== true) return children;
  return (
    <>
      <Seo title={t('maintenance.title')} robots="noindex" />
      <EmptyState drawing="plug" title={t('maintenance.title')}>
        {t('maintenance.text')}
      </EmptyState>
    </>
  );
}

/** The frame that the page of this address declares. */
function useFrame() {
  const { pathname } = useLocation();
  const { pageAt } = useOffers();
  return useMemo(() => pageAt(pathname)?.frame, [pageAt, pathname]);
}

/** Of the element after the header; see `render.tsx`. */
export const headerEndId = 'header-end';

/**
 * Everything around a page, as its route's frame says. The header hydrates first, the rest separately, starting
 * with what the visitor presses.
 */
export function Shell({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(messages);
  const main = useRef<HTMLElement>(null);
  // In the markup from the start; the root element gets it after the first render, for layers outside the shell.
  const accent = useSession((session) => session.module?.type);
  useDocumentTheme();
  useRouteFocus(main);
  useSavedInterests();
  usePurge();
  const search = useRef<() => void>(null);
  const canSearch = useCanSearch();
  const isCheckout = useFrame() === 'checkout';
  return (
    <Frame data-accent={accent}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <OfflineBanner />
      <Suspense>{isCheckout ? <CheckoutHeader /> : <Header search={search} />}</Suspense>
      <span id={headerEndId} hidden />
      <Middle>
        <Main id="main" ref={main} tabIndex={-1}>
          {notice}
          <UnlessClosed>{children}</UnlessClosed>
        </Main>
        {!isCheckout && (
          <Suspense>
            <ModuleRail />
          </Suspense>
        )}
      </Middle>
      {isCheckout ? (
        <CheckoutFooter />
      ) : (
        <>
          <HydratedWhenInView>
            <Footer />
          </HydratedWhenInView>
          <Suspense>
            <BottomBar onSearch={canSearch ? () => search.current?.() : null} />
          </Suspense>
        </>
      )}
      <LocationRequest />
      <LanguageRequest />
      <OrderNews />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--inset-top, 0px) - var(--inset-bottom, 0px));
  /* Room for a banner, which is fixed: the end of the page can be scrolled free. */
  padding-block-end: var(--banner-room, 0px);
`;

const Main = styled.main`
  min-inline-size: 0;
  min-block-size: 70vh;
  outline: none;
`;

/** Between the breakpoint and the width with space beside the column, the page makes room for the rail. */
const Middle = styled.div`
  flex: 1;
  ${media.header} {
    &:has(> nav) {
      padding-inline-end: max(0px, min(72px, (1416px - 100vw) * 999));
    }
  }
`;
