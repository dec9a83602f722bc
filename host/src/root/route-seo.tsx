import { useShopConfig } from '@shop/api';
import type { BootData, RouteManifest } from '@shop/federation';
import { useI18n } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { SeoProvider, type SeoPage } from '@shop/ui';
import { useMemo, type ReactNode } from 'react';
import { getAddresses, isListed } from './page-addresses';

/** What only the edge knows about the shop, and a server's collector for structured data. */
export interface Site extends Pick<BootData, 'origin' | 'currency'> {
  collect?: SeoPage['collect'];
}

interface Props {
  site: Site;
  route: Pick<RouteManifest, 'identity' | 'unlisted'>;
  children: ReactNode;
}

/** Sets the head elements that a page does not set itself. */
export function RouteSeo({ site, route, children }: Props) {
  const { pathname, search } = useLocation();
  const { language } = useI18n();
  const config = useShopConfig();
  const page = useMemo((): SeoPage => {
    const { origin = '', currency = null, collect = null } = site;
    const requested = new URLSearchParams(search);
    const address = `${origin}${pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')}`;
    return {
      shopName: config?.businessName ?? '',
      origin,
      ...(origin ? getAddresses(address, route, requested, language) : { canonical: '', alternates: [] }),
      isListed: isListed(route, requested),
      logoUrl: config?.logoUrl ?? null,
      currency,
      collect,
    };
  }, [site, route, pathname, search, language, config]);
  return <SeoProvider value={page}>{children}</SeoProvider>;
}
