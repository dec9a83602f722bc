import { availableParallelism } from 'node:os';
import { isTimeZone } from '@shop/domain';
import { readBrand, type LoadedBrand } from '../brand/read-brand';
import { number, object, string, ValidationError } from 'yup';

export interface EdgeSettings {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Target of `/api`: scheme, host and port. */
  apiOrigin: string;
  /** Origin of the browser's API requests: '' for the page's own and its proxy. */
  publicApiOrigin: string;
  /** The shop's own origin for canonical addresses; null uses the request's. */
  publicOrigin: string | null;
  /** IANA name of the shop's time zone, for backends that do not send it; null: that of the shop's own position. */
  shopTimeZone: string | null;
  mapsKey: string | null;
  /** Whether visitors use https, through a proxy before the edge. */
  isSecure: boolean;
  /** Addresses of trusted proxies, which send the visitor's address: `10.0.0.0/8, loopback`. */
  trustProxy: string | null;
  /** Header in which a proxy sends the visitor's country, in lower case: `cf-ipcountry`. */
  countryHeader: string | null;
  /** Number of threads that render pages; 0 leaves rendering to browsers. */
  renderWorkers: number;
  /** Milliseconds that a visitor waits for a rendered page before the browser renders it. */
  renderTimeout: number;
  /** Whether browsers get the service worker; off removes it from all browsers. */
  hasWorker: boolean;
  /** Origins of builds that may replace a release on request: for developers, none in production. */
  overrideOrigins: string[];
  /** The token for `/_delivery`; null: the page does not exist. */
  deliveryToken: string | null;
  /** The secret from which all edges of the shop derive the key of report tickets; null: this edge has its own. */
  reportSecret: string | null;
  /** Whether an edge with the signing key rolls failing canaries back, by its own counts. */
  hasCanaryAnalysis: boolean;
  /** Where browsers send analytics events, with consent; null: to this edge (decision 0017). */
  streamUrl: string | null;
  /** Share of page loads, 0 to 1, that report web vitals. */
  vitalsSampleRate: number;
  /** Where metrics are served, on a separate port; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Milliseconds of the graceful shutdown in which connections are still accepted: as long as a balancer needs to react. */
  drain: number;
  /** Whether the edge makes pictures smaller. */
  hasPictures: boolean;
  /** Origins of pictures besides the backend's. */
  pictureOrigins: string[];
  /** Folder in which made pictures stay; null: they end with the edge. */
  pictureFolder: string | null;
  /** Bytes of made pictures that are kept. */
  pictureBytes: number;
  /** The shop's own name, logo, colours, corners and typefaces; null: the kit's. */
  brand: LoadedBrand | null;
  /** Opens `/_faults`, for tests only. */
  withFaults: boolean;
}

const everywhere = '0.0.0.0';

/** One core is left for the edge itself. */
const getDefaultWorkers = () => Math.max(1, Math.min(4, availableParallelism() - 1));

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Whether it has scheme, host and port alone. A slash at the end is tolerated. */
const isOrigin = (text: string): boolean => /^[a-z]+:\/\/[^\s/\\?#@]+\/?$/i.test(text) && isAddress(text);

/** As browsers write it, to be compared with theirs; what is no origin stays as it is, for the message. */
const toOrigin = (text: string): string => (isOrigin(text) ? new URL(text).origin : text);

const mustBe = (what: string) => `\${path} must be ${what}, not "\${originalValue}"`;

const address = string().test(
  'address',
  mustBe('an address such as https://collect.example/events'),
  (text) => text === undefined || isAddress(text),
);
const origin = string()
  .transform(toOrigin)
  .test(
    'origin',
    mustBe('an origin such as https://backend.example, without a path'),
    (text) => text === undefined || isOrigin(text),
  );
const origins = (example: string) =>
  string()
    .default('')
    .test('origins', mustBe(`origins such as ${example}, without a path`), (text) =>
      toList(text).every(isOrigin),
    );
const headerName = string()
  .lowercase()
  .matches(/^[\w!#$%&'*+.^`|~-]+$/, mustBe('the name of a header such as cf-ipcountry'));
const count = (what: string, least: number, most: number) =>
  number().typeError(mustBe(what)).min(least, mustBe(what)).max(most, mustBe(what));
const port = count('a port number', 0, 65_535).integer(mustBe('a port number'));
const onOrOff = string().oneOf(['on', 'off'], mustBe('on or off'));
const flag = string().oneOf(['0', '1'], mustBe('1 or 0'));

const schema = object({
  API_ORIGIN: origin.default('http://127.0.0.1:4100'),
  API_PUBLIC_ORIGIN: origin,
  PUBLIC_ORIGIN: origin,
  SHOP_TIME_ZONE: string().test(
    'zone',
    mustBe('a time zone such as Asia/Karachi'),
    (zone) => zone === undefined || isTimeZone(zone),
  ),
  GOOGLE_MAPS_KEY: string(),
  EDGE_PORT: port.default(4_000),
  EDGE_HOST: string().default(everywhere),
  EDGE_SECURE: flag,
  EDGE_TRUST_PROXY: string(),
  EDGE_COUNTRY_HEADER: headerName,
  EDGE_RENDER: onOrOff.default('on'),
  EDGE_RENDER_WORKERS: count('a number from 1 to 64', 1, 64).integer(mustBe('a number from 1 to 64')),
  EDGE_RENDER_TIMEOUT_MS: count('a number from 100 to 120000', 100, 120_000).default(800),
  EDGE_SERVICE_WORKER: onOrOff.default('on'),
  // Short ones could be guessed; it is a secret, so the message does not repeat it.
  EDGE_DELIVERY_TOKEN: string().min(16, '${path} must have at least 16 letters'),
  EDGE_REPORT_KEY: string().min(16, '${path} must have at least 16 letters'),
  EDGE_GUARD: onOrOff.default('off'),
  EDGE_OVERRIDES: origins('http://localhost:4201'),
  EDGE_STREAM_URL: address,
  EDGE_VITALS_SHARE: count('a number from 0 to 1', 0, 1).default(1),
  EDGE_METRICS_PORT: port.test(
    'other port',
    '${path} must be another port than EDGE_PORT',
    (metrics, { parent }) => metrics === undefined || metrics !== parent.EDGE_PORT,
  ),
  EDGE_METRICS_HOST: string(),
  EDGE_DRAIN_SECONDS: count('a number from 0 to 300', 0, 300).default(0),
  EDGE_BRAND: string(),
  EDGE_PICTURES: onOrOff.default('on'),
  EDGE_PICTURE_ORIGINS: origins('https://pictures.example'),
  EDGE_PICTURES_DIR: string(),
  EDGE_PICTURES_MB: count('a number from 16 to 100000', 16, 100_000).default(512),
  EDGE_FAULTS: flag,
});

const toList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads the environment; an empty variable counts as unset. Throws with one sentence for each wrong value. */
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
    brand: read.EDGE_BRAND ? readBrand(read.EDGE_BRAND) : null,
    hasPictures: read.EDGE_PICTURES === 'on',
    pictureOrigins: toList(read.EDGE_PICTURE_ORIGINS).map(toOrigin),
    pictureFolder: read.EDGE_PICTURES_DIR ?? null,
    pictureBytes: read.EDGE_PICTURES_MB * 1024 * 1024,
    withFaults: read.EDGE_FAULTS === '1',
  };
}

const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Scheme and host of the shop's addresses: the configured ones, else those of the request; null if that has no valid host. */
export function getOrigin(
  { publicOrigin, isSecure }: Pick<EdgeSettings, 'publicOrigin' | 'isSecure'>,
  host: string | undefined,
): string | null {
  if (publicOrigin) return publicOrigin;
  return host && hostPattern.test(host) ? `${isSecure ? 'https' : 'http'}://${host}` : null;
}
