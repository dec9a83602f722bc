import { flashSale } from '@shop/contract';
import { serve, type Server } from '../../serve';
import { itemsById } from '../catalog/item-row';
import { itemToWire } from '../catalog/item-wire';
import { pageToWire, pagingOf } from '../catalog/paging';
import { entriesOfSale, runningSale } from './flash-sales';

/** The flash sale that runs in the module and zones, with a page of its items; null: none. */
export function flashSaleRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, flashSale, async ({ query, view, ...scope }) => {
    const sale = await runningSale(database, scope, view.now);
    if (!sale) return null;
    const paging = pagingOf(query);
    const entries = await entriesOfSale(database, sale.id, scope.zoneIds, paging);
    const rows = await itemsById(
      database,
      entries.map(({ item_id }) => item_id),
    );
    const products = entries.flatMap(({ item_id, offered, sold }) => {
      const row = rows.find(({ id }) => id === item_id);
      if (!row) return [];
      return [
        { id: item_id, item: itemToWire(row, view), stock: offered, sold, available_stock: offered - sold },
      ];
    });
    return {
      ...pageToWire('active_products', sale.item_count, paging, products),
      flash_sale: {
        id: sale.id,
        title: view.text(sale.title_i18n),
        module_id: sale.module_id,
        start_date: sale.starts_at.toISOString(),
        end_date: sale.ends_at.toISOString(),
      },
    };
  });
}
