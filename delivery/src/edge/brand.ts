import { config, isRecord } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import type { LoadedBrand } from '../brand/read-brand';
import { getContentType } from '../content-types';
import { picturePolicy } from './security';

/**
 * The shop's settings (ENT-49) with the brand's name and logo: so titles, header, footer, manifest and structured data have them,
 * whichever releases a visitor gets. X-33.
 */
function toBrandedSettings(body: unknown, language: string, { brand, base }: LoadedBrand): unknown {
  if (!isRecord(body)) return body;
  const name = brand.names?.[language] ?? brand.name;
  return {
    ...body,
    ...(name ? { business_name: name } : {}),
    ...(brand.logo ? { logo_full_url: `${base}${brand.logo}` } : {}),
  };
}

/** Requests to the backend, whose settings come back with the brand's name and logo. */
export function toBrandedFetch(
  brand: LoadedBrand | null,
  send: typeof fetch = (...request) => fetch(...request),
): typeof fetch {
  if (!brand) return send;
  return async (input, init) => {
    const response = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok || new URL(address).pathname !== config.path) return response;
    const language = new Headers(init?.headers).get('x-localization') ?? 'en';
    const body: unknown = await response.json();
    return Response.json(toBrandedSettings(body, language, brand), { status: response.status });
  };
}

/** The same for the text of a response that the edge passes on; what is no JSON stays as it is. */
export function toBrandedText(text: string, language: string, brand: LoadedBrand): string {
  try {
    return JSON.stringify(toBrandedSettings(JSON.parse(text), language, brand));
  } catch {
    return text;
  }
}

/** The link to the icon in a browser's tab. */
export const brandIconLink = ({ brand, base }: LoadedBrand): string | null =>
  brand.symbol ? `<link rel="icon" type="image/svg+xml" href="${base}${brand.symbol}">` : null;

/** `GET /_brand/{hash}/{file}`: logo and typefaces, cached for ever; only those that `brand.json` names. */
export async function brandRoutes(app: FastifyInstance, { brand }: { brand: LoadedBrand }): Promise<void> {
  app.get<{ Params: { hash: string; file: string } }>('/_brand/:hash/:file', (request, reply) => {
    const { hash, file } = request.params;
    const content = brand.base === `/_brand/${hash}/` ? brand.files.get(file) : undefined;
    const type = getContentType(file);
    if (!content || !type) return reply.code(404).header('cache-control', 'no-store').send('');
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': picturePolicy,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(content);
  });
}
