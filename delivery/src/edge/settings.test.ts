import { contentPolicy, pageHeaders } from './security';
import { edgeSettings } from './settings';

it('has a default for every setting', () => {
  expect(edgeSettings({})).toMatchObject({
    port: 4000,
    apiOrigin: 'http://127.0.0.1:4100',
    withFaults: false,
  });
  expect(edgeSettings({ API_ORIGIN: 'https://backend.example/' }).apiOrigin).toBe('https://backend.example');
});

it('reports which setting is wrong', () => {
  expect(() => edgeSettings({ API_ORIGIN: 'backend.example' })).toThrow('API_ORIGIN must be an origin');
  expect(() => edgeSettings({ EDGE_PORT: 'http' })).toThrow('EDGE_PORT must be a port number');
  expect(() => edgeSettings({ EDGE_RENDER: 'no' })).toThrow('EDGE_RENDER must be on or off');
  expect(() => edgeSettings({ EDGE_SERVICE_WORKER: 'yes' })).toThrow('EDGE_SERVICE_WORKER must be on or off');
  expect(() => edgeSettings({ EDGE_RENDER_WORKERS: '0' })).toThrow('EDGE_RENDER_WORKERS must be a number');
  expect(() => edgeSettings({ EDGE_RENDER_TIMEOUT_MS: '5' })).toThrow(
    'EDGE_RENDER_TIMEOUT_MS must be a number',
  );
});

it('reads whose pictures are made smaller, and where they are kept [X-33]', () => {
  const env = { EDGE_PICTURE_ORIGINS: 'https://a.example/, https://b.example', EDGE_PICTURES_MB: '16' };
  expect(edgeSettings(env)).toMatchObject({
    hasPictures: true,
    pictureOrigins: ['https://a.example', 'https://b.example'],
    pictureFolder: null,
    pictureBytes: 16 * 1024 * 1024,
  });
  expect(() => edgeSettings({ EDGE_PICTURE_ORIGINS: 'a.example' })).toThrow(
    'EDGE_PICTURE_ORIGINS must be origins such as https://pictures.example, without a path, not "a.example"',
  );
  expect(() => edgeSettings({ EDGE_PICTURES_MB: '1' })).toThrow('EDGE_PICTURES_MB must be a number from 16');
  expect(edgeSettings({ EDGE_PICTURES: 'off' }).hasPictures).toBe(false);
});

const noOrigins = [
  'https://shop.example/sub',
  'https://shop.example//',
  'https://shop.example?x=1',
  'https://shop.example#x',
  'https://user@shop.example',
  'https:shop.example',
  'ftp://shop.example',
  'https://shop.example:99999',
];

it.each(['API_ORIGIN', 'API_PUBLIC_ORIGIN', 'PUBLIC_ORIGIN', 'EDGE_OVERRIDES', 'EDGE_PICTURE_ORIGINS'])(
  'takes origins alone: %s',
  (name) => {
    for (const wrong of noOrigins)
      expect(() => edgeSettings({ [name]: wrong })).toThrow(`, without a path, not "${wrong}"`);
    expect(() => edgeSettings({ [name]: 'x' })).toThrow(`${name} must be `);
    expect(() => edgeSettings({ [name]: 'http://[::1]:4100/' })).not.toThrow();
  },
);

it('writes origins as browsers do', () => {
  expect(edgeSettings({ PUBLIC_ORIGIN: 'HTTPS://Shop.example:443/' }).publicOrigin).toBe(
    'https://shop.example',
  );
  expect(edgeSettings({ EDGE_OVERRIDES: 'http://LOCALHOST:80' }).overrideOrigins).toEqual([
    'http://localhost',
  ]);
});

it('takes a whole address for the stream of events [X-10]', () => {
  const url = 'https://collect.example/in/?shop=1';
  expect(edgeSettings({ EDGE_STREAM_URL: url }).streamUrl).toBe(url);
  expect(() => edgeSettings({ EDGE_STREAM_URL: '/in' })).toThrow('EDGE_STREAM_URL must be an address');
});

it('takes only the name of a header', () => {
  expect(edgeSettings({ EDGE_COUNTRY_HEADER: 'CF-IPCountry' }).countryHeader).toBe('cf-ipcountry');
  for (const wrong of ['bad header', 'cf-ipcountry:', 'länd'])
    expect(() => edgeSettings({ EDGE_COUNTRY_HEADER: wrong })).toThrow(
      `EDGE_COUNTRY_HEADER must be the name of a header such as cf-ipcountry, not "${wrong}"`,
    );
});

it('reports each wrong setting in its own sentence', () => {
  const wrong = { EDGE_SECURE: 'true', EDGE_METRICS_PORT: '4000', EDGE_DELIVERY_TOKEN: 'short' };
  expect(() => edgeSettings(wrong)).toThrow('EDGE_SECURE must be 1 or 0, not "true"');
  expect(() => edgeSettings(wrong)).toThrow('EDGE_METRICS_PORT must be another port than EDGE_PORT');
  expect(() => edgeSettings(wrong)).toThrow('EDGE_DELIVERY_TOKEN must have at least 16 letters');
  expect(() => edgeSettings({ SHOP_TIME_ZONE: 'Here' })).toThrow('SHOP_TIME_ZONE must be a time zone');
});

it('treats an empty variable as unset', () => {
  const empty = {
    EDGE_PORT: '',
    EDGE_FAULTS: '',
    EDGE_OVERRIDES: '',
    EDGE_METRICS_PORT: '',
    PUBLIC_ORIGIN: '',
  };
  expect(edgeSettings(empty)).toEqual(edgeSettings({}));
});

it('renders with the available cores, with a number of threads, or not at all', () => {
  expect(edgeSettings({}).renderWorkers).toBeGreaterThanOrEqual(1);
  expect(edgeSettings({}).renderWorkers).toBeLessThanOrEqual(4);
  expect(edgeSettings({ EDGE_RENDER_WORKERS: '3' }).renderWorkers).toBe(3);
  expect(edgeSettings({ EDGE_RENDER: 'off', EDGE_RENDER_WORKERS: '3' }).renderWorkers).toBe(0);
});

it('allows Google Maps only if a key is set', () => {
  const parts = { nonce: 'x', policies: ['shop-host'], apiOrigin: '' };
  expect(contentPolicy({ ...parts, vendors: [] })).not.toContain('google');
  expect(contentPolicy({ ...parts, vendors: ['maps'] })).toContain('https://maps.googleapis.com');
});

it('allows requests to the API if the browser uses it directly', () => {
  const policy = contentPolicy({
    nonce: 'x',
    policies: [],
    apiOrigin: 'https://api.example',
    vendors: [],
  });
  expect(policy).toContain("connect-src 'self' https://api.example");
});

it('has policy violations reported by name only over https [F-42]', () => {
  const parts = { nonce: 'x', policies: [], apiOrigin: '', vendors: [] };
  expect(contentPolicy(parts)).toContain('report-uri /_report');
  expect(contentPolicy(parts)).not.toContain('report-to');
  expect(contentPolicy({ ...parts, isSecure: true })).toContain('report-uri /_report; report-to edge');
  expect(pageHeaders(false)).not.toHaveProperty('reporting-endpoints');
  expect(pageHeaders(true)['reporting-endpoints']).toBe('edge="/_report"');
});
