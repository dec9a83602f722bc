import { filterParams } from '@shop/domain';
import { LANGUAGE_PARAMETER, type RouteManifest } from '@shop/federation';
import { languages } from '@shop/i18n';
import type { SeoPage } from '@shop/ui';

/** D-03: search and filter parameters. The combinations are countless and not listed. */
const narrowing = ['search', ...filterParams];

type Listed = Pick<RouteManifest, 'identity' | 'unlisted'>;

/** Whether search engines should list the page at this address. */
export const isListed = ({ identity = [], unlisted = false }: Listed, search: URLSearchParams): boolean =>
  !unlisted && !narrowing.some((name) => search.get(name) && !identity.includes(name));

/**
 * The canonical address of a page, without tracking, filters and origin parameters. `page` is its full address
 * without search. Decision 0008.
 */
export function getAddresses(
  page: string,
  { identity = [] }: Listed,
  search: URLSearchParams,
  language: string,
): Pick<SeoPage, 'canonical' | 'alternates'> {
  const own = new URLSearchParams();
  for (const name of identity) {
    const value = search.get(name);
    if (value) own.set(name, value);
  }
  const inLanguage = (code: string | null) => {
    const query = new URLSearchParams(own);
    if (code) query.set(LANGUAGE_PARAMETER, code);
    return query.size > 0 ? `${page}?${query.toString()}` : page;
  };
  // A visitor who has chosen a language gets it at every address, so this is the page without one.
  const isHonoured = search.get(LANGUAGE_PARAMETER) === language;
  return {
    canonical: inLanguage(isHonoured ? language : null),
    alternates: [
      ...languages.map(({ languageCode: code }) => ({ language: code, address: inLanguage(code) })),
      { language: 'x-default', address: inLanguage(null) },
    ],
  };
}
