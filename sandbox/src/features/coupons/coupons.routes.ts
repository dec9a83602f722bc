import { applyCoupon, couponList } from '@shop/contract';
import { localTime, toMinor } from '@shop/domain';
import type { Queries } from '../../database/database';
import { notFound, Refusal } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { storeById } from '../catalog/store-row';
import { getCouponError, couponIsFor, type CouponUse } from './coupon-checks';
import { couponByCode, couponsOn } from './coupon-store';
import { couponToWire } from './coupon-wire';

async function useAt(queries: Queries, storeId: number, amount: number | null): Promise<CouponUse> {
  const store = await storeById(queries, storeId);
  if (!store) throw notFound();
  return { storeId, zoneId: store.zone_id, moduleId: store.module_id, amount };
}

export function couponRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, couponList, async ({ owner, query, moduleId, view }) => {
    const use = query.store_id === undefined ? null : await useAt(database, query.store_id, null);
    const { date } = localTime(view.now, view.timeZone);
    const isInModule = (couponModuleId: number | null) =>
      moduleId === null || couponModuleId === null || couponModuleId === moduleId;
    return (await couponsOn(database, { owner: owner(), phone: '' }, date))
      .filter((row) => (use ? couponIsFor(row, use) : isInModule(row.module_id)))
      .map((row) => couponToWire(row, view));
  });

  serve(
    server,
    applyCoupon,
    async ({ owner, query, view }) => {
      const amount = query.order_amount === undefined ? null : toMinor(query.order_amount, view.decimals);
      const use = await useAt(database, query.store_id, amount);
      const row = await couponByCode(database, { owner: owner(), phone: '' }, query.code);
      const errorEntry = getCouponError(row, use, view);
      if (errorEntry || !row) throw new Refusal(403, errorEntry ? [errorEntry] : []);
      return couponToWire(row, view);
    },
    // Enough for a checkout, which checks again with each change, but too few to try all codes.
    { perMinute: 240 },
  );
}
