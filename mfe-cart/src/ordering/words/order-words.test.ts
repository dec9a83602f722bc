import { aConfig, aLine, anAddress, anItem, aStore } from '@shop/testing';
import type { CheckoutFacts } from '../checkout-order';
import { blankDraft, type CheckoutDraft } from '../draft/checkout-draft';
import { needsHandover, toOrderWords, withoutLineWords, type OrderWordTexts } from './order-words';

const naan = anItem({ id: 1, name: 'Naan' });
const pizza = anItem({ id: 2, name: 'Pizza' });
const facts: CheckoutFacts = {
  lines: [
    aLine({ id: 1, item: naan, note: 'Crisp', ifSoldOut: 'remove' }),
    aLine({ id: 2, item: pizza, options: [{ group: 'Size', labels: ['Large'] }], note: 'No onions' }),
  ],
  store: aStore({ cutlery: true }),
  zone: null,
  isInZone: true,
  config: aConfig(),
  roadMetres: null,
  now: new Date('2026-01-05T12:00:00Z'),
};
const byWallet = { method: 'wallet', gateway: '', withWallet: false } as const;
const draft: CheckoutDraft = {
  ...blankDraft,
  address: anAddress({ note: 'Gate 4' }),
  note: 'It is a birthday',
  leaveAtDoor: true,
  cutlery: true,
  payment: byWallet,
};
const texts: OrderWordTexts = {
  ifSoldOut: (choice) => `<${choice}>`,
  exception: (name, choice) => `${name}: <${choice}>`,
  note: (name, note) => `${name}: ${note}`,
  leaveAtDoor: '<door>',
};
const paid = { walletPaid: 0, total: 1_000 };
const words = (more: Partial<CheckoutDraft> = {}, hasWords = false, lines = facts.lines) =>
  toOrderWords({ ...facts, lines }, { ...draft, ...more }, { texts, hasWords, ...paid });

describe('for a backend with texts only [X-21] [X-22]', () => {
  it('everything is in the texts of the order, in the customer’s language', () => {
    expect(words()).toEqual({
      cutlery: true,
      unavailable_item_note: '<call>; Naan: <remove>',
      delivery_instruction: '<door>. Gate 4',
      order_note: 'It is a birthday\nNaan: Crisp\nPizza (Large): No onions',
    });
  });
  it('what does not fit into a text is in the note of the order', () => {
    const long = 'x'.repeat(250);
    const { delivery_instruction, order_note } = words({ address: anAddress({ note: long }), note: '' });
    expect(delivery_instruction).toBe('<door>');
    expect(order_note).toContain(long);
    const lines = Array.from({ length: 30 }, (_, id) =>
      aLine({ id, item: anItem({ id, name: `Dish number ${id}` }), ifSoldOut: 'remove' }),
    );
    const many = words({}, false, lines);
    expect(many.unavailable_item_note?.length).toBeLessThanOrEqual(255);
    for (const { item } of lines)
      expect(`${many.unavailable_item_note}\n${many.order_note}`).toContain(`${item.name}: <remove>`);
  });
  it('nothing is said of a door without a delivery, or where cash is handed over', () => {
    expect(words({ orderType: 'take_away' }).delivery_instruction).toBe('');
    expect(words({ payment: blankDraft.payment }).delivery_instruction).toBe('Gate 4');
  });
  it('the lines are sent without words', () => {
    const lines = withoutLineWords(facts).lines;
    expect(lines.some((line) => 'note' in line || 'ifSoldOut' in line)).toBe(false);
  });
});

it('a backend with fields gets fields, and the text for those who read only that [X-21] [X-22]', () => {
  expect(words({}, true)).toEqual({
    cutlery: true,
    if_sold_out: 'call',
    unavailable_item_note: '<call>',
    delivery_instruction: 'Gate 4',
    leave_at_door: true,
  });
});

it('says nothing of cutlery where the store has none [X-22]', () => {
  const bare = { ...facts, store: aStore() };
  expect(toOrderWords(bare, draft, { texts, hasWords: true, ...paid })).not.toHaveProperty('cutlery');
});

it.each([
  ['cash', 'cash_on_delivery', 0, true],
  ['the rest in cash', 'cash_on_delivery', 400, true],
  ['all from the wallet', 'cash_on_delivery', 1_000, false],
  ['a gateway', 'digital_payment', 0, false],
] as const)('the courier waits for %s [X-22]', (_case, method, walletPaid, isNeeded) => {
  const payment = { method, gateway: '', withWallet: walletPaid > 0 };
  expect(needsHandover({ payment }, { walletPaid, total: 1_000 })).toBe(isNeeded);
});
