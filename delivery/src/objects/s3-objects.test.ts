import { passTime, startTime, stopTime, until } from '../../fixtures/fake-time';
import { testS3, type Flaws, type RunningS3 } from '../../fixtures/s3-server';
import { s3rverServer } from '../../fixtures/s3rver-server';
import { s3Address } from './s3-address';
import { S3Objects } from './s3-objects';

const servers: RunningS3[] = [];
afterEach(() => Promise.all(servers.splice(0).map(({ die }) => die())));

async function started(flaws?: Flaws) {
  const server = await testS3(flaws);
  servers.push(server);
  return server;
}

async function startedElse(flaws: { isForgetful?: boolean } = {}) {
  const server = await s3rverServer(flaws);
  servers.push(server);
  return server;
}

const makers: [string, () => Promise<RunningS3>][] = [
  ['a server of our own', started],
  ['a server of others', startedElse],
];

it('refuses a server that ignores the condition, before it creates anything', async () => {
  const { objects } = await startedElse({ isForgetful: true });
  const store = objects('shop');
  await expect(store.create('revisions/00000001.json', 'one')).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('ignores If-None-Match'),
  });
  expect(await store.list('')).toEqual([]);
});

it('checks once whether a server supports the condition; two stores of a bucket are independent', async () => {
  const { objects, requests: seen } = await started();
  const [one, two] = [objects('one'), objects('one/two')];
  for (const key of ['a', 'b']) await one.create(key, key);
  await two.create('c', 'c');
  const probes = (prefix: string) => seen.filter((line) => line.startsWith(`PUT /releases/${prefix}/.probe`));
  expect([probes('one').length, probes('one/two').length]).toEqual([2, 2]);
  await objects('one').create('d', 'd');
  expect(probes('one')).toHaveLength(3);
  expect((await two.list('')).map(({ key }) => key)).toEqual(['c']);
});

it('recognises its own object when the response was lost', async () => {
  let lost = 0;
  const losesResponseTo: Flaws['losesResponseTo'] = ({ method, url = '' }) =>
    method === 'PUT' && url.includes('00000007') && (lost += 1) === 1;
  const store = (await started({ losesResponseTo })).objects('shop');
  expect(await store.create('revisions/00000007.json', 'mine')).toBe(true);
  expect(lost).toBe(2);
  expect(await store.create('revisions/00000007.json', 'mine')).toBe(false);
});

it.each(makers)('stores immutable objects with cache headers and type: %s', async (_whose, start) => {
  const { objects, endpoint } = await start();
  const store = objects('shop');
  await store.create('host/1.0.0-abc/main.js', 'x');
  await store.create('host/1.0.0-abc/main.js.br', 'x');
  await store.put('releases.json', '{}');
  const { S3 } = await import('@aws-sdk/client-s3');
  const client = new S3({ endpoint, region: 'us-east-1', forcePathStyle: true });
  const head = async (key: string) => {
    const { CacheControl, ContentType, ContentEncoding } = await client.headObject({
      Bucket: 'releases',
      Key: `shop/${key}`,
    });
    return [CacheControl, ContentType, ContentEncoding];
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(await head('host/1.0.0-abc/main.js')).toEqual([
    forever,
    'text/javascript; charset=utf-8',
    undefined,
  ]);
  expect(await head('host/1.0.0-abc/main.js.br')).toEqual([forever, 'application/octet-stream', undefined]);
  expect(await head('releases.json')).toEqual(['no-cache', 'application/json; charset=utf-8', undefined]);
});

describe('an unavailable server', () => {
  afterEach(startTime);

  it('is reported, and works again once it is available', async () => {
    const server = await started();
    const store = server.objects('shop');
    await store.put('table', 'one');
    await server.die();
    await expect(store.get('table')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^s3:\/\/releases\/shop at http:.+ does not respond correctly: /),
    });
    await server.revive();
    expect(String(await store.get('table'))).toBe('one');
  });

  it('is reported if it breaks connections, after three attempts', async () => {
    const { objects, requests: seen } = await started({ losesResponseTo: () => true });
    await expect(objects('shop').get('table')).rejects.toMatchObject({ code: 'unavailable' });
    expect(seen).toHaveLength(3);
  });

  it.each<[string, Flaws]>([
    ['accepts the request and does not respond', { isSilent: () => true }],
    ['stops in the middle of an object', { stopsHalfway: true }],
  ])('is reported within a time limit if it %s', async (_what, flaws) => {
    const { objects, endpoint, requests: seen } = await started(flaws);
    if (flaws.stopsHalfway) await objects('shop').put('table', 'x'.repeat(1_000));
    const address = { bucket: 'releases', prefix: 'shop', endpoint, region: 'us-east-1' };
    const day = 86_400_000;
    const store = new S3Objects(address, { connection: day, silence: day, call: 600 });
    stopTime();
    const requested = store.get('table').catch((error: unknown) => error);
    await until(() => seen.some((line) => line.startsWith('GET')));
    await passTime(600);
    expect(await requested).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['the key is unknown', { AWS_ACCESS_KEY_ID: 'A-WRONG-KEY' }, started],
    ['the key is unknown, on an independent server', { AWS_ACCESS_KEY_ID: 'A-WRONG-KEY' }, startedElse],
    ['the request is signed with another secret', { AWS_SECRET_ACCESS_KEY: 'a-wrong-secret' }, startedElse],
  ])('is reported if %s, without the keys', async (_case, credentials, start) => {
    const { objects } = await start();
    Object.assign(process.env, credentials);
    const refused = await objects('shop')
      .get('table')
      .catch((error: Error) => error);
    expect(refused).toMatchObject({ code: 'refused', message: expect.stringContaining('denies access') });
    expect(String(refused)).not.toMatch(/wrong/i);
  });

  it.each(makers)('is reported if the bucket does not exist: %s', async (_whose, start) => {
    const { endpoint } = await start();
    const store = new S3Objects({ bucket: 'elsewhere', prefix: '', endpoint, region: 'us-east-1' });
    await expect(store.get('table')).rejects.toMatchObject({ code: 'not-found' });
    await expect(store.list('')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the setting', () => {
  it('contains bucket and folder, with region or address of a server', () => {
    expect(s3Address('s3://shop-releases/eu/', { RELEASES_S3_REGION: 'eu-west-1' })).toEqual({
      bucket: 'shop-releases',
      prefix: 'eu',
      endpoint: undefined,
      region: 'eu-west-1',
    });
    expect(s3Address('s3://releases', { RELEASES_S3_ENDPOINT: 'https://s3.example/' })).toMatchObject({
      prefix: '',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    });
  });

  it.each(['releases', 's3://', 's3://A', 's3://ab/../x', 's3://key:word@bucket/x', 'https://bucket'])(
    'is refused as %s, and not repeated',
    (text) => {
      expect(() => s3Address(text, {})).toThrow('RELEASES_STORE must be s3://bucket');
      expect(() => s3Address(text, {})).not.toThrow('key:word');
    },
  );

  it.each(['s3.example', 'ftp://s3.example', 'https://key:word@s3.example'])(
    'refuses a server %s',
    (endpoint) => {
      const read = () => s3Address('s3://bucket', { RELEASES_S3_ENDPOINT: endpoint });
      expect(read).toThrow('RELEASES_S3_ENDPOINT must be an address');
    },
  );
});
