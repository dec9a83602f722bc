import { readFixture } from '../../shared/contract/fixtures/family';
import { units } from './bill';
import { demandFields, getGuest, isCustomer, requireCustomer, withQuery } from './demands';
import { detailsToWire, orderToWire } from './order-wire';
import type { Orders, PlacedOrder } from './orders';
import { json, type Call, type Web } from './web';

const api = '/api/v1/customer/order';

/** Adds a missing '+', which a query turns into a blank. */
const phoneIn = (text: string) => `+${text.replace(/\D/g, '')}`;

export function serveOrders(web: Web, orders: Orders): void {
  const own = (call: Call, id: unknown) => {
    const guest = getGuest(call);
    return orders.find(Number(id), (order) => order.guest === guest);
  };
  web.on('POST', `${api}/place`, (call) => {
    const order = orders.place(call);
    const { id, status, bill } = order;
    return json({
      message: 'Order placed successfully',
      order_id: id,
      total_ammount: units(bill.total),
      status,
      user_id: Number(order.guest),
    });
  });
  web.on(
    'GET',
    `${api}/track`,
    withQuery(['order_id'], (call) => {
      if (isCustomer(call)) return json(orderToWire(own(call, call.query.order_id)));
      getGuest(call);
      demandFields(call.query, ['contact_number']);
      const phone = phoneIn(call.query.contact_number ?? '');
      const isCallers = ({ body }: PlacedOrder) => phoneIn(String(body.contact_person_number)) === phone;
      return json(orderToWire(orders.find(Number(call.query.order_id), isCallers)));
    }),
  );
  web.on(
    'GET',
    `${api}/details`,
    withQuery(['order_id'], (call) => json(detailsToWire(own(call, call.query.order_id)))),
  );
  web.on(
    'GET',
    `${api}/cancellation-reasons`,
    withQuery(['limit', 'offset', 'type'], () => json(readFixture('customer.order.cancellation-reasons'))),
  );
  serveChanges(web, own);
  serveLists(web, orders);
}

function serveChanges(web: Web, own: (call: Call, id: unknown) => PlacedOrder): void {
  web.on('PUT', `${api}/cancel`, (call) => {
    demandFields(call.body, ['order_id', 'reason']);
    own(call, call.body.order_id).status = 'canceled';
    return json({ message: 'Order canceled' });
  });
  web.on('PUT', `${api}/payment-method`, (call) => {
    demandFields(call.body, ['order_id']);
    // Whatever was requested.
    Object.assign(own(call, call.body.order_id), { paymentMethod: 'cash_on_delivery', status: 'pending' });
    return json(readFixture('customer.order.payment-method'));
  });
}

function serveLists(web: Web, orders: Orders): void {
  const list = withQuery(['limit', 'offset'], (call) => {
    const { limit, offset } = call.query;
    const guest = getGuest(call);
    const own = orders.all.filter((order) => order.guest === guest).map(orderToWire);
    return json({ total_size: own.length, limit, offset, orders: own });
  });
  web.on('GET', `${api}/list`, requireCustomer(list));
  web.on('GET', `${api}/running-orders`, list);
}
