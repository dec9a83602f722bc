import { number, object, string } from 'yup';
import { notFound, Refusal } from '../../http/refusal';
import { wholeNumber } from '../../http/whole-number';
import type { Server } from '../../serve';
import { advanceOrder } from '../orders/order-progress';
import { faultKinds, Faults } from './faults';

const longest = 120_000;

const faultSchema = object({
  path: string().trim().matches(/^\//).required(),
  kind: string().oneOf(faultKinds).required(),
  milliseconds: number().integer().min(0).max(longest).default(0),
  status: number().integer().min(400).max(599).default(500),
  times: number().integer().min(1).nullable().default(null),
  method: string()
    .matches(/^(GET|POST|PUT|DELETE)$/)
    .nullable()
    .default(null),
});

/**
 * Switches for tests, under `/sandbox`: `POST|GET|DELETE /sandbox/faults`, `POST /sandbox/orders/{id}/advance`.
 * They obey anybody, so they exist only where `SANDBOX_FAULTS=1` asks for them.
 */
export function sandboxRoutes({ app, shop }: Server): void {
  const faults = new Faults();
  faults.spoil(app);

  app.get('/sandbox/faults', () => ({ faults: faults.all }));
  app.delete('/sandbox/faults', () => {
    faults.clear();
    return { faults: [] };
  });
  app.post('/sandbox/faults', async (request) => {
    const fault = await faultSchema.validate(request.body ?? {}, { stripUnknown: true }).catch(() => {
      throw new Refusal(403, [{ code: 'fault', text: 'invalid', values: { field: 'fault' } }]);
    });
    faults.add(fault);
    return { faults: faults.all };
  });

  app.post<{ Params: { id: string } }>('/sandbox/orders/:id/advance', async ({ params }) => {
    const id = wholeNumber(params.id);
    if (id === null) throw notFound();
    return { order_status: await advanceOrder(shop.database, id, shop.now()) };
  });
}
