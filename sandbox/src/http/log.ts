import { withoutValues } from '@shop/domain';
import type { FastifyServerOptions } from 'fastify';

/** Message and stack of an error, without the stored values that databases add. */
const errorForLog = ({ name, message, stack, code }: Error & { code?: string }) => ({
  type: name,
  message: withoutValues(message),
  stack: withoutValues(stack ?? ''),
  code,
});

/** Where the log goes: `true` is this process's output. */
export type LogTarget = boolean | { write(line: string): void };

/** Logs warnings and failures, with names of parameters and no values. */
export const loggerFor = (target: LogTarget): FastifyServerOptions['logger'] =>
  target !== false && {
    level: 'warn',
    ...(target === true ? {} : { stream: target }),
    serializers: {
      req: ({ method, url }) => ({ method, url: withoutValues(url) }),
      err: errorForLog,
    },
  };
