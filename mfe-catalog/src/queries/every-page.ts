import type { QueryDeclaration, QueryManifest } from '@shop/federation';

/**
 * The query for a list's first page, and the one for the page that the address names (`?page=2`), to which visitors without
 * scripts are led. D-03.
 */
export function everyPage(first: QueryDeclaration): QueryDeclaration[] {
  const { when, unless = [] } = first;
  const { params, query }: QueryManifest['args'] & object = first.args ?? {};
  const args = { ...(params && { params }), query: { ...query, offset: '?page' } };
  return [
    { ...first, unless: [...unless, 'page'] },
    // The same endpoint with the same arguments, of which every list has `offset`.
    { ...first, args, when: { ...when, page: true } } as QueryDeclaration,
  ];
}
