import { familyContext, readListFixture, readRecordFixture } from '../fixtures/family';
import { cartList, config, orderDetails, storeDetails, trackOrder } from './index';

const context = familyContext();

describe('what customers tell store and courier', () => {
  const readOrder = (overrides: object) =>
    trackOrder.read({ ...readRecordFixture('customer.order.track'), ...overrides }, context);

  it('is nothing in an order without it [X-21] [X-22]', () => {
    expect(readOrder({})).not.toHaveProperty('requests');
  });
  it('is text in an order of the family [X-21] [X-22]', () => {
    const wire = { unavailable_item_note: 'Call me', delivery_instruction: 'Gate 4', cutlery: 1 };
    expect(readOrder(wire).requests).toEqual({
      ifSoldOut: null,
      ifSoldOutText: 'Call me',
      instruction: 'Gate 4',
      leaveAtDoor: false,
      cutlery: true,
    });
  });
  it('has fields where the backend has them; then the text is the same again [X-21] [X-22]', () => {
    const wire = { unavailable_item_note: 'Call me', if_sold_out: 'call', leave_at_door: true };
    expect(readOrder(wire).requests).toMatchObject({
      ifSoldOut: 'call',
      ifSoldOutText: '',
      leaveAtDoor: true,
    });
  });
  it('belongs to each line where the backend keeps it there [X-21]', () => {
    const [line] = readListFixture('customer.cart.list');
    const read = (more: object) => cartList.read([{ ...line, ...more }], context)[0];
    expect(read({ note: ' No onions ', if_sold_out: 'remove' })).toMatchObject({
      note: 'No onions',
      ifSoldOut: 'remove',
    });
    for (const more of [{}, { note: null, if_sold_out: null }, { note: '', if_sold_out: 'burn' }]) {
      expect(read(more)).not.toHaveProperty('note');
      expect(read(more)).not.toHaveProperty('ifSoldOut');
    }
    const [ordered] = readListFixture('customer.order.details');
    const wire = [{ ...ordered, note: 'No onions', if_sold_out: 'call' }];
    expect(orderDetails.read(wire, context)[0]).toMatchObject({
      choice: { note: 'No onions' },
      ifSoldOut: 'call',
    });
  });
});

describe('what a store offers', () => {
  const readStore = (overrides: object) =>
    storeDetails.read({ ...readRecordFixture('stores.details.11'), ...overrides }, context);

  it('is cutlery as it says, in modules that have it [X-22]', () => {
    expect(readStore({}).cutlery).toBe(true);
    expect(readStore({ cutlery: 0 }).cutlery).toBe(false);
    expect(readStore({ cutlery: undefined }).cutlery).toBe(false);
    expect(config.read(readRecordFixture('config'), context).cutleryTypes).toEqual(['food', 'parcel']);
    expect(config.read({}, context)).not.toHaveProperty('cutleryTypes');
  });
  it('is a number of days, and minutes before a scheduled order [X-22]', () => {
    expect(readStore({})).toMatchObject({ scheduleLead: 0 });
    expect(readStore({})).not.toHaveProperty('scheduleDays');
    const wire = { order_place_to_schedule_interval: '45', schedule_order_days: 3 };
    expect(readStore(wire)).toMatchObject({ scheduleLead: 45, scheduleDays: 3 });
    expect(readStore({ order_place_to_schedule_interval: -5, schedule_order_days: 900 })).toMatchObject({
      scheduleLead: 0,
      scheduleDays: 60,
    });
    expect(config.read({ schedule_order_days: 14 }, context).scheduleDays).toBe(14);
    expect(config.read(readRecordFixture('config'), context)).not.toHaveProperty('scheduleDays');
  });
});
