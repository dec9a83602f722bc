import { aCoupon, anAddress } from '@shop/testing';
import { blankDraft, toDraft, type CheckoutDraft } from './checkout-draft';
import { forgetDraft, saveDraft, getSavedDraft } from './saved-draft';

const draft: CheckoutDraft = {
  orderType: 'take_away',
  scheduledAt: '2026-01-06T12:00:00.000Z',
  address: anAddress(),
  note: 'No onions',
  ifSoldOut: 'remove',
  leaveAtDoor: true,
  cutlery: true,
  coupon: aCoupon({ code: 'TEN' }),
  tip: 200,
  refusedTip: 'abc',
  packaging: true,
  payment: { method: 'digital_payment', gateway: 'paypal', withWallet: true },
  prescriptions: [{ id: 3, url: '/p/3' }],
};

beforeEach(() => {
  forgetDraft();
  sessionStorage.clear();
});

it('is there again after a reload [F-23]', () => {
  saveDraft(7, 'cart:1', draft);
  expect(getSavedDraft(7, 'cart:1')).toEqual(draft);
});

it('stays with a guest who signs in [F-23]', () => {
  saveDraft('guest', 'cart:1', draft);
  expect(getSavedDraft(7, 'cart:1')).toEqual(draft);
});

it('is kept for the customer whose session has ended, and shown to nobody else [F-23]', () => {
  saveDraft(7, 'cart:1', draft);
  expect(getSavedDraft('guest', 'cart:1')).toEqual(blankDraft);
  expect(getSavedDraft(7, 'cart:1')).toEqual(draft);
  expect(getSavedDraft(8, 'cart:1')).toEqual(blankDraft);
  expect(getSavedDraft(7, 'cart:1')).toEqual(blankDraft);
});

it('is not overwritten by a guest’s, nor the guest’s by it [F-23]', () => {
  saveDraft(7, 'cart:1', draft);
  saveDraft('guest', 'cart:1', { ...draft, note: 'Mine' });
  expect(getSavedDraft('guest', 'cart:1').note).toBe('Mine');
  expect(getSavedDraft(7, 'cart:1')).toEqual(draft);
});

it('goes over to the customer who signs in, and to nobody after them [F-23] [F-33]', () => {
  saveDraft('guest', 'cart:1', draft);
  saveDraft(7, 'cart:1', getSavedDraft(7, 'cart:1'));
  expect(getSavedDraft('guest', 'cart:1')).toEqual(blankDraft);
  expect(getSavedDraft(8, 'cart:1')).toEqual(blankDraft);
});

it('is the guest’s where the customer’s is of an order at another store [F-23]', () => {
  saveDraft(7, 'cart:2', { ...draft, note: 'Earlier' });
  saveDraft('guest', 'cart:1', draft);
  expect(getSavedDraft(7, 'cart:1')).toEqual(draft);
});

it('is forgotten with the guest’s once it is ordered [D-21]', () => {
  saveDraft(7, 'cart:1', draft);
  saveDraft('guest', 'cart:1', draft);
  forgetDraft();
  expect([getSavedDraft(7, 'cart:1'), getSavedDraft('guest', 'cart:1')]).toEqual([blankDraft, blankDraft]);
});

it('keeps only contact, address, payment method and habits for an order at another store [X-21] [X-22]', () => {
  saveDraft(7, 'cart:1', draft);
  const { orderType, address, payment, ifSoldOut, leaveAtDoor } = draft;
  const kept = { orderType, address, payment, ifSoldOut, leaveAtDoor };
  expect(getSavedDraft(7, 'cart:2')).toEqual({ ...blankDraft, ...kept });
});

it.each([
  '{',
  'null',
  '[]',
  '{"version":2,"owner":7,"draft":{}}',
  '{"version":1,"owner":7,"draft":"x"}',
  '"__proto__"',
])('starts empty where %s is stored [F-32]', (stored) => {
  sessionStorage.setItem('checkout-draft', stored);
  expect(getSavedDraft(7, 'cart:1')).toEqual(blankDraft);
});

it('reads each stored field on its own [F-32] [F-38]', () => {
  const broken = {
    ...draft,
    scheduledAt: 5,
    tip: -3,
    refusedTip: 5,
    packaging: 'yes',
    note: null,
    ifSoldOut: 'burn',
    leaveAtDoor: 'yes',
    cutlery: 1,
    coupon: { code: 'TEN' },
    address: { address: 'Somewhere' },
    payment: { method: 'bank_robbery', gateway: '', withWallet: false },
    prescriptions: [{ id: 'x' }, null, { id: 4, url: '/p/4' }],
  };
  expect(toDraft(JSON.parse(JSON.stringify(broken)))).toEqual({
    ...blankDraft,
    orderType: 'take_away',
    prescriptions: [{ id: 4, url: '/p/4' }],
  });
});
