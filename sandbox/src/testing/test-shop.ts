import {
  requestHeaders,
  requestUrl,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import type { WireRules } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app';
import type { Database } from '../database/database';
import { hashForTests } from '../features/auth/passwords';
import { createRequestScope, readWireRules } from './request-scope';
import { testDatabase } from './test-database';
import { testNow } from './test-clock';

export interface TestResponse<Model> {
  status: number;
  /** As it came. */
  wire: unknown;
  headers: Record<string, unknown>;
  /** The response read by the contract's reader; throws when the call failed. */
  model: Model;
  /** Codes and messages of a failure. */
  errors: { code: string; message: string }[];
}

/** A running shop with the demo data, called like by the client. */
export interface TestShop {
  app: FastifyInstance;
  database: Database;
  /** Sets the shop's clock. */
  at(moment: Date): void;
  send<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    scope?: Partial<RequestScope>,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Model>>;
  close(): Promise<void>;
}

/** Paging for lists that require it. */
export const firstPage = { limit: 10, offset: 1 };

export const nobody: RequestScope = {
  apiOrigin: '',
  place: null,
  zoneIds: [],
  moduleId: null,
  language: 'en',
  token: null,
  guestId: null,
  decimals: 2,
};

function readResponse<Model>(
  endpoint: Pick<Endpoint<never, Model>, 'read'>,
  response: Awaited<ReturnType<FastifyInstance['inject']>>,
  wireRules: WireRules,
): TestResponse<Model> {
  const wire: unknown = response.body === '' ? null : JSON.parse(response.body);
  return {
    status: response.statusCode,
    wire,
    headers: response.headers,
    get model() {
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return endpoint.read(wire, wireRules);
    },
    // The shape that every failure has, which its own test checks.
    errors: [(wire as { errors?: TestResponse<Model>['errors'] } | null)?.errors ?? []].flat(),
  };
}

export async function openTestShop(options: Partial<AppOptions> = {}): Promise<TestShop> {
  const database = options.database ?? (await testDatabase());
  hashForTests();
  const wireRules = await readWireRules(database);
  let moment = testNow;
  const app = await buildApp({ limits: false, now: () => moment, ...options, database });
  return {
    app,
    database,
    at: (next) => {
      moment = next;
    },
    send: async (endpoint, args, scope = {}, headers = {}) => {
      const known = args as RequestArgs;
      const from = await createRequestScope(database, endpoint as Endpoint, known, { ...nobody, ...scope });
      const response = await app.inject({
        method: endpoint.method,
        url: requestUrl(endpoint, known, from),
        headers: { ...requestHeaders(from), ...headers },
        ...(known.body === undefined ? {} : { payload: known.body as object }),
      });
      return readResponse(endpoint, response, wireRules);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
