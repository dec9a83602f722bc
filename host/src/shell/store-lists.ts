/** Entries of a menu's list at most (MENU-02, BIZ-02). */
export const mostEntries = 10;

/** The same question as the shop front's rows, so that one answer serves both. */
export const storeRow = { query: { type: 'all', limit: 12, offset: 1 } };
