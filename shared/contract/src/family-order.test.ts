import { orderSubtotal } from '@shop/domain';
import { readFixture, readListFixture, readRecordFixture, familyContext } from '../fixtures/family';
import {
  cancellationReasons,
  courierPosition,
  orderDetails,
  orderList,
  placeOrder,
  runningOrders,
  switchPayment,
  trackOrder,
} from './index';

const context = familyContext();

describe('an order', () => {
  const read = (overrides: object = {}) =>
    trackOrder.read({ ...readRecordFixture('customer.order.track'), ...overrides }, context);

  it('has no subtotal; all other charges are there [D-15] [D-20]', () => {
    expect(read().totals).toEqual({
      subtotal: null,
      discount: 270,
      coupon: 0,
      tax: 161,
      taxIncluded: false,
      deliveryFee: 469,
      extraFee: 0,
      extraFeeReason: '',
      tip: 0,
      charges: [{ kind: 'service', name: '', amount: 150 }],
      total: 3_641,
    });
  });
  it('has a subtotal calculated from its lines [D-15]', () => {
    const lines = orderDetails.read(readFixture('customer.order.details'), context);
    expect(orderSubtotal(lines)).toBe(2_825 + 400);
  });
  it('counts packaging, flash sales and rewards [D-20]', () => {
    const { totals } = read({
      extra_packaging_amount: '0.75',
      flash_admin_discount_amount: 1,
      flash_store_discount_amount: 0.5,
      ref_bonus_amount: 2,
      additional_charge: 0,
    });
    expect(totals.discount).toBe(620);
    expect(totals.charges).toEqual([{ kind: 'packaging', name: '', amount: 75 }]);
  });
  it('awaits its payment if it starts as failed, without a time for that status [D-20] [F-29]', () => {
    const started = { order_status: 'failed', payment_method: 'digital_payment', failed: null };
    expect(read(started).status).toBe('pending');
    expect(read({ ...started, failed: '2025-03-04 06:20:00' }).status).toBe('failed');
    expect(read({ ...started, payment_status: 'paid' }).status).toBe('failed');
    expect(read({ ...started, payment_method: 'cash_on_delivery' }).status).toBe('failed');
  });
  it('has times in the shop’s time zone [D-12] [D-24]', () => {
    const order = read({ scheduled: 1, schedule_at: '2025-03-04 18:30:00' });
    expect(order.placedAt).toBe('2025-03-04T06:11:52.000000Z');
    // Dhaka is six hours ahead.
    expect(order.history).toEqual([
      { status: 'pending', at: '2025-03-04T00:11:52.000Z' },
      { status: 'confirmed', at: '2025-03-04T00:14:02.000Z' },
    ]);
    expect(order.scheduledAt).toBe('2025-03-04T12:30:00.000Z');
    expect(read().scheduledAt).toBeNull();
  });
  it('has its state, its store, its address and its courier [D-24] [ENT-24]', () => {
    expect(read()).toMatchObject({
      id: 100_001,
      status: 'confirmed',
      orderType: 'delivery',
      paymentMethod: 'cash_on_delivery',
      gateway: null,
      paid: false,
      paymentState: 'unpaid',
      walletPaid: 0,
      couponCode: '',
      prescriptionUrls: [],
      note: '',
      lineCount: 2,
      store: { id: 11, name: 'Kardamom Kitchen', position: { latitude: 23.76, longitude: 90.37 } },
      address: {
        contactName: 'Sara Ahmed',
        contactPhone: '+8801712345678',
        type: 'home',
        address: 'Ferry Street, Riverside',
        house: '7',
        latitude: 23.757989,
        longitude: 90.360587,
      },
      courier: { id: 5, name: 'Omar K', phone: '+8801711111111', rating: 4.5 },
      courierReview: null,
    });
  });
  it.each([
    ['partial_payment', 'digital_payment', null],
    ['offline_payment', 'digital_payment', null],
    ['stripe', 'digital_payment', 'stripe'],
    ['wallet', 'wallet', null],
  ])('paid by %s is paid by %s, gateway %s [D-20]', (payment_method, paymentMethod, gateway) => {
    expect(read({ payment_method })).toMatchObject({ paymentMethod, gateway });
  });
  it.each([
    ['cash_on_delivery', 'cash_on_delivery', null],
    ['digital_payment', 'digital_payment', null],
    ['stripe', 'digital_payment', 'stripe'],
  ])(
    'paid in part by the wallet, the rest by %s, awaits that [D-20]',
    (restMethod, paymentMethod, gateway) => {
      const payments = [
        { payment_method: 'wallet', amount: 12.5, payment_status: 'paid' },
        { payment_method: restMethod, amount: 23.91, payment_status: 'unpaid' },
      ];
      const partly = {
        payment_method: 'partial_payment',
        payment_status: 'partially_paid',
        partially_paid_amount: 12.5,
        payments,
      };
      expect(read(partly)).toMatchObject({
        paymentMethod,
        gateway,
        paymentState: 'partially_paid',
        walletPaid: 1_250,
      });
    },
  );
  it('names the vendor to write to, whose id may be another than the store’s [D-28]', () => {
    expect(read({ store: { id: 11, vendor_id: 40 } }).store).toMatchObject({ id: 11, vendorId: 40 });
    expect(read({ store: { id: 11 } }).store.vendorId).toBeUndefined();
  });
  it('is read from lists like a single one [BIZ-09]', () => {
    for (const endpoint of [orderList, runningOrders]) {
      const page = endpoint.read(readFixture('customer.order.list'), context);
      expect(page).toMatchObject({ total: 1, page: 1, limit: 10 });
      expect(page.entries).toMatchObject([{ id: 100_001, status: 'delivered', totals: { total: 3_641 } }]);
    }
  });
});

describe('the lines of an order', () => {
  const read = () => orderDetails.read(readFixture('customer.order.details'), context);

  it('cost their price times their quantity, and add-ons once [BIZ-26]', () => {
    expect(read()).toMatchObject([
      { id: 1, itemId: 102, name: 'Built bowl', quantity: 2, unitPrice: 1_350, total: 2_825 },
      { id: 2, itemId: 201, name: 'Apples', quantity: 1, unitPrice: 400, total: 400 },
    ]);
  });
  it('have the discount of one unit, multiplied by the quantity [BIZ-25]', () => {
    expect(read().map(({ discount }) => discount)).toEqual([270, 0]);
  });
  it('have the choice as text, and as a choice for reordering [ENT-15] [ENT-17]', () => {
    expect(read().map(({ details, choice }) => ({ details, choice }))).toEqual([
      {
        details: ['Large', 'Egg'],
        choice: {
          variation: null,
          options: [{ group: 'Size', labels: ['Large'] }],
          addOns: [{ id: 501, quantity: 1 }],
        },
      },
      { details: ['Small'], choice: { variation: 'Small', options: [], addOns: [] } },
    ]);
  });
  it('have the variation as the cart writes it, by the options of the item [ENT-17] [ENT-21]', () => {
    const [line] = readListFixture('customer.order.details');
    const choice_options = [{ title: 'Size', options: ['X-Large'] }, { title: 'Colour', options: ['Red'] }]; // oxfmt-ignore
    const wire = {
      ...line,
      add_ons: [],
      variation: [{ type: 'X-Large-Red' }],
      item_details: { choice_options },
    };
    expect(orderDetails.read([wire], context)[0]?.details).toEqual(['X-Large, Red']);
  });
  it('show the quantity of add-ons above one [ENT-17]', () => {
    const [line] = readListFixture('customer.order.details');
    const add_ons = [{ id: 501, name: 'Egg', price: 1.25, quantity: 3 }];
    expect(orderDetails.read([{ ...line, add_ons }], context)[0]?.details).toEqual(['Large', 'Egg × 3']);
  });
  it('may be of a campaign [STATE-09]', () => {
    const [line] = readListFixture('customer.order.details');
    const wire = [{ ...line, item_id: null, item_campaign_id: 901 }];
    expect(orderDetails.read(wire, context)[0]?.itemId).toBe(901);
  });
});

describe('response of placing an order', () => {
  it('has the order and its total, and no payment page [D-20]', () => {
    expect(placeOrder.read(readFixture('customer.order.place'), context)).toEqual({
      orderId: 100_001,
      message: 'Order placed successfully',
      total: 36.41,
      payAt: null,
      paymentId: null,
    });
  });
  it('is not read from an error response with a success status [F-27]', () => {
    expect(() => placeOrder.read(readFixture('customer.order.place.203'), context)).toThrow('no id');
  });
});

it('reads only a message if an order has become cash on delivery [D-20]', () => {
  const placed = switchPayment.read(readFixture('customer.order.payment-method'), context);
  expect(placed).toMatchObject({ message: 'Payment method updated successfully', payAt: null });
});

it('reads only reasons for customers [D-24]', () => {
  const reasons = cancellationReasons.read(readFixture('customer.order.cancellation-reasons'), context);
  expect(reasons).toEqual(['Ordered by mistake']);
});

it('reads the courier’s last position: `location` is text [D-24]', () => {
  expect(courierPosition.read(readFixture('delivery-man.last-location'), context)).toEqual({
    latitude: 23.7581,
    longitude: 90.3611,
  });
});
