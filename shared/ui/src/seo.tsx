import { languages, useI18n } from '@shop/i18n';
import { createContext, useContext, useEffect } from 'react';

/** What a head says beyond its page's own words: the host knows it, from the edge's boot data and from the route. */
export interface SeoPage {
  /** '' while it is not known. */
  shopName: string;
  /** Scheme and host of the shop; '' where that is not known, and then nothing needs a full address. */
  origin: string;
  /** The one address of this page, in full; '' without an origin. */
  canonical: string;
  /** The same page in each language, in full; `x-default` is in the visitor's own. */
  alternates: readonly { language: string; address: string }[];
  /** Whether search engines should know this page. */
  isListed: boolean;
  logoUrl: string | null;
  /** ISO 4217; null: not known, and no price is said. */
  currency: string | null;
  /** Takes the page's structured data; null in browsers, where nobody reads it. */
  collect: ((things: readonly object[]) => void) | null;
}

const nowhere: SeoPage = {
  shopName: '',
  origin: '',
  canonical: '',
  alternates: [],
  isListed: true,
  logoUrl: null,
  currency: null,
  collect: null,
};

const SeoContext = createContext(nowhere);

export const SeoProvider = SeoContext.Provider;

/** What the head around a page's own words says. */
export const useSeoPage = (): SeoPage => useContext(SeoContext);

export interface SeoProps {
  /** The page's own words; left out: the shop's name alone. */
  title?: string;
  /** Of a page that is the shop's own: its name comes first, and for who shares it, too. */
  shopFirst?: boolean;
  /** One line. */
  description?: string;
  /** The page's picture for who shares it; left out: the shop's logo. */
  image?: string | null;
  type?: 'website' | 'product';
  /** Of a product: major units, as `8.50`. */
  price?: string | null;
  /** Where the page itself knows better than its route. */
  robots?: 'noindex';
  /** What the page says to machines (schema.org). Called by servers only. */
  jsonLd?: (page: SeoPage) => readonly object[];
}

/** An address of a picture that may stand in a head, in full: no other scheme, nobody's user name; else null. */
export const fullAddress = (origin: string, address: string | null): string | null =>
  origin && address && /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/.test(address)
    ? new URL(address, origin).href
    : null;

/**
 * A page's head: title, description, addresses, Open Graph, structured data. Each page renders one, whatever it
 * shows; React moves it into the document's head, takes over what a server has written, and removes it with the page.
 */
export function Seo(props: SeoProps) {
  const page = useSeoPage();
  const { title = '', shopFirst = false, robots, jsonLd } = props;
  const isListed = page.isListed && robots !== 'noindex';
  useDocumentHead(page.canonical);
  if (jsonLd && isListed && page.canonical) page.collect?.(jsonLd(page));
  const parts = shopFirst ? [page.shopName, title] : [title, page.shopName];
  const fullTitle = parts.filter(Boolean).join(' · ');
  return (
    <>
      <title>{fullTitle}</title>
      {!isListed && <meta name="robots" content="noindex" />}
      <Addresses isListed={isListed} />
      <OpenGraph {...props} title={shopFirst || !title ? fullTitle : title} />
    </>
  );
}

function Addresses({ isListed }: { isListed: boolean }) {
  const { canonical, alternates } = useSeoPage();
  if (!canonical) return null;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {isListed &&
        alternates.map(({ language, address }) => (
          <link key={language} rel="alternate" hrefLang={language} href={address} />
        ))}
      <meta property="og:url" content={canonical} />
    </>
  );
}

function OpenGraph({ title, description, image = null, type = 'website', price }: SeoProps) {
  const { shopName, origin, logoUrl, currency } = useSeoPage();
  const picture = fullAddress(origin, image ?? logoUrl);
  return (
    <>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {shopName && <meta property="og:site_name" content={shopName} />}
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:alt" content={image ? title : shopName} />}
      <meta property="og:type" content={type} />
      {price && currency && <meta property="product:price:amount" content={price} />}
      {price && currency && <meta property="product:price:currency" content={currency} />}
      <Locales />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function Locales() {
  const { language } = useI18n();
  return languages.map(({ languageCode: code, countryCode }) => (
    <meta
      key={code}
      property={code === language ? 'og:locale' : 'og:locale:alternate'}
      content={`${code}_${countryCode}`}
    />
  ));
}

/** What an edge writes into a document where no page has written a head of its own. */
const documentTags = 'head > [data-seo]';
const structuredData = 'script[type="application/ld+json"]';

/** React knows neither the shop's own head nor the structured data of a document: they end with what they are true of. */
function useDocumentHead(canonical: string): void {
  useEffect(() => {
    removeAll(documentTags);
    return () => removeAll(structuredData);
  }, [canonical]);
}

const removeAll = (selector: string) =>
  document.querySelectorAll(selector).forEach((element) => element.remove());
