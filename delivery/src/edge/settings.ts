import { availableParallelism } from 'node:os';
import { isTimeZone } from '@shop/domain';

export interface EdgeSettings {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Where `/api` goes, without a trailing slash. */
  apiOrigin: string;
  /** Where the browser sends API calls: '' for this origin and its proxy. */
  publicApiOrigin: string;
  /** The shop's own origin for canonical addresses; null takes the request's. */
  publicOrigin: string | null;
  /** IANA name of the shop's time zone, for backends that do not name it; null: that of the shop's own position. */
  shopTimeZone: string | null;
  mapsKey: string | null;
  /** Visitors come by https, through whatever stands in front of the edge. */
  isSecure: boolean;
  /** Addresses of proxies whose word on the visitor's address counts: `10.0.0.0/8, loopback`. */
  trustProxy: string | null;
  /** Header in which what stands in front names the visitor's country, in small letters: `cf-ipcountry`. */
  countryHeader: string | null;
  /** Threads that render pages; 0 leaves that to browsers. */
  renderWorkers: number;
  /** Browsers get the service worker; off takes it back from those that have it. */
  hasWorker: boolean;
  /** Origins whose builds may take a release's place for who asks for it: for developers, none in production. */
  overrideOrigins: string[];
  /** Opens `/_delivery` to who knows it; null: there is no such page. */
  deliveryToken: string | null;
  /** What all edges of the shop make the key of tickets for reports of; null: this edge has one of its own. */
  reportSecret: string | null;
  /** An edge with the signing key takes failing trials back by itself, judging by its own counts. */
  hasGuard: boolean;
  /** Where browsers send what they measure with consent; null: to this edge (decision 0017). */
  streamUrl: string | null;
  /** Share of page loads, 0 to 1, that report how fast they were. */
  vitalsShare: number;
  /** Where metrics are told, beside the shop's own port; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Milliseconds between the wish that the edge ends and its last connection: as long as a balancer needs to find out. */
  drain: number;
  /** Opens `/_faults`, for tests only. */
  withFaults: boolean;
}

const usualPort = '4000';
const everywhere = '0.0.0.0';

function originFrom(name: string, text: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') return text.replace(/\/+$/, '');
  } catch {
    // said below
  }
  throw new Error(`${name} must be an address such as https://backend.example, not "${text}"`);
}

function portFrom(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number, not "${text}"`);
}

function metricsFrom({
  EDGE_METRICS_PORT: port,
  EDGE_METRICS_HOST: host,
  EDGE_HOST,
  EDGE_PORT,
}: NodeJS.ProcessEnv) {
  if (!port) return null;
  if (port === (EDGE_PORT || usualPort))
    throw new Error('EDGE_METRICS_PORT must be another port than EDGE_PORT');
  return { port: portFrom('EDGE_METRICS_PORT', port), host: host || EDGE_HOST || everywhere };
}

function drainFrom(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (seconds >= 0 && seconds <= 300) return seconds * 1_000;
  throw new Error(`EDGE_DRAIN_SECONDS must be a number from 0 to 300, not "${text}"`);
}

/** One core is left to the edge itself. */
const usualWorkers = () => Math.max(1, Math.min(4, availableParallelism() - 1));

function isOn(name: string, mode: string | undefined): boolean {
  if (mode && mode !== 'on' && mode !== 'off') throw new Error(`${name} must be on or off, not "${mode}"`);
  return mode !== 'off';
}

function workersFrom(mode: string | undefined, text: string | undefined): number {
  if (!isOn('EDGE_RENDER', mode)) return 0;
  const workers = text ? Number(text) : usualWorkers();
  if (Number.isInteger(workers) && workers >= 1 && workers <= 64) return workers;
  throw new Error(`EDGE_RENDER_WORKERS must be a number from 1 to 64, not "${text}"`);
}

function timeZoneFrom(name: string | undefined): string | null {
  if (!name || isTimeZone(name)) return name || null;
  throw new Error(`SHOP_TIME_ZONE must be a time zone such as Asia/Karachi, not "${name}"`);
}

/** Short ones could be guessed. */
function tokenFrom(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (text.length >= 16) return text;
  throw new Error(`${name} must have at least 16 letters`);
}

function shareFrom(text: string | undefined): number {
  const share = text ? Number(text) : 1;
  if (share >= 0 && share <= 1) return share;
  throw new Error(`EDGE_VITALS_SHARE must be a number from 0 to 1, not "${text}"`);
}

export const edgeSettings = (env: NodeJS.ProcessEnv): EdgeSettings => ({
  port: portFrom('EDGE_PORT', env.EDGE_PORT || usualPort),
  host: env.EDGE_HOST || everywhere,
  apiOrigin: originFrom('API_ORIGIN', env.API_ORIGIN || 'http://127.0.0.1:4100'),
  publicApiOrigin: env.API_PUBLIC_ORIGIN ? originFrom('API_PUBLIC_ORIGIN', env.API_PUBLIC_ORIGIN) : '',
  publicOrigin: env.PUBLIC_ORIGIN ? originFrom('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) : null,
  shopTimeZone: timeZoneFrom(env.SHOP_TIME_ZONE),
  mapsKey: env.GOOGLE_MAPS_KEY || null,
  isSecure: env.EDGE_SECURE === '1',
  trustProxy: env.EDGE_TRUST_PROXY || null,
  countryHeader: env.EDGE_COUNTRY_HEADER?.toLowerCase() || null,
  renderWorkers: workersFrom(env.EDGE_RENDER, env.EDGE_RENDER_WORKERS),
  hasWorker: isOn('EDGE_SERVICE_WORKER', env.EDGE_SERVICE_WORKER),
  deliveryToken: tokenFrom('EDGE_DELIVERY_TOKEN', env.EDGE_DELIVERY_TOKEN),
  reportSecret: tokenFrom('EDGE_REPORT_KEY', env.EDGE_REPORT_KEY) ?? (env.EDGE_DELIVERY_TOKEN || null),
  hasGuard: isOn('EDGE_GUARD', env.EDGE_GUARD || 'off'),
  overrideOrigins: (env.EDGE_OVERRIDES ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => originFrom('EDGE_OVERRIDES', origin)),
  streamUrl: env.EDGE_STREAM_URL ? originFrom('EDGE_STREAM_URL', env.EDGE_STREAM_URL) : null,
  vitalsShare: shareFrom(env.EDGE_VITALS_SHARE),
  metrics: metricsFrom(env),
  drain: drainFrom(env.EDGE_DRAIN_SECONDS),
  withFaults: env.EDGE_FAULTS === '1',
});

const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Scheme and host of the shop's addresses: as set, else as the request names it; null where that is no host. */
export function originOf(
  { publicOrigin, isSecure }: Pick<EdgeSettings, 'publicOrigin' | 'isSecure'>,
  host: string | undefined,
): string | null {
  if (publicOrigin) return publicOrigin;
  return host && hostPattern.test(host) ? `${isSecure ? 'https' : 'http'}://${host}` : null;
}
