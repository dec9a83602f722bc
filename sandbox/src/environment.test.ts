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
