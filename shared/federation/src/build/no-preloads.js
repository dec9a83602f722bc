/** Stands in for the federation runtime's preloading in the host: the edge preloads, from each release's own list. */
const none = () => {
  throw new Error('the edge preloads what a page needs');
};

export const preloadAssets = none;
export const formatPreloadArgs = none;
export const defaultPreloadArgs = none;
export const normalizePreloadExposes = none;
