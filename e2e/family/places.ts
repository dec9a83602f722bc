import { withQuery } from './demands';
import type { ShopData } from './goods';
import { html, json, refuse, type Reply, type Web } from './web';

type ReadResponse = (name: string) => unknown;

/** Zone 7: a square. */
const isServed = (latitude: number, longitude: number) =>
  latitude > 23.6 && latitude < 24 && longitude > 90.2 && longitude < 90.6;

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (): Reply => ({ status: 200, headers: { 'content-type': 'image/png' }, content: point });

const texts = ['terms-and-conditions', 'privacy-policy', 'refund-policy', 'cancelation', 'shipping-policy'];

/** Settings, places, guests, texts and pictures. */
export function servePlaces(web: Web, data: ShopData, readResponse: ReadResponse): void {
  const api = '/api/v1';
  web.on('GET', `${api}/config`, () => json(data.config));
  web.on(
    'GET',
    `${api}/config/get-zone-id`,
    withQuery(['lat', 'lng'], ({ query }) =>
      isServed(Number(query.lat), Number(query.lng))
        ? json(data.zone)
        : refuse(404, 'coordinates', 'No service here yet'),
    ),
  );
  web.on(
    'GET',
    `${api}/config/geocode-api`,
    withQuery(['lat', 'lng'], () => json(readResponse('config.geocode-api'))),
  );
  web.on(
    'GET',
    `${api}/config/place-api-autocomplete`,
    withQuery(['search_text'], () => json(readResponse('config.place-api-autocomplete'))),
  );
  web.on(
    'GET',
    `${api}/config/place-api-details`,
    withQuery(['placeid'], () => json(readResponse('config.place-api-details'))),
  );
  web.on(
    'GET',
    `${api}/config/distance-api`,
    withQuery(['origin_lat', 'origin_lng', 'destination_lat', 'destination_lng'], () =>
      json(readResponse('config.distance-api')),
    ),
  );
  serveTexts(web, readResponse);
}

function serveTexts(web: Web, readResponse: ReadResponse): void {
  const api = '/api/v1';
  let guests = 4_710;
  web.on('POST', `${api}/auth/guest/request`, () => {
    guests += 1;
    return json({ message: 'Guest verified', guest_id: guests });
  });
  web.on('GET', `${api}/react-landing-page`, () => json(readResponse('react-landing-page')));
  web.on('GET', `${api}/about-us`, () => json(readResponse('about-us')));
  for (const text of texts) web.on('GET', `${api}/${text}`, () => json(`<p>About ${text}.</p>`));
  web.on('POST', `${api}/newsletter/subscribe`, () => json({ message: 'Subscribed' }));
  for (const folder of [
    'business',
    'module',
    'store',
    'category',
    'product',
    'banner',
    'campaign',
    'delivery-man',
  ])
    web.on('GET', `/storage/app/public/${folder}/:name`, picture);
  web.on('GET', '/storage/app/public/store/cover/:name', picture);
  web.on('GET', '/storage/app/public/payment_modules/gateway_image/:name', picture);
  web.on('GET', '/login/admin', () => html('<!doctype html><title>Admin</title><h1>Sign in</h1>'));
}

/** The ways in which a backend responds for a missing endpoint. */
export const manners = ['json404', 'json405', 'html200', 'html404', 'redirect'] as const;
export type Manner = (typeof manners)[number];

export type Lacking = Record<string, Manner>;

const pageWithoutEndpoint = '<!doctype html><html><body><div id="app"></div></body></html>';

export function withoutEndpoint(manner: Manner, path: string): Reply {
  const replies: Record<Manner, () => Reply> = {
    json404: () => json({ message: `The route ${path.slice(1)} could not be found.` }, 404),
    json405: () => json({ message: 'The method is not supported for this route.' }, 405),
    html200: () => html(pageWithoutEndpoint),
    html404: () => html(pageWithoutEndpoint, 404),
    redirect: () => ({ ...html('<a href="/login/admin">Sign in</a>', 302), ...toLogin }),
  };
  return replies[manner]();
}

const toLogin: Pick<Reply, 'headers'> = {
  headers: { location: '/login/admin', 'content-type': 'text/html; charset=UTF-8' },
};
