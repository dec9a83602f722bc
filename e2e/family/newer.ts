import { units, type NewerCharges } from './bill';
import { demandFields, getGuest, withQuery } from './demands';
import type { ShopData } from './goods';
import type { Orders } from './orders';
import { json, type Web } from './web';

/** Additional charges of a newer backend, which it also returns on request. */
export const newerCharges: NewerCharges = { vehicle: 0.8, surge: 10, tax: 8 };

/** Packaging costs extra for food. */
export const withPackaging = (data: ShopData): ShopData => {
  const packed = { extra_packaging_status: true, extra_packaging_amount: 0.6 };
  return {
    ...data,
    stores: data.stores.map((store) => (store.module_id === 1 ? { ...store, ...packed } : store)),
  };
};

/** Tax, surge and vehicle charge, each by its own call. */
export function serveNewer(web: Web, orders: Orders): void {
  const { vehicle, surge } = newerCharges;
  web.on('POST', '/api/v1/customer/order/get-Tax', (call) => {
    const { bill } = orders.reckon(call);
    return json({ tax_amount: units(bill.tax), tax_status: 'excluded', tax_included: 0 });
  });
  web.on('POST', '/api/v1/customer/order/get-surge-price', (call) => {
    getGuest(call);
    demandFields(call.body, ['zone_id', 'module_id', 'date_time']);
    return json({
      title: 'Rush hour',
      price: surge,
      price_type: 'percent',
      customer_note_status: 1,
      customer_note: 'Many are hungry now',
    });
  });
  web.on(
    'GET',
    '/api/v1/vehicle/extra_charge',
    withQuery(['distance'], () => json(vehicle)),
  );
}
