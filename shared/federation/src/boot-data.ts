import type { Endpoint } from '@shop/contract';
import type { ReleaseFile, ReleaseManifest, RouteManifest } from './release-manifest';
import type { QueryArgs } from './initial-queries';
import type { RenderedPart } from './server-rendering';

/** A script of a release, as the page names it. */
export interface ReleaseScript extends Pick<ReleaseFile, 'integrity'> {
  url: string;
}

/** What of a published release the browser needs: where its entry is and what it offers. Addresses are absolute paths or URLs. */
export interface ClientRelease extends Pick<
  ReleaseManifest,
  'app' | 'version' | 'buildId' | 'slots' | 'listeners'
> {
  entry: ReleaseScript;
  routes: ClientRoute[];
  /** Slot that comes after the page → every script that it runs: asked for at once. */
  slotScripts?: Record<string, ReleaseScript[]>;
}

/** What of a route the browser needs. */
export type ClientRoute = Pick<
  RouteManifest,
  'path' | 'page' | 'instead' | 'first' | 'needsPlace' | 'needsCustomer' | 'identity' | 'unlisted' | 'resumes'
>;

/** An answer that came with the page: of one of its initial queries. */
export interface PreloadedResponse {
  /** Of the contract's endpoint what makes the question's key in the browser's cache. */
  endpoint: Pick<Endpoint, 'method' | 'path' | 'varies'>;
  args: QueryArgs;
  /** HTTP status; what is not 200 is the backend's refusal. */
  status: number;
  /** As it came. */
  body: unknown;
}

/** Where and as whom the page was made for its visitor, as the `shop` cookie says. */
export interface PageScope {
  place: [latitude: number, longitude: number] | null;
  zoneIds: number[];
  moduleId: number | null;
  /** The visitor was signed in when he was last here. */
  isCustomer: boolean;
  /** Ids of the categories that the customer cares for (D-07); left out: none. */
  interests?: number[];
}

/**
 * What the edge writes into the page for the host: `<script type="application/json" id="shop-boot">`.
 * Nothing in it is secret or personal beyond what the `shop` cookie already holds.
 */
export interface BootData {
  /** Live release of each remote, and the one before it to step back to. */
  remotes: Record<string, { live: ClientRelease; previous: ClientRelease | null }>;
  host: Pick<ClientRelease, 'version' | 'buildId'>;
  /** Addresses of areas that are switched off: a card stands there (F-11); left out: none. */
  off?: string[];
  /** Revision of the release table that was used. */
  revision: number;
  language: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  /** Scheme and host under which the shop is known outside; left out: not known. */
  origin?: string;
  /** ISO 4217 code of the shop's currency; left out: there is no telling. */
  currency?: string;
  /** Where API calls go: '' for this origin (the edge's proxy), else an origin. */
  apiOrigin: string;
  /** Scheme and host of the backend's own pages, for payments; left out: API calls go to that very origin. */
  backendOrigin?: string;
  /** Answer of GET /api/v1/config as it came, or null when the API could not be reached. */
  config: unknown;
  /** Answer of GET /api/v1/module as it came, or null. */
  modules: unknown;
  /** IANA name of the shop's time zone, which serves where the settings name none; left out: UTC. */
  timeZone?: string;
  /** Google Maps browser key; null draws the schematic map. */
  mapsKey: string | null;
  visitorId: string;
  /** With it what the page reports is counted, for half an hour; left out: nothing of it is. */
  ticket?: string;
  /** When the edge sent the page, by its clock, ISO 8601; left out by edges from before. */
  sentAt?: string;
  /** Whether `/sw.js` is to be registered; left out: not. */
  worker?: boolean;
  /** Where the analytics stream is sent; left out: to the edge's own collector. */
  stream?: string;
  /** Share of page loads, 0 to 1, that report how fast they were; left out: all. */
  vitals?: number;
  scope: PageScope;
  /** When its content was rendered, in milliseconds since 1970; null where it came without content. */
  madeAt: number | null;
  /** Answers of the page's initial queries, as far as they came in time. */
  answers: PreloadedResponse[];
  /** Parts that stand in the page already; null where it came without content. */
  rendered: RenderedPart[] | null;
}

/** The part of it that a page has which nobody has rendered, for a visitor of whom nothing is known. */
export const withoutContent: Pick<BootData, 'scope' | 'madeAt' | 'answers' | 'rendered'> = {
  scope: { place: null, zoneIds: [], moduleId: null, isCustomer: false },
  madeAt: null,
  answers: [],
  rendered: null,
};

/** The languages in which each page can be asked for: `?lang=ar`. Decision 0008. */
export const LANGUAGE_PARAMETER = 'lang';

/** Where the inline script keeps the calls it has started: request key → pending answer. Read once by the API client. */
export const EARLY_REQUESTS = '__shopEarlyCalls';

/** Where the inline script keeps what the visitor does before the page is hydrated. Read once by the host. */
export const EARLY_INPUT = '__shopEarlyInput';

/** A field as its visitor left it. */
export interface EarlyField {
  value: string;
  /** Of a checkbox or radio. */
  checked?: boolean;
  /** The caret, where the field has one. */
  from: number | null;
  to: number | null;
}

/** What the visitor did before the page was hydrated. */
export interface EarlyInput {
  fields: Map<EventTarget, EarlyField>;
  /** The button that was pressed last, or the form that was sent without one. */
  tap: HTMLElement | null;
  /** Notes the field as it is now. */
  keep(field: EventTarget): void;
  /** Ends the recording: from then on events reach the application. */
  stop(): void;
}

declare global {
  interface Window {
    [EARLY_INPUT]?: EarlyInput;
    /** Key is `METHOD url` with the url as the client would ask for it. */
    [EARLY_REQUESTS]?: Record<string, Promise<Response>>;
    /** Filled by the edge's inline script; webpack's and styled-components' nonce. */
    __shopNonce?: string;
  }
}
