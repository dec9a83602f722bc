import type { Server } from '../../serve';

/** `GET /healthz`: 200 while the database responds. */
export function healthRoutes({ app, shop }: Server): void {
  app.get('/healthz', async () => {
    await shop.database.query('SELECT 1');
    return { ok: true };
  });
}
