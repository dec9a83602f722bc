import { filterParams } from '@shop/domain';
import type { RouteManifest } from '@shop/federation';
import { directions } from '../visitor';

/** The languages in which each page can be asked for: `?lang=ar`. Decision 0008. */
export const languageParameter = 'lang';
export const languages = Object.keys(directions);

/** D-03: what a visitor has set to find something. A page that is changed so is one of countless ones. */
const narrowing = ['search', ...filterParams];

type Listed = Pick<RouteManifest, 'identity' | 'unlisted'>;

/** Whether search engines should know the page at this address. */
export const isListed = ({ identity = [], unlisted = false }: Listed, search: URLSearchParams): boolean =>
  !unlisted && !narrowing.some((name) => search.get(name) && !identity.includes(name));

export interface PageAddresses {
  /** The one address of this page, in full, in the language that was asked for. */
  canonical: string;
  /** Of the same page in each language; `x-default` is in the visitor's own. */
  alternates: { language: string; address: string }[];
}

/** What a page is known by: without tracking, filters, and the way that led to it. */
export function addressesOf(
  page: string,
  { identity = [] }: Listed,
  search: URLSearchParams,
  language: string,
): PageAddresses {
  const own = new URLSearchParams();
  for (const name of identity) {
    const value = search.get(name);
    if (value) own.set(name, value);
  }
  const inLanguage = (code: string | null) => {
    const query = new URLSearchParams(own);
    if (code) query.set(languageParameter, code);
    return query.size > 0 ? `${page}?${query.toString()}` : page;
  };
  // Who has chosen a language gets it at every address: then this is the page without one.
  const isHonoured = search.get(languageParameter) === language;
  return {
    canonical: inLanguage(isHonoured ? language : null),
    alternates: [
      ...languages.map((code) => ({ language: code, address: inLanguage(code) })),
      { language: 'x-default', address: inLanguage(null) },
    ],
  };
}
