/**
 * What the edge tells the host's service worker of the shop's brand, for the page that is shown without a network: it is
 * `self.shopBrand`, set before the worker's own code. Everything that the brand does not name is absent. Earlier workers
 * ignore it. X-33.
 */
export interface WorkerBrand {
  /** The shop's name. */
  name?: string;
  /** Language → the name in its script. */
  names?: Partial<Record<string, string>>;
  /** Colours by role, in `#RRGGBB`, where the brand changes any. */
  colors?: Record<'light' | 'dark', Record<string, string>>;
  /** Pixels of a button's corners. */
  radius?: number;
  /** Pictures as `data:` addresses: nothing else is there without a network. */
  logo?: string;
  logoDark?: string;
  /** A square drawing in one colour. */
  symbol?: string;
}
