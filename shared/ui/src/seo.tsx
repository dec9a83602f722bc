import { languages, useI18n } from '@shop/i18n';
import { createContext, useContext, useEffect } from 'react';

/** Values of the head that the host provides, from the edge's boot data and from the route. */
export interface SeoPage {
  /** '' while unknown. */
  shopName: string;
  /** Scheme and host of the shop; '' if unknown: then no full address is written. */
  origin: string;
  /** The canonical address of this page, in full; '' without an origin. */
  canonical: string;
  /** The same page in each language, in full; `x-default` uses the visitor's own. */
  alternates: readonly { language: string; address: string }[];
  /** Whether search engines may index this page. */
  isListed: boolean;
  logoUrl: string | null;
  /** ISO 4217; null if unknown: then no price is written. */
  currency: string | null;
  /** Receives the page's structured data; null in browsers, where nobody reads it. */
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

/** The values of the head that the host provides. */
export const useSeoPage = (): SeoPage => useContext(SeoContext);

export interface SeoProps {
  /** The page's title; without it the shop's name alone. */
  title?: string;
  /** Puts the shop's name first, on pages about the shop itself. */
  shopFirst?: boolean;
  /** One line. */
  description?: string;
  /** The page's picture for sharing; without it the shop's logo. */
  image?: string | null;
  type?: 'website' | 'product';
  /** Price of a product in major units, as `8.50`. */
  price?: string | null;
  /** Set if the page knows better than its route. */
  robots?: 'noindex';
  /** The page's structured data (schema.org). Called only on servers. */
  jsonLd?: (page: SeoPage) => readonly object[];
}

/** The full address of a picture for the head; null for another scheme or with a user name. */
export const fullAddress = (origin: string, address: string | null): string | null =>
  origin && address && /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/.test(address)
    ? new URL(address, origin).href
    : null;

/**
 * A page's head: title, description, addresses, Open Graph, structured data. Each page renders one; React moves it
 * into the document's head, hydrates it, and removes it with the page.
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

/** The tags that an edge writes into a document if no page has rendered a head. */
const documentTags = 'head > [data-seo]';
const structuredData = 'script[type="application/ld+json"]';

/** Removes the edge's head and structured data once they no longer apply; React does not know them. */
function useDocumentHead(canonical: string): void {
  useEffect(() => {
    removeAll(documentTags);
    return () => removeAll(structuredData);
  }, [canonical]);
}

const removeAll = (selector: string) =>
  document.querySelectorAll(selector).forEach((element) => element.remove());
