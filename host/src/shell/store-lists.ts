/** The most entries of a menu's list (MENU-02, BIZ-02). */
export const mostEntries = 10;

/** The same query as the home page's rows, so that one response serves both. */
export const storeRow = { query: { type: 'all', limit: 12, offset: 1 } };
