import { suggestedItems, visitAgain } from '@shop/contract';
import { serve, type Server } from '../../serve';
import { inZones } from '../catalog/store-lists';
import { selectStores } from '../catalog/store-row';
import { storeToWire } from '../catalog/store-wire';
import { getItemPage } from './item-page';

const maxStores = 20;

/** A customer's delivered and running orders. */
const toOrdersSql = (customer: number) =>
  `orders.owner_kind = 'customer' AND orders.owner_id = $${customer}::text AND orders.status NOT IN ('canceled', 'failed')`;

/** Whether the item or one of its variations is in stock; `$4`: types of modules without counted stock. */
const isStillOffered = `(module_id IN (SELECT id FROM modules WHERE module_type = ANY($4::text[])) OR coalesce(stock > 0, true) AND (variations = '[]' OR EXISTS (
  SELECT 1 FROM jsonb_array_elements(variations) AS entry WHERE coalesce((entry ->> 'stock')::int > 0, true))))`;

/** What customers ordered before. */
export function orderAgainRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, visitAgain, async ({ customerId, view, ...scope }) => {
    const { conditions, values } = inZones(scope);
    const customer = values.length + 1;
    const last = `(SELECT max(orders.id) FROM orders WHERE orders.store_id = stores.id AND ${toOrdersSql(customer)})`;
    const rows = await selectStores(
      database,
      {
        where: [...conditions, `${last} IS NOT NULL`].join(' AND '),
        order: `${last} DESC`,
        values: [...values, String(customerId())],
      },
      { limit: maxStores, page: 1 },
    );
    return rows.map((row) => storeToWire(row, view));
  });

  serve(server, suggestedItems, (request) => {
    const { zoneIds, moduleId } = request;
    const bought = `FROM order_lines JOIN orders ON orders.id = order_id WHERE ${toOrdersSql(3)}`;
    return getItemPage(
      database,
      'items',
      {
        where: `active AND NOT campaign AND ${isStillOffered} AND ($2::int IS NULL OR module_id = $2)
          AND store_id = ANY(ARRAY(SELECT id FROM stores WHERE active AND zone_id = ANY($1::int[])))
          AND id = ANY(ARRAY(SELECT item_id ${bought}))`,
        order: `(SELECT count(DISTINCT order_id) ${bought} AND item_id = items.id) DESC,
          (SELECT max(order_id) ${bought} AND item_id = items.id) DESC`,
        values: [zoneIds, moduleId, String(request.customerId()), [...request.view.uncountedStock]],
      },
      request,
    );
  });
}
