import { useShopConfig } from '@shop/api';
import { firstNames, type ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { fullAddress, Seo, type SeoPage } from '@shop/ui';
import { messages } from '../../messages';
import { useModules } from '../../features/module/use-modules';

/** Head of the start page: the shop and its search. */
export function LandingSeo() {
  const { t } = useTranslation(messages);
  const { modules } = useModules();
  const config = useShopConfig();
  return (
    <Seo
      title={t('landing.title')}
      shopFirst
      description={
        modules.length > 0 && config
          ? t('seo.shop', { modules: firstNames(modules), shop: config.businessName })
          : ''
      }
      jsonLd={config && ((page) => toSiteData(config, page))}
    />
  );
}

/** The shop as schema.org's Organization, and its site. Undefined values are not written. */
export function toSiteData({ businessName: name, ...config }: ShopConfig, { origin }: SeoPage): object[] {
  const url = `${origin}/`;
  const owner = {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url,
    logo: fullAddress(origin, config.logoUrl) ?? undefined,
    telephone: config.phone || undefined,
    email: config.email || undefined,
    sameAs: getLinks(config),
  };
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/home?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  const site = { '@type': 'WebSite', name, url, publisher: { '@id': owner['@id'] }, potentialAction: search };
  return [owner, site];
}

function getLinks({ social }: Pick<ShopConfig, 'social'>): string[] | undefined {
  const links = social.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return links.length > 0 ? links : undefined;
}
