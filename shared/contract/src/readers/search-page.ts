import { isRecord, pageOf, textOrNull, type Page, type Reader } from '@shop/contract/core';

/** A page of search results. */
export interface SearchPage<Entity> extends Page<Entity> {
  /** The text that was probably meant; absent where the search was understood, and on backends that do not say. X-24 */
  didYouMean?: string;
}

/** A reader of search results: a page with `did_you_mean`, which only some backends send. */
export const searchPageOf = <Entity>(
  ...page: Parameters<typeof pageOf<Entity>>
): Reader<SearchPage<Entity>> => {
  const readPage = pageOf(...page);
  return (wire, context) => {
    const didYouMean = isRecord(wire) ? textOrNull(wire.did_you_mean)?.trim() : '';
    return { ...readPage(wire, context), ...(didYouMean ? { didYouMean } : {}) };
  };
};
