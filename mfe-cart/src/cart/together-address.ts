/** The query parameter of the page that carries the link's token. */
export const togetherParameter = 'cart';

/** The page of a shared cart. X-26. */
export const toTogetherAddress = (token: string) =>
  `/together?${togetherParameter}=${encodeURIComponent(token)}`;
