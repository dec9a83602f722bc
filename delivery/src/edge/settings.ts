import { availableParallelism } from 'node:os';
import { isTimeZone } from '@shop/domain';
import { number, object, string, ValidationError } from 'yup';

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
  /** Milliseconds that a visitor waits for a rendered page before the browser renders it. */
  renderTimeout: number;
  /** Browsers get the service worker; off takes it back from those that have it. */
  hasWorker: boolean;
  /** Origins whose builds may take a release's place for who asks for it: for developers, none in production. */
  overrideOrigins: string[];
  /** Opens `/_delivery` to who knows it; null: there is no such page. */
  deliveryToken: string | null;
  /** What all edges of the shop make the key of tickets for reports of; null: this edge has one of its own. */
  reportSecret: string | null;
  /** An edge with the signing key takes failing canaries back by itself, judging by its own counts. */
  hasCanaryAnalysis: boolean;
  /** Where browsers send what they measure with consent; null: to this edge (decision 0017). */
  streamUrl: string | null;
  /** Share of page loads, 0 to 1, that report how fast they were. */
  vitalsSampleRate: number;
  /** Where metrics are told, beside the shop's own port; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Milliseconds between the command that the edge ends and its last connection: as long as a balancer needs to find out. */
  drain: number;
  /** Opens `/_faults`, for tests only. */
  withFaults: boolean;
}

const everywhere = '0.0.0.0';

/** One core is left to the edge itself. */
const getDefaultWorkers = () => Math.max(1, Math.min(4, availableParallelism() - 1));

const toOrigin = (address: string) => address.replace(/\/+$/, '');

function isOrigin(address: string | undefined): boolean {
  if (address === undefined) return true;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

const says = (what: string) => `\${path} must be ${what}, not "\${originalValue}"`;

const origin = string()
  .transform(toOrigin)
  .test('origin', says('an address such as https://backend.example'), isOrigin);
const count = (what: string, least: number, most: number) =>
  number().typeError(says(what)).min(least, says(what)).max(most, says(what));
const port = count('a port number', 0, 65_535).integer(says('a port number'));
const onOrOff = string().oneOf(['on', 'off'], says('on or off'));
const flag = string().oneOf(['0', '1'], says('1 or 0'));

const schema = object({
  API_ORIGIN: origin.default('http://127.0.0.1:4100'),
  API_PUBLIC_ORIGIN: origin,
  PUBLIC_ORIGIN: origin,
  SHOP_TIME_ZONE: string().test(
    'zone',
    says('a time zone such as Asia/Karachi'),
    (zone) => zone === undefined || isTimeZone(zone),
  ),
  GOOGLE_MAPS_KEY: string(),
  EDGE_PORT: port.default(4_000),
  EDGE_HOST: string().default(everywhere),
  EDGE_SECURE: flag,
  EDGE_TRUST_PROXY: string(),
  EDGE_COUNTRY_HEADER: string().lowercase(),
  EDGE_RENDER: onOrOff.default('on'),
  EDGE_RENDER_WORKERS: count('a number from 1 to 64', 1, 64).integer(says('a number from 1 to 64')),
  EDGE_RENDER_TIMEOUT_MS: count('a number from 100 to 120000', 100, 120_000).default(800),
  EDGE_SERVICE_WORKER: onOrOff.default('on'),
  // Short ones could be guessed; it is a secret, so the message does not repeat it.
  EDGE_DELIVERY_TOKEN: string().min(16, '${path} must have at least 16 letters'),
  EDGE_REPORT_KEY: string().min(16, '${path} must have at least 16 letters'),
  EDGE_GUARD: onOrOff.default('off'),
  EDGE_OVERRIDES: string()
    .default('')
    .test('origins', says('addresses such as http://localhost:4201'), (text) => toList(text).every(isOrigin)),
  EDGE_STREAM_URL: origin,
  EDGE_VITALS_SHARE: count('a number from 0 to 1', 0, 1).default(1),
  EDGE_METRICS_PORT: port.test(
    'other port',
    '${path} must be another port than EDGE_PORT',
    (metrics, { parent }) => metrics === undefined || metrics !== parent.EDGE_PORT,
  ),
  EDGE_METRICS_HOST: string(),
  EDGE_DRAIN_SECONDS: count('a number from 0 to 300', 0, 300).default(0),
  EDGE_FAULTS: flag,
});

const toList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads the environment; an empty variable is none. Throws with one sentence for each wrong value. */
function readEnvironment(env: NodeJS.ProcessEnv) {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  try {
    return schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    throw error instanceof ValidationError ? new Error(error.errors.join('\n')) : error;
  }
}

export function edgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const read = readEnvironment(env);
  return {
    port: read.EDGE_PORT,
    host: read.EDGE_HOST,
    apiOrigin: read.API_ORIGIN,
    publicApiOrigin: read.API_PUBLIC_ORIGIN ?? '',
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    shopTimeZone: read.SHOP_TIME_ZONE ?? null,
    mapsKey: read.GOOGLE_MAPS_KEY ?? null,
    isSecure: read.EDGE_SECURE === '1',
    trustProxy: read.EDGE_TRUST_PROXY ?? null,
    countryHeader: read.EDGE_COUNTRY_HEADER ?? null,
    renderWorkers: read.EDGE_RENDER === 'off' ? 0 : (read.EDGE_RENDER_WORKERS ?? getDefaultWorkers()),
    renderTimeout: read.EDGE_RENDER_TIMEOUT_MS,
    hasWorker: read.EDGE_SERVICE_WORKER === 'on',
    deliveryToken: read.EDGE_DELIVERY_TOKEN ?? null,
    reportSecret: read.EDGE_REPORT_KEY ?? read.EDGE_DELIVERY_TOKEN ?? null,
    hasCanaryAnalysis: read.EDGE_GUARD === 'on',
    overrideOrigins: toList(read.EDGE_OVERRIDES).map(toOrigin),
    streamUrl: read.EDGE_STREAM_URL ?? null,
    vitalsSampleRate: read.EDGE_VITALS_SHARE,
    metrics:
      read.EDGE_METRICS_PORT === undefined
        ? null
        : { port: read.EDGE_METRICS_PORT, host: read.EDGE_METRICS_HOST ?? read.EDGE_HOST },
    drain: read.EDGE_DRAIN_SECONDS * 1_000,
    withFaults: read.EDGE_FAULTS === '1',
  };
}

const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Scheme and host of the shop's addresses: as set, else as the request names it; null where that is no host. */
export function getOrigin(
  { publicOrigin, isSecure }: Pick<EdgeSettings, 'publicOrigin' | 'isSecure'>,
  host: string | undefined,
): string | null {
  if (publicOrigin) return publicOrigin;
  return host && hostPattern.test(host) ? `${isSecure ? 'https' : 'http'}://${host}` : null;
}
