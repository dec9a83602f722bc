import { isIP } from 'node:net';
import { pictureFoldersFromWire, isRecord } from '@shop/contract';
import { isDrawing } from '@shop/domain';
import type { BootData } from '@shop/federation';
import type { ApiResponse } from '../fetch-response';
import type { EdgeSettings } from '../settings';
import { mayConnect, type Trust } from './addresses';
import { isConverterInstalled } from './converter';

/** Origins that the edge fetches pictures from, and who has named each. */
export type PictureOrigins = ReadonlyMap<string, Trust>;

/** Where a picture is, judged: nothing else is requested. */
export interface PictureSource {
  /** Full address, without a fragment. */
  url: string;
  trust: Trust;
}

type OriginSettings = Pick<EdgeSettings, 'apiOrigin' | 'publicApiOrigin' | 'pictureOrigins'>;

/** The origin of an address; none if it is not http(s). */
const toHttpOrigins = (address: string): string[] => {
  if (!URL.canParse(address)) return [];
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? [origin] : [];
};

/**
 * The backend's own origin, those of the settings, and those of the folders that the backend names as its pictures'
 * (`base_urls`, `s3_base_urls`, ENT-47).
 */
export function getPictureOrigins(settings: OriginSettings, shop: ApiResponse | null): PictureOrigins {
  const { apiOrigin, publicApiOrigin, pictureOrigins } = settings;
  const body = shop?.status === 200 && isRecord(shop.body) ? shop.body : {};
  const announced = [body.base_urls, body.s3_base_urls].flatMap((folders) =>
    Object.values(pictureFoldersFromWire(folders)).flatMap(toHttpOrigins),
  );
  const configured = [apiOrigin, publicApiOrigin, ...pictureOrigins].flatMap(toHttpOrigins);
  return new Map<string, Trust>([
    ...announced.map((origin) => [origin, 'announced'] as const),
    ...configured.map((origin) => [origin, 'configured'] as const),
  ]);
}

/**
 * The origins for a page, whose pictures then come through the edge; null where pictures are as they are: switched off, or the
 * library is not installed.
 */
export function getPictureRoute(
  settings: OriginSettings & Pick<EdgeSettings, 'hasPictures'>,
  shop: ApiResponse | null,
): BootData['pictures'] | null {
  if (!settings.hasPictures || !isConverterInstalled()) return null;
  return { origins: [...getPictureOrigins(settings, shop).keys()] };
}

/** Paths of the backend that are no pictures, and may do something. */
const notPictures = /^\/(?:api|sandbox|payments|providers|payment-mobile)(?:\/|$)/i;

const longest = 2_048;

/** Judges what a browser names as a picture: a file below `/media/`, or an address at one of the origins. Null: refused. */
export function toPictureSource(
  src: string,
  { apiOrigin }: Pick<OriginSettings, 'apiOrigin'>,
  origins: PictureOrigins,
): PictureSource | null {
  // Control characters and backslashes are read differently by different programs.
  if (src.length > longest || /[\p{Cc}\\]/u.test(src) || isDrawing(src)) return null;
  const isOwn = src.startsWith('/');
  if (!isOwn && !/^https?:\/\//i.test(src)) return null;
  const address = isOwn ? `${apiOrigin}${src}` : src;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const trust = origins.get(url.origin);
  if (!trust || url.username || url.password) return null;
  // After the parser has resolved `..`; an encoded one is a name for the parser, and might be a step for the server.
  if (isOwn && !url.pathname.startsWith('/media/')) return null;
  const isBackend = url.origin === new URL(apiOrigin).origin;
  if (isBackend && (/%(?:2e|2f|5c|00)/i.test(url.pathname) || notPictures.test(url.pathname))) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayConnect(host, trust)) return null;
  url.hash = '';
  return { url: url.href, trust };
}
