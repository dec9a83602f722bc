import type { DocumentShell } from './document-shell';

/**
 * What one release says of itself: `release.json` beside its files.
 *
 * Written by the build, read by the release command (checks before promotion), the edge (preloads, early
 * calls) and the host (route table, slots, listeners). Unknown fields are kept, so an older reader survives.
 */
export interface ReleaseManifest {
  app: string;
  version: string;
  /** Hash of the release's content; two builds of the same source have the same one. */
  buildId: string;
  builtAt: string;
  commit: string | null;
  entry: ReleaseFile & { file: string };
  /** The server build; a release without one is rendered by browsers only. */
  server?: ReleaseFile & { file: string };
  /** Exposed module or entry → files that must be there before it can run, in loading order. */
  exposes: Record<string, string[]>;
  /** Every other script of the release, by file name. */
  chunks: Record<string, ReleaseFile>;
  /** Page → the files of its own chunk group, beyond those of `./routes`. */
  pages: Record<string, string[]>;
  /** Command → files of the component that handles it; slot → files of its part. */
  parts: Record<string, string[]>;
  /** Language → files of the app's texts in it. */
  texts: Record<string, string[]>;
  routes: RouteManifest[];
  slots: string[];
  /** Those of its slots that come after the page. */
  lateSlots?: string[];
  /** Calls that its slots begin with, by slot; of the host, under `host`, those of every page. */
  slotCalls?: Record<string, QueryManifest[]>;
  listeners: string[];
  /** Of the host. */
  shell?: DocumentShell;
  contract: { provides: string; requires: Record<string, string> };
  shared: Record<string, { version: string; range: string }>;
}

/** Size in bytes, uncompressed; integrity as `sha384-…`. */
export interface ReleaseFile {
  integrity: string;
  bytes: number;
}

/** When something holds of a visit: of the search of its address, and of the visitor's module. */
export interface VisitCondition {
  /** Not where the address has one of these search parameters: the page shows something else then. */
  unless?: string[];
  /** Where each of these search parameters has that value (true: any; a list: one of it), nowhere else. */
  when?: Record<string, string | true | readonly string[]>;
  /** Only in modules of these types (BIZ-20); nobody's module is none of them. */
  modules?: string[];
}

/** A page that stands at a route's address instead of the route's own, with code of its own. */
export interface PageVariant extends VisitCondition {
  page: string;
}

/** An address that an app serves, and the calls that its page needs first. */
export interface RouteManifest {
  /** As react-router writes it: `/product/:id`. */
  path: string;
  /** Key in the `./routes` module, and name of its chunk. */
  page: string;
  /** Other pages at the same address; the first whose condition holds. `pageOf` tells which, on the edge and in browsers. */
  instead?: PageVariant[];
  first?: QueryManifest[];
  /** Parts of other apps that the page shows at once: their files come with its own. */
  slots?: string[];
  /** Where the largest picture stands in the answer of a initial query: `itemDetails.image_full_url`. */
  picture?: string;
  /** Folder of its bare name, with older backends: of those that the shop's settings tell (`base_urls`). */
  pictureFolder?: string;
  /** Shows one module at one place: who has none is asked first (D-02, D-06). */
  needsPlace?: boolean;
  /** Shows what is one customer's own: a guest is asked to sign in where he is, and stays (D-10, ROLE-04). */
  needsCustomer?: boolean;
  /**
   * Search parameters that make another page of it, such as `campaign`. All others only change how it is shown, and are
   * no part of the address under which it is known outside.
   */
  identity?: string[];
  /** Orders what it shows by what the customer cares for (D-07): the edge makes it for each choice of interests. */
  byInterest?: boolean;
  /** Not for search engines: it shows what is one visitor's own. */
  unlisted?: boolean;
  /**
   * Where a session ends in the middle, the page asks by itself to sign in and goes on afterwards; every other page gives
   * way to /home (ERR-18, F-23).
   */
  resumes?: boolean;
}

/**
 * A value `':id'` takes the path parameter `id`, `'?name'` the search parameter `name` (left out when absent), and
 * `'?name:text'` the same as words, even where they are digits.
 */
export interface QueryManifest extends VisitCondition {
  /** Name under which the contract exports the endpoint. */
  endpoint: string;
  /**
   * `:id` stands for a part of the path, `?sort` for a value of the search, `@latitude` and `@longitude` for the visitor's
   * place; a call that names the place is made only for who has chosen one.
   */
  args?: { params?: Record<string, unknown>; query?: Record<string, unknown> };
  /** Only when the visitor has chosen a place. */
  needsZone?: boolean;
}
