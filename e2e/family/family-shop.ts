import { expect } from '@playwright/test';
import { freePort, isHealthy, startServer } from '../fixtures/servers';
import { test as base } from '../fixtures/shop';
import { FamilyServer, type FamilyOptions } from './server';
import type { WebRequest } from './web';

export interface FamilyShop {
  server: FamilyServer;
  /** Of the edge. */
  origin: string;
}

/** Endpoints that this backend lacks in addition: each row of the home page responds in a different way. */
const lacking = {
  '/api/v1/campaigns': 'html200',
  '/api/v1/flash-sales': 'redirect',
  '/api/v1/items/recommended': 'json405',
  '/api/v1/stores/top-offer-near-me': 'html404',
  '/api/v1/categories/popular': 'json404',
} as const;

/** What no request may have gone without. */
const headers = ['moduleId', 'zoneId'];

/** Nobody knows the module of an item before it is found, nor that of what is not there. */
const mayLackModule = ({ path, query }: WebRequest) =>
  path.startsWith('/api/v1/items/details/') || [path.split('/').at(-1), query.store_id].includes('999');

/**
 * The edge alone before a backend of the family: it is told where that is, and nothing else. The releases are those of
 * all tests. Each test fails where a request lacked a header that the backend demands.
 */
export const test = base.extend<{ everyHeader: void }, { backend: FamilyOptions; familyShop: FamilyShop }>({
  backend: [{ lacking }, { option: true, scope: 'worker' }],
  familyShop: [
    async ({ backend }, run) => {
      const server = new FamilyServer(backend);
      const apiOrigin = await server.start();
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const edge = startServer('edge', { EDGE_PORT: port, API_ORIGIN: apiOrigin, EDGE_RENDER_WORKERS: '1' });
      try {
        await expect
          .poll(() => isHealthy(origin), { timeout: 300_000, message: `${origin} answers` })
          .toBe(true);
        await run({ server, origin });
      } finally {
        edge.kill();
        server.end();
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  everyHeader: [
    async ({ familyShop: { server } }, run) => {
      const before = server.requests.length;
      await run();
      const refused = server.requests
        .slice(before)
        .filter((request) => headers.includes(request.refusal ?? '') && !mayLackModule(request));
      expect(refused.map(({ method, path, refusal }) => `${method} ${path} without ${refusal}`)).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ familyShop }, run) => run(familyShop.origin),
});

export { expect };
