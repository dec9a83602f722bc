import { isRecord } from '@shop/contract';
import { orderStatuses, tripStatuses } from '@shop/domain';
import { number, object, string } from 'yup';
import { notFound, Refusal } from '../../http/refusal';
import { toWholeNumber } from '../../http/whole-number';
import type { Server } from '../../serve';
import { advanceOrder, moveOrder } from '../orders/order-progress';
import { moveTrip } from '../trips/trip-progress';
import { switchBody } from './changed-rows';
import { faultKinds, Faults } from './faults';
import { messageSwitches } from './message-switch';
import { sessionSwitches } from './session-switches';
import { switchRoutes } from './switches.routes';

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

const advanceSwitch = object({ to: string().oneOf(orderStatuses) });
const tripSwitch = object({ to: string().oneOf(tripStatuses) });

/**
 * Switches for tests, under `/sandbox`: `POST|GET|DELETE /sandbox/faults`, `POST /sandbox/orders/{id}/advance` (a step, or
 * `{ to }` a status), `POST /sandbox/trips/{id}/advance` (the same), and those of `switchRoutes`,
 * `sessionSwitches` and `messageSwitches`.
 * Anybody can use them, so they exist only with `SANDBOX_FAULTS=1`.
 */
export function sandboxRoutes({ app, shop, limits }: Server): void {
  const faults = new Faults();
  faults.apply(app);

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

  app.post<{ Params: { id: string } }>('/sandbox/orders/:id/advance', async ({ params, body }) => {
    const id = toWholeNumber(params.id);
    if (id === null) throw notFound();
    const { to } = switchBody(advanceSwitch, isRecord(body) ? body : {});
    const now = shop.now();
    const moved = to ? moveOrder(shop.database, id, to, now) : advanceOrder(shop.database, id, now);
    return { order_status: await moved };
  });
  app.post<{ Params: { id: string } }>('/sandbox/trips/:id/advance', async ({ params, body }) => {
    const id = toWholeNumber(params.id);
    if (id === null) throw notFound();
    const { to } = switchBody(tripSwitch, isRecord(body) ? body : {});
    return { trip_status: await moveTrip(shop.database, id, to ?? null, shop.now()) };
  });
  switchRoutes({ app, shop, limits });
  sessionSwitches({ app, shop, limits });
  messageSwitches({ app, shop, limits });
}
