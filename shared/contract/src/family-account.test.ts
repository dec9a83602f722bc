import { readFixture, readListFixture, readRecordFixture, familyContext } from '../fixtures/family';
import {
  addressList,
  conversationList,
  customerInfo,
  login,
  notificationList,
  pointTransactions,
  requestGuest,
  walletBonuses,
  walletMovements,
  wishlist,
  wishlistMarks,
} from './index';

const context = familyContext();
const at = '2025-03-04T06:11:52.000000Z';

describe('signing in', () => {
  it('has flags by number [ENT-40]', () => {
    expect(login.read(readFixture('auth.login'), context)).toMatchObject({
      token: 'eyJ0.self-written',
      phoneVerified: true,
      emailVerified: true,
      personalInfo: true,
      existingUser: null,
      email: 'sara@kite.example',
    });
  });
  it('returns no token while a phone is unverified [ENT-40]', () => {
    expect(login.read(readFixture('auth.login.unverified'), context)).toMatchObject({
      token: null,
      phoneVerified: false,
      emailVerified: true,
    });
  });
  it('returns the id of a guest [CALL-32]', () => {
    expect(requestGuest.read(readFixture('auth.guest.request'), context)).toBe('4711');
  });
});

describe('a customer', () => {
  it('reads name, contacts, money, points and interests as JSON in text [ENT-27]', () => {
    expect(customerInfo.read(readFixture('customer.info'), context)).toEqual({
      id: 9,
      firstName: 'Sara',
      lastName: 'Ahmed',
      phone: '+8801712345678',
      email: 'sara@kite.example',
      imageUrl: null,
      phoneVerified: true,
      emailVerified: true,
      walletBalance: 1_250,
      loyaltyPoints: 140,
      referralCode: 'ABCDEFGHIJ',
      orderCount: 3,
      interests: [31, 32],
    });
  });
  it('has addresses whose degrees are text [ENT-24]', () => {
    const page = addressList.read(readFixture('customer.address.list'), context);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 10 });
    expect(page.isUncounted).toBeUndefined();
    expect(page.entries).toEqual([
      {
        id: 1,
        type: 'home',
        address: 'Ferry Street',
        contactName: 'Sara Ahmed',
        contactPhone: '+8801712345678',
        contactEmail: '',
        house: '7',
        floor: '',
        road: '',
        note: '',
        latitude: 23.757989,
        longitude: 90.360587,
        zoneIds: [7],
      },
    ]);
  });
  it('has favourites under `item` and `store` [ENT-29]', () => {
    const wire = readFixture('customer.wish-list');
    expect(wishlistMarks.read(wire, context)).toEqual({ itemIds: [102], storeIds: [11] });
    expect(wishlist.read(wire, context)).toMatchObject({
      items: [{ id: 102, price: 1_000, stock: null }],
      stores: [{ id: 11, moduleType: 'food' }],
    });
  });
});

describe('money and points', () => {
  it('reads movements of a wallet under `data` [D-28]', () => {
    const page = walletMovements.read(readFixture('customer.wallet.transactions'), context);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 10 });
    expect(page.entries).toEqual([
      { id: 3, kind: 'add_fund', amount: 1_000, bonus: 0, balance: 1_250, reference: 'stripe', at },
    ]);
  });
  it('reads bonuses with their period [D-28]', () => {
    expect(walletBonuses.read(readFixture('customer.wallet.bonuses'), context)).toEqual([
      {
        id: 1,
        title: 'Top up',
        description: 'x',
        gives: { type: 'percent', value: 10 },
        minimum: 2_000,
        maximum: 500,
        startsOn: '2025-01-01',
        endsOn: '2035-01-01',
      },
    ]);
  });
  it('reads movements of points under `data` too [D-28]', () => {
    const page = pointTransactions.read(readFixture('customer.loyalty-point.transactions'), context);
    expect(page.entries).toEqual([
      { id: 1, kind: 'order_place', points: 40, balance: 140, reference: '100001', at },
    ]);
  });
});

describe('notifications', () => {
  it('is a bare list, with text and order in `data` [X-09]', () => {
    const page = notificationList.read(readFixture('customer.notifications'), context);
    expect(page).toMatchObject({
      total: 2,
      isUncounted: true,
      page: 1,
      unread: 0,
      running: 0,
      isWanted: true,
    });
    expect(page.entries).toEqual([
      { id: 1, title: 'Hello', text: 'New shops', orderId: null, status: null, at, isRead: false },
      { id: 2, title: 'Order', text: 'On its way', orderId: 100_001, status: null, at, isRead: false },
    ]);
  });
});

describe('conversations', () => {
  const read = (overrides: object = {}) => {
    const wire = readRecordFixture('customer.message.list');
    const [conversation] = wire.conversations as object[];
    return conversationList.read({ ...wire, conversations: [{ ...conversation, ...overrides }] }, context);
  };

  it('are with the store itself, not with its entry among the participants [D-28]', () => {
    expect(read()).toMatchObject({ total: 1, unread: 1 });
    expect(read().entries).toEqual([
      {
        id: 1,
        partner: { kind: 'vendor', id: 11, name: 'Kardamom Kitchen', imageUrl: null },
        last: { text: 'Welcome', pictures: 0, own: false, sentAt: at },
        unread: 1,
      },
    ]);
  });
  it('name a store only where the backend does: the vendor’s id is another [D-28]', () => {
    const receiver = { id: 4, f_name: 'Kardamom Kitchen', vendor_id: 40 };
    expect(read({ receiver }).entries[0]?.partner.storeId).toBeUndefined();
    const named = read({ receiver: { ...receiver, store_id: 11 } }).entries[0]?.partner;
    expect(named).toMatchObject({ id: 40, storeId: 11 });
  });
  it('are with the side that is not the customer, whoever started [D-28]', () => {
    const courier = { id: 6, f_name: 'Omar', l_name: 'K', vendor_id: null, deliveryman_id: 5 };
    const started = { sender_type: 'delivery_man', sender_id: 6, sender: courier };
    const [conversation] = read({ ...started, receiver_type: 'customer', receiver_id: 3 }).entries;
    expect(conversation?.partner).toMatchObject({ kind: 'delivery_man', id: 5, name: 'Omar K' });
  });
  it('have their last message in the shop’s time zone, if the message has no time [D-12]', () => {
    const [conversation] = read({ last_message: { id: 2, sender_id: 3, message: 'Hello?' } }).entries;
    expect(conversation?.last).toMatchObject({ own: true, sentAt: '2025-03-04T00:11:52.000Z' });
  });
});

it('reads lists with some unreadable entries [F-21]', () => {
  const wire = [...readListFixture('customer.notifications'), { title: 'no id' }];
  expect(notificationList.read(wire, context).entries).toHaveLength(2);
});
