import { config } from '@shop/contract';
import { pictureRoutePath, pictureWidths, previewWidth } from '@shop/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiCache } from '../api-cache';
import { getClient, OpenCount, refuseOverLimit } from '../client-limits';
import type { Log } from '../log';
import { picturePolicy } from '../security';
import type { EdgeSettings } from '../settings';
import { readVisitor } from '../visitor';
import { isConverterInstalled } from './converter';
import { getPictureOrigins, toPictureSource, type PictureSource } from './picture-source';
import { getFormat } from './picture-type';
import { Pictures, type Picture, type PictureRequest } from './pictures';

export interface PictureRoutesOptions {
  settings: Pick<
    EdgeSettings,
    'apiOrigin' | 'publicApiOrigin' | 'pictureOrigins' | 'pictureFolder' | 'pictureBytes' | 'hasPictures'
  >;
  apiCache: ApiCache;
  log: Log;
  /** For tests. */
  pictures?: Pictures;
}

/** Milliseconds to wait for the shop's settings, which name the folders of pictures. */
const wait = 1_000;
/** Pictures that are made for one client at a time; those that exist are not counted. */
const mostOpen = 128;
const immutableFrom = 31_536_000;

const widths = new Set([...pictureWidths, previewWidth].map(String));

const toCacheControl = ({ freshFor }: Picture): string => {
  if (freshFor === 0) return 'private, no-store';
  return `public, max-age=${freshFor}${freshFor >= immutableFrom ? ', immutable' : ''}`;
};

/** What an `img` takes for a picture that has failed. */
const refuse = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('');

function send(reply: FastifyReply, picture: Picture, ifNoneMatch: string | undefined) {
  const { bytes, type, tag } = picture;
  void reply.headers({
    'cache-control': toCacheControl(picture),
    vary: 'Accept',
    etag: tag,
    'content-security-policy': picturePolicy,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (ifNoneMatch?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}

/**
 * `GET /_pictures/{width}?src={address}`: a picture of the shop, made smaller and in the best format that the browser accepts.
 * Only fixed widths, and only pictures at the backend and at origins that its owner has named. X-33.
 */
export async function pictureRoutes(app: FastifyInstance, options: PictureRoutesOptions): Promise<void> {
  const { settings, apiCache, log } = options;
  if (settings.hasPictures && !isConverterInstalled())
    log('pictures-off', { reason: 'sharp is not installed: originals are served' });
  const pictures =
    options.pictures ?? new Pictures({ folder: settings.pictureFolder, most: settings.pictureBytes, log });
  app.addHook('onClose', () => pictures.close());
  const open = new OpenCount(mostOpen);

  // The folders are the same for everybody.
  const anybody = readVisitor(undefined, undefined);
  const getSource = async (src: string): Promise<PictureSource | null> => {
    const shop = await apiCache.get(config, {}, anybody, wait);
    return toPictureSource(src, settings, getPictureOrigins(settings, shop));
  };

  /** Null if the client waits for too many already. */
  const make = async (wanted: PictureRequest, client: string): Promise<Picture | null> => {
    if (!open.enter(client)) return null;
    try {
      return await pictures.get(wanted);
    } finally {
      open.leave(client);
    }
  };

  app.get<{ Params: { width: string }; Querystring: Record<string, unknown> }>(
    `${pictureRoutePath}/:width`,
    { compress: false },
    async (request, reply) => {
      const { src, ...others } = request.query;
      const isKnown = widths.has(request.params.width) && Object.keys(others).length === 0;
      if (!isKnown || typeof src !== 'string') return refuse(reply);
      try {
        const source = await getSource(src);
        if (!source) return refuse(reply);
        const format = getFormat(request.headers.accept);
        const wanted = { source, width: Number(request.params.width), format };
        const picture = (await pictures.find(wanted)) ?? (await make(wanted, getClient(request.ip)));
        return picture ? send(reply, picture, request.headers['if-none-match']) : refuseOverLimit(reply);
      } catch {
        return refuse(reply);
      }
    },
  );
}
