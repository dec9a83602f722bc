import type { RouteManifest } from './release-manifest';

/** One release as the browser needs it: where its entry is and what it offers. Addresses are absolute paths or URLs. */
export interface LiveRelease {
  app: string;
  version: string;
  buildId: string;
  entry: { url: string; integrity: string };
  routes: RouteManifest[];
  slots: string[];
  listeners: string[];
}

/**
 * What the edge writes into the page for the host: `<script type="application/json" id="shop-boot">`.
 * Nothing in it is secret or personal beyond what the `shop` cookie already holds.
 */
export interface BootData {
  /** Live release of each remote, and the one before it to step back to. */
  remotes: Record<string, { live: LiveRelease; previous: LiveRelease | null }>;
  host: { version: string; buildId: string };
  /** Revision of the release table that was used. */
  revision: number;
  language: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  /** Where API calls go: '' for this origin (the edge's proxy), else an origin. */
  apiOrigin: string;
  /** Answer of GET /api/v1/config as it came, or null when the API could not be reached. */
  config: unknown;
  /** Answer of GET /api/v1/module as it came, or null. */
  modules: unknown;
  /** Google Maps browser key; null draws the schematic map. */
  mapsKey: string | null;
  visitorId: string;
}

/** Where the inline script keeps the calls it has started: request key → pending answer. Read once by the API client. */
export const EARLY_CALLS = '__shopEarlyCalls';

declare global {
  interface Window {
    /** Key is `METHOD url` with the url as the client would ask for it. */
    [EARLY_CALLS]?: Record<string, Promise<Response>>;
    /** Filled by the edge's inline script; webpack's and styled-components' nonce. */
    __shopNonce?: string;
  }
}
