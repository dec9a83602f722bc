/** The most entries of a menu's list (MENU-02, BIZ-02). */
export const maxMenuEntries = 10;

/** A store's page; in the rental module its stores are providers (GEN-04, ROUTE-07). */
export const toStoreAddress = (id: number, module: string | undefined): string =>
  module === 'rental' ? `/rental/provider-details?id=${id}` : `/store/${id}`;

/** The same query as the home page's rows, so that one response serves both. */
export const storeRow = { query: { type: 'all', limit: 12, offset: 1 } };
