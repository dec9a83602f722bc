import { emptyChoice, type Order, type OrderLine } from '@shop/domain';
import { anAddress } from './builders';

/** An ordinary order that was just placed. */
export const anOrder = (own: Partial<Order> = {}): Order => ({
  id: 100_001,
  status: 'pending',
  orderType: 'delivery',
  paymentMethod: 'cash_on_delivery',
  gateway: null,
  paid: false,
  paymentState: 'unpaid',
  walletPaid: 0,
  couponCode: '',
  prescriptionUrls: [],
  placedAt: '2026-01-05T12:00:00.000Z',
  scheduledAt: null,
  history: [{ status: 'pending', at: '2026-01-05T12:00:00.000Z' }],
  store: {
    id: 1,
    name: 'Lahori Dhaba',
    phone: '+92300111222',
    address: '12 Canal Road',
    logoUrl: null,
    position: { latitude: 24.86, longitude: 67.01 },
  },
  address: anAddress(),
  note: '',
  totals: {
    subtotal: 1_000,
    discount: 0,
    coupon: 0,
    tax: 50,
    taxIncluded: false,
    deliveryFee: 100,
    extraFee: 0,
    extraFeeReason: '',
    tip: 0,
    total: 1_150,
  },
  lineCount: 1,
  courier: null,
  courierReview: null,
  ...own,
});

export const anOrderLine = (own: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  itemId: 1,
  name: 'Chicken Karahi',
  imageUrl: null,
  quantity: 1,
  unitPrice: 1_000,
  total: 1_000,
  details: [],
  choice: emptyChoice,
  review: null,
  ...own,
});
