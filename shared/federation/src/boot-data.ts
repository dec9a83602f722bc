import type { Endpoint } from '@shop/contract';
import type { ReleaseFile, ReleaseManifest, RouteManifest } from './release-manifest';
import type { QueryArgs } from './initial-queries';
import type { RenderedPart } from './server-rendering';

/** A script of a release, as the page lists it. */
export interface ReleaseScript extends Pick<ReleaseFile, 'integrity'> {
  url: string;
}

/** The part of a published release that the browser needs: its entry and what it exposes. Addresses are absolute paths or URLs. */
export interface ClientRelease extends Pick<
  ReleaseManifest,
  'app' | 'version' | 'buildId' | 'slots' | 'listeners'
> {
  entry: ReleaseScript;
  routes: ClientRoute[];
  /** Deferred slot → every script that it runs, for preloading together. */
  slotScripts?: Record<string, ReleaseScript[]>;
}

/** The part of a route that the browser needs. */
export type ClientRoute = Pick<
  RouteManifest,
  | 'path'
  | 'page'
  | 'instead'
  | 'first'
  | 'needsPlace'
  | 'needsCustomer'
  | 'identity'
  | 'unlisted'
  | 'resumes'
  | 'frame'
>;

/** A response to an initial query that came with the page. */
export interface PreloadedResponse {
  /** The fields of the endpoint that make up the cache key in the browser. */
  endpoint: Pick<Endpoint, 'method' | 'path' | 'varies'>;
  args: QueryArgs;
  /** HTTP status; any other than 200 is the backend's error response. */
  status: number;
  /** The body, not read yet. */
  body: unknown;
}

/** Location and identity that the page was rendered for, from the `shop` cookie. */
export interface PageScope {
  place: [latitude: number, longitude: number] | null;
  zoneIds: number[];
  moduleId: number | null;
  /** The visitor was signed in on their last visit. */
  isCustomer: boolean;
  /** Ids of the categories that the customer is interested in (D-07); without it none. */
  interests?: number[];
}

/**
 * What the edge writes into the page for the host: `<script type="application/json" id="shop-boot">`.
 * It contains nothing secret, and nothing personal beyond the `shop` cookie.
 */
export interface BootData {
  /** Live release of each remote, and the previous one as fallback. */
  remotes: Record<string, { live: ClientRelease; previous: ClientRelease | null }>;
  host: Pick<ClientRelease, 'version' | 'buildId'>;
  /** Sent by a development server: there are no deadlines, and an error shows at once. Default false. */
  development?: boolean;
  /** Addresses of remotes that are switched off: an error fallback is shown there (F-11). Empty by default. */
  off?: string[];
  /** Revision of the release table that the edge used. */
  revision: number;
  language: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  /** Scheme and host of the shop's public address, if known. */
  origin?: string;
  /** ISO 4217 code of the shop's currency, if known. */
  currency?: string;
  /** Origin of API requests: '' for the page's own (the edge's proxy). */
  apiOrigin: string;
  /** Scheme and host of the backend's own pages, for payments; by default the origin of API requests. */
  backendOrigin?: string;
  /** Response of GET /api/v1/config, not read yet, or null if the API did not respond. */
  config: unknown;
  /** Response of GET /api/v1/module, not read yet, or null. */
  modules: unknown;
  /** IANA name of the shop's time zone, for settings without one; by default UTC. */
  timeZone?: string;
  /** Google Maps browser key; null draws the schematic map. */
  mapsKey: string | null;
  visitorId: string;
  /** The page's reports are counted with it, for half an hour; without it they are not. */
  ticket?: string;
  /** When the edge sent the page, by its clock, ISO 8601; older edges leave it out. */
  sentAt?: string;
  /** Whether to register `/sw.js`; default false. */
  worker?: boolean;
  /** Address of the analytics stream; by default the edge's collector. */
  stream?: string;
  /** Share of page loads, 0 to 1, that report web vitals; by default all. */
  vitals?: number;
  /**
   * The edge makes pictures smaller: those of its own `/media/`, and of these origins (scheme and host). Without it pictures are
   * loaded as they are. X-33.
   */
  pictures?: { origins: string[] };
  scope: PageScope;
  /** When its content was rendered, in milliseconds since 1970; null if it came without content. */
  madeAt: number | null;
  /** Responses of the page's initial queries, as far as they came in time. */
  answers: PreloadedResponse[];
  /** Remote components that are rendered in the page; null if it came without content. */
  rendered: RenderedPart[] | null;
}

/** Fields of a page without server-rendered content, for an unknown visitor. */
export const withoutContent: Pick<BootData, 'scope' | 'madeAt' | 'answers' | 'rendered'> = {
  scope: { place: null, zoneIds: [], moduleId: null, isCustomer: false },
  madeAt: null,
  answers: [],
  rendered: null,
};

/** Search parameter for the language of a page: `?lang=ar`. Decision 0008. */
export const LANGUAGE_PARAMETER = 'lang';

/** Global in which the inline script stores early requests: key → pending response. Read once by the API client. */
export const EARLY_REQUESTS = '__shopEarlyCalls';

/** Global in which the inline script records input before the page is hydrated. Read once by the host. */
export const EARLY_INPUT = '__shopEarlyInput';

/** Global of the inline script that measures pages that are left before the host does it itself. */
export const EARLY_LEAVING = '__shopLeaving';

/** Event of the window: a part of an app cannot be shown, or does not work. `detail` is the app; the edge's badge listens. */
export const REMOTE_FAILED = 'shop:remote-failed';

/** A field with the visitor's input. */
export interface EarlyField {
  value: string;
  /** For a checkbox or radio button. */
  checked?: boolean;
  /** The caret, if the field has one. */
  from: number | null;
  to: number | null;
}

/** The visitor's input before the page was hydrated. */
export interface EarlyInput {
  fields: Map<EventTarget, EarlyField>;
  /** The last pressed button, or the form that was submitted without one. */
  tap: HTMLElement | null;
  /** Records the field's current value. */
  keep(field: EventTarget): void;
  /** Stops recording: from then on the application handles events. */
  stop(): void;
}

declare global {
  interface Window {
    [EARLY_INPUT]?: EarlyInput;
    /** `stop`: from then on the host measures. */
    [EARLY_LEAVING]?: { stop(): void };
    /** The key is `METHOD url`, with the url that the client would request. */
    [EARLY_REQUESTS]?: Record<string, Promise<Response>>;
    /** Set by the edge's inline script; webpack and styled-components use it. */
    __shopNonce?: string;
  }
}
