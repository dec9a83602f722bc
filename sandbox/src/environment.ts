import { isIP } from 'node:net';
import { number, object, string, ValidationError } from 'yup';

const createMessage = (what: string) => `\${path} must be ${what}, not "\${originalValue}"`;

const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const toList = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const toOrigins = (text: string) => toList(text).map((address) => new URL(address).origin);
const origins = string()
  .default('')
  .test('origins', createMessage('addresses such as https://shop.example'), (text) =>
    toList(text).every(isOrigin),
  );

/** An address, a network of some addresses, or this machine. A network of all would let every client name any address. */
function isProxy(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (prefix === undefined) return bits > 0;
  return rest.length === 0 && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits;
}

const count = (what: string, most: number) =>
  number().typeError(createMessage(what)).min(0, createMessage(what)).max(most, createMessage(what));

const schema = object({
  SANDBOX_PORT: count('a port number', 65_535).integer(createMessage('a port number')).default(4_100),
  HOST: string().default('127.0.0.1'),
  SANDBOX_PROGRESS_SECONDS: count('a number of seconds', 86_400).default(45),
  SANDBOX_TRUST_PROXY: string()
    .default('loopback')
    .test('proxies', createMessage('addresses or networks such as 172.30.1.0/24'), (text) =>
      toList(text).every(isProxy),
    ),
  SANDBOX_FAULTS: string().oneOf(['0', '1'], createMessage('1 or 0')),
  SANDBOX_LIMITS: string().oneOf(['on', 'off'], createMessage('on or off')),
  SANDBOX_MEDIA_ORIGIN: string()
    .default('')
    .test(
      'origin',
      createMessage('an address such as https://media.example'),
      (text) => !text || isOrigin(text),
    ),
  API_PUBLIC_ORIGIN: origins,
  PUBLIC_ORIGIN: origins,
  SANDBOX_SHOP_ORIGINS: origins,
  SANDBOX_PUSH_SERVICES: origins,
});

/** Wrong settings; the message is for the user who starts the server. */
export class EnvironmentError extends Error {}

/** Settings of the server; an empty variable counts as unset. Throws an error with one line for each wrong value. */
export function readEnvironment(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  try {
    const read = schema.validateSync(set, { abortEarly: false });
    return {
      port: read.SANDBOX_PORT,
      host: read.HOST,
      /** Seconds between two statuses of an order; 0: orders do not advance by themselves. */
      stepSeconds: read.SANDBOX_PROGRESS_SECONDS,
      faults: read.SANDBOX_FAULTS === '1',
      limits: read.SANDBOX_LIMITS !== 'off',
      mediaOrigin: read.SANDBOX_MEDIA_ORIGIN,
      /** Where browsers reach this API; '' where unset. */
      publicOrigin: toOrigins(read.API_PUBLIC_ORIGIN)[0] ?? toOrigins(read.PUBLIC_ORIGIN)[0] ?? '',
      /** Origins to which payment may return. */
      shopOrigins: [...toOrigins(read.PUBLIC_ORIGIN), ...toOrigins(read.SANDBOX_SHOP_ORIGINS)],
      pushServices: toList(read.SANDBOX_PUSH_SERVICES),
      trustProxy: toList(read.SANDBOX_TRUST_PROXY),
    };
  } catch (error) {
    throw error instanceof ValidationError ? new EnvironmentError(error.errors.join('\n')) : error;
  }
}
