import { pageSize } from '../paged/use-page';

/** The arguments with which the latest notifications are read, also their key in the cache. */
export const newsQuery = { query: { limit: pageSize, offset: 1 } };
