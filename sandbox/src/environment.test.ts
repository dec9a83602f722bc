import { readEnvironment } from './environment';

it('has defaults, and treats an empty variable as unset', () => {
  expect(readEnvironment({ SANDBOX_PORT: '', SANDBOX_FAULTS: '' })).toEqual({
    port: 4_100,
    host: '127.0.0.1',
    stepSeconds: 45,
    faults: false,
    limits: true,
    mediaOrigin: '',
    publicOrigin: '',
    shopOrigins: [],
    pushServices: [],
    trustProxy: ['loopback'],
  });
  expect(readEnvironment({ SANDBOX_PROGRESS_SECONDS: '0' }).stepSeconds).toBe(0);
  expect(readEnvironment({ SANDBOX_SHOP_ORIGINS: 'http://a.test, https://b.test' }).shopOrigins).toHaveLength(
    2,
  );
});

it('reports each wrong setting with its own message', () => {
  const wrong = { SANDBOX_PORT: 'http', SANDBOX_LIMITS: 'no', SANDBOX_SHOP_ORIGINS: 'shop.example' };
  expect(() => readEnvironment(wrong)).toThrow('SANDBOX_PORT must be a port number, not "http"');
  expect(() => readEnvironment(wrong)).toThrow('SANDBOX_LIMITS must be on or off, not "no"');
  expect(() => readEnvironment(wrong)).toThrow('SANDBOX_SHOP_ORIGINS must be addresses');
});

it('trusts proxies at addresses and in networks that are named', () => {
  const read = (SANDBOX_TRUST_PROXY: string) => readEnvironment({ SANDBOX_TRUST_PROXY }).trustProxy;
  expect(read('loopback, 172.30.1.0/24 fd00::/8,10.0.0.7')).toEqual([
    'loopback',
    '172.30.1.0/24',
    'fd00::/8',
    '10.0.0.7',
  ]);
  for (const wrong of ['true', '1', 'edge-1', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '::/0', '10.0.0'])
    expect(() => read(wrong)).toThrow(
      `SANDBOX_TRUST_PROXY must be addresses or networks such as 172.30.1.0/24, not "${wrong}"`,
    );
});
