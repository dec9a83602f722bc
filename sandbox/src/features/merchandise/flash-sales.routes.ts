import { flashSale, get } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { itemsById } from '../catalog/item-row';
import { itemToWire } from '../catalog/item-wire';
import { toPaging, type Paging } from '../catalog/paging';
import type { View } from '../../shop/shop';
import { getSaleEntries, runningSale, type FlashSaleRow } from './flash-sales';

/** Items of one sale, page by page, for other clients of the family; the shop reads the whole sale. */
const flashSaleItems = get('/api/v1/flash-sales/items')
  .demands('module')
  .query({ flash_sale_id: 'int', limit: 'int?', offset: 'int?' })
  .replies((wire) => wire);

/** Maximum number of items of a sale. */
const whole: Paging = { limit: 100, page: 1 };

const saleToWire = (sale: FlashSaleRow, view: View) => ({
  id: sale.id,
  title: view.text(sale.title_i18n),
  module_id: sale.module_id,
  start_date: sale.starts_at.toISOString(),
  end_date: sale.ends_at.toISOString(),
});

/** The running flash sale of the module and zones with its items, or null; and its items page by page. */
export function flashSaleRoutes(server: Server): void {
  const { database } = server.shop;

  const getProducts = async (saleId: number, zoneIds: number[], paging: Paging, view: View) => {
    const entries = await getSaleEntries(database, saleId, zoneIds, paging);
    const ids = entries.map(({ item_id }) => item_id);
    const rows = new Map((await itemsById(database, ids)).map((row) => [row.id, row]));
    return entries.flatMap(({ item_id, offered, sold }) => {
      const row = rows.get(item_id);
      if (!row) return [];
      const left = { stock: offered, sold, available_stock: offered - sold };
      return [{ id: item_id, flash_sale_id: saleId, item_id, ...left, item: itemToWire(row, view) }];
    });
  };

  serve(server, flashSale, async ({ view, ...scope }) => {
    const sale = await runningSale(database, scope, view.now);
    if (!sale) return null;
    const products = await getProducts(sale.id, scope.zoneIds, whole, view);
    return { ...saleToWire(sale, view), active_products: products };
  });

  serve(server, flashSaleItems, async ({ query, view, ...scope }) => {
    const sale = await runningSale(database, scope, view.now);
    if (sale?.id !== query.flash_sale_id) throw notFound();
    const paging = toPaging(query);
    return {
      total_size: sale.item_count,
      limit: paging.limit,
      offset: paging.page,
      flash_sale: saleToWire(sale, view),
      products: await getProducts(sale.id, scope.zoneIds, paging, view),
    };
  });
}
