import type { DocumentShell } from './document-shell';

/**
 * `release.json` beside the files of one release: what it contains.
 *
 * The build writes it; the release command (checks before promotion), the edge (preloads, early requests) and the host
 * (route table, slots, listeners) read it. Unknown fields are kept, so that older readers keep working. `manifest-schema.ts`
 * checks what comes from a file.
 */
export interface ReleaseManifest {
  app: string;
  version: string;
  /** Hash of the release's content; two builds of the same source have the same id. */
  buildId: string;
  builtAt: string;
  /** What it was built from, with `+dirty` if files differed from that commit; null without git. */
  commit: string | null;
  entry: ReleaseFile & { file: string };
  /** The server build; a release without one is rendered by browsers only. */
  server?: ReleaseFile & { file: string };
  /** Exposed module or entry → files that must be loaded before it runs, in order. */
  exposes: Record<string, string[]>;
  /** Every other script of the release, by file name. */
  chunks: Record<string, ReleaseFile>;
  /** Page → files of its own chunk group, beyond those of `./routes`. */
  pages: Record<string, string[]>;
  /** Command → files of the component that handles it; slot → files of its component. */
  parts: Record<string, string[]>;
  /** Language → files of the app's texts. */
  texts: Record<string, string[]>;
  /** Language → files of further texts, which only the app's own pages need at once. */
  ownTexts?: Record<string, string[]>;
  routes: RouteManifest[];
  slots: string[];
  /** Slots that are deferred. */
  lateSlots?: string[];
  /** Of the host: required slots that it shows to visitors with a zone only. */
  zoneSlots?: string[];
  /** Of the host: required slot → types of the modules in which it shows it; it also does without a module. */
  slotModules?: Record<string, string[]>;
  /** Initial queries by slot; under `host`, of the host, those of every page. */
  slotCalls?: Record<string, QueryManifest[]>;
  listeners: string[];
  /** Only in releases of the host. */
  shell?: DocumentShell;
  contract: { provides: string; requires: Record<string, string> };
  shared: Record<string, { version: string; range: string }>;
}

/** Size in bytes, uncompressed; integrity as `sha384-…`. */
export interface ReleaseFile {
  integrity: string;
  bytes: number;
}

/** A condition on a visit: on the search of its address and the visitor's module. */
export interface VisitCondition {
  /** Not if the address has one of these search parameters: the page shows something else then. */
  unless?: string[];
  /** Only if each of these search parameters has its value (true: any; a list: one of it). */
  when?: Record<string, string | true | readonly string[]>;
  /** Only in modules of these types (BIZ-20); a visitor without a module is in none. */
  modules?: string[];
}

/** A page that replaces the route's own at the same address, with its own code. */
export interface PageVariant extends VisitCondition {
  page: string;
  /** Instead of the route's `slots`. */
  slots?: string[];
}

/** An address that an app serves, with the initial queries of its page. */
export interface RouteManifest {
  /** In the syntax of react-router: `/product/:id`. */
  path: string;
  /** Key in the `./routes` module, and name of its chunk. */
  page: string;
  /** Other pages at the same address; the first whose condition is met. `getPageName` selects it, on the edge and in browsers. */
  instead?: PageVariant[];
  first?: QueryManifest[];
  /** Slots of other apps that the page shows initially: their files are preloaded with its own. */
  slots?: string[];
  /** Such slots that it shows to customers only. */
  customerSlots?: string[];
  /**
   * Initial query about what the address names, if it is not the picture's: where the backend refuses it, the page does not
   * exist.
   */
  subject?: string;
  /** Path of the largest picture in the response of an initial query: `itemDetails.image_full_url`. */
  picture?: string;
  /** Key of `base_urls` in the shop's settings: the picture's folder, for older backends that return a bare file name. */
  pictureFolder?: string;
  /** Shows one module at one location: a visitor without one is asked first (D-02, D-06). */
  needsPlace?: boolean;
  /** Shows personal data of a customer: a guest is asked to sign in on this page, and stays (D-10, ROLE-04). */
  needsCustomer?: boolean;
  /**
   * Search parameters that identify another page, such as `campaign`. All others only change how it is shown, and are not
   * part of its canonical address.
   */
  identity?: string[];
  /** Orders its content by the customer's interests (D-07): the edge renders it for each combination of interests. */
  byInterest?: boolean;
  /** How the sitemap finds the route's pages. */
  sitemap?: SitemapQuery;
  /** Not for search engines: it shows personal data. */
  unlisted?: boolean;
  /**
   * When a session ends, the page itself asks to sign in and continues afterwards; every other page leads to /home
   * (ERR-18, F-23).
   */
  resumes?: boolean;
  /**
   * What the host puts around the page; by default its header, footer and bars. `checkout`: logo, help and the way to the
   * cart, and nothing that leads away. Hosts ignore a frame that they do not know.
   */
  frame?: 'checkout';
}

/**
 * A value `':id'` takes the path parameter `id`, `'?name'` the search parameter `name` (left out if absent), and
 * `'?name:text'` the same as text, even if it consists of digits.
 */
export interface QueryManifest extends VisitCondition {
  /** Name of the endpoint in the contract. */
  endpoint: string;
  /**
   * `:id` is a path parameter, `?sort` a search parameter, `@latitude` and `@longitude` the visitor's location; a query with
   * the location is sent only for a visitor who has chosen one.
   */
  args?: { params?: Record<string, unknown>; query?: Record<string, unknown> };
  /** Only if the visitor has chosen a location. */
  needsZone?: boolean;
}

/**
 * A list whose ids are those in a route's addresses: `:id` in the path, or `?id=` after a path without one. One with
 * `limit` and `offset` in its query is read page by page, and categories with their children.
 */
export interface SitemapQuery extends Pick<QueryManifest, 'endpoint' | 'args' | 'modules'> {
  /** Another list: the query is sent for each of its entries, with the entry's id as `:id`. */
  each?: string;
}
