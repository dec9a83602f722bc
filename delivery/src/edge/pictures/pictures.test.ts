import sharp from 'sharp';
import { json, testEdge, type Handler, type TestEdge } from '../../../fixtures/edge';
import { aPhoto, aTransparentPicture } from '../../../fixtures/photographs';

const edges: TestEdge[] = [];
afterAll(() => Promise.all(edges.map((edge) => edge.close())));

interface File {
  bytes: Buffer;
  headers?: Record<string, string>;
}

/** An edge before a backend with these files below `/media/`; `requested` are the paths that came. */
async function shop(files: Record<string, File>, env: Record<string, string> = {}) {
  const requested: string[] = [];
  const handler: Handler = ({ url = '' }, response) => {
    if (url.startsWith('/api/')) return json(response, { business_name: 'Souk' });
    requested.push(url);
    const file = files[url];
    if (!file) return json(response, {}, 404);
    response.writeHead(200, file.headers ?? {});
    response.end(file.bytes);
  };
  const edge = await testEdge(handler, env);
  edges.push(edge);
  const get = (src: string, { width = 320, headers = {} }: { width?: number; headers?: object } = {}) =>
    edge.app.inject({ url: `/_pictures/${width}?src=${encodeURIComponent(src)}`, headers: { ...headers } });
  return { ...edge, requested, get };
}

const photo = aPhoto({ width: 1_000, height: 750 });
const chrome = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

it.each([
  ['AVIF', chrome.accept, 'image/avif'],
  ['WebP', 'image/webp,*/*', 'image/webp'],
  ['WebP', 'image/avif;q=0, image/webp;q=0.9', 'image/webp'],
  ['JPEG', '*/*', 'image/jpeg'],
])('makes %s for a browser that accepts %p, as wide as it asks [X-33]', async (_name, accept, type) => {
  const { get } = await shop({ '/media/photo.jpg': { bytes: await photo } });
  const { statusCode, headers, rawPayload } = await get('/media/photo.jpg', { headers: { accept } });
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(headers).toMatchObject({
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
  expect(rawPayload.length).toBeLessThan((await photo).length / 4);
});

it('never enlarges a picture, and removes what a camera has written into it [X-33]', async () => {
  const bytes = await sharp(await aPhoto({ width: 100, height: 80 }))
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const { get } = await shop({ '/media/small.jpg': { bytes } });
  const { rawPayload } = await get('/media/small.jpg', { width: 1792 });
  const metadata = await sharp(rawPayload).metadata();
  expect(metadata.width).toBe(100);
  expect(metadata).not.toHaveProperty('exif');
});

it('makes each picture once, however many ask for it, and says when it has not changed [X-33]', async () => {
  const { get, requested } = await shop({ '/media/photo.jpg': { bytes: await photo } });
  const responses = await Promise.all([1, 2, 3].map(() => get('/media/photo.jpg', { headers: chrome })));
  expect(requested).toEqual(['/media/photo.jpg']);
  const [first, ...others] = responses.map(({ rawPayload }) => rawPayload.toString('base64'));
  expect(others).toEqual([first, first]);
  const etag = responses[0]?.headers.etag;
  const again = await get('/media/photo.jpg', { headers: { ...chrome, 'if-none-match': etag } });
  expect([again.statusCode, again.rawPayload.length, again.headers.vary]).toEqual([304, 0, 'Accept']);
  expect(requested).toHaveLength(1);
});

it('keeps a customer’s own picture nowhere, and leaves it as it is [X-33]', async () => {
  const headers = { 'cache-control': 'private, no-store' };
  const { get, requested } = await shop({ '/media/avatars/secret.jpg': { bytes: await photo, headers } });
  for (const _time of [1, 2]) {
    const response = await get('/media/avatars/secret.jpg', { headers: chrome });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.rawPayload.equals(await photo)).toBe(true);
  }
  expect(requested).toHaveLength(2);
});

it('asks an origin again when its own time has passed [X-33]', async () => {
  const headers = { 'cache-control': 'max-age=600' };
  const { get } = await shop({ '/media/photo.jpg': { bytes: await photo, headers } });
  const response = await get('/media/photo.jpg');
  expect(response.headers['cache-control']).toBe('public, max-age=600');
});

it('keeps transparency, and shows no preview through it [X-33]', async () => {
  const { get } = await shop({ '/media/logo.png': { bytes: await aTransparentPicture() } });
  const plain = await get('/media/logo.png');
  expect(plain.headers['content-type']).toBe('image/png');
  const preview = await get('/media/logo.png', { width: 24, headers: chrome });
  const { data } = await sharp(preview.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data.filter((_value, at) => at % 4 === 3).every((alpha) => alpha === 0)).toBe(true);
});

it('makes a preview of some hundred bytes [X-33]', async () => {
  const { get } = await shop({ '/media/photo.jpg': { bytes: await photo } });
  const { rawPayload, headers } = await get('/media/photo.jpg', { width: 24, headers: chrome });
  expect(headers['content-type']).toBe('image/webp');
  expect(rawPayload.length).toBeLessThan(600);
});

it('leaves a drawing as it is, whatever its name [X-33]', async () => {
  const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  const { get } = await shop({ '/media/drawing': { bytes: drawing } });
  const { headers, rawPayload } = await get('/media/drawing', { headers: chrome });
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(rawPayload.equals(drawing)).toBe(true);
});

it('leaves an animation as it is [X-33]', async () => {
  const frame = (red: number) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const bytes = await sharp([await frame(0), await frame(255)], { join: { animated: true } })
    .gif()
    .toBuffer();
  const { get } = await shop({ '/media/moving.gif': { bytes } });
  const { headers, rawPayload } = await get('/media/moving.gif', { headers: chrome });
  expect(headers['content-type']).toBe('image/gif');
  expect(rawPayload.equals(bytes)).toBe(true);
});

it('tells pages whose pictures it makes smaller: the backend’s, and those of its settings [X-33]', async () => {
  const env = { EDGE_PICTURE_ORIGINS: 'https://pictures.example' };
  const edge = await shop({}, env);
  const { body } = await edge.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain(`"pictures":{"origins":["${edge.backendOrigin}","https://pictures.example"]}`);
});

it('can be switched off: pages then load originals [X-33]', async () => {
  const { app, get } = await shop({ '/media/photo.jpg': { bytes: await photo } }, { EDGE_PICTURES: 'off' });
  expect((await get('/media/photo.jpg')).statusCode).toBe(404);
  expect((await app.inject({ url: '/' })).body).not.toContain('"pictures"');
});
