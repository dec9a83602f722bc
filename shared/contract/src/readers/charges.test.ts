import { surgeFromWire, taxFromWire, vehicleChargeFromWire } from './charges';

const context = { decimals: 2 };

it.each([
  [1.5, 150],
  ['2', 200],
  [{ extra_charge: 3 }, 300],
  [{ data: '0.5' }, 50],
  [{ data: { extra_charge: 4 } }, 400],
  [null, 0],
  [{}, 0],
])('reads the vehicle charge from %j [BIZ-36]', (wire, amount) => {
  expect(vehicleChargeFromWire(wire, context)).toBe(amount);
});

it.each([
  [
    { price: '10', price_type: 'percent', customer_note: 'Rush hour' },
    { price: { type: 'percent', value: 10 }, note: 'Rush hour' },
  ],
  [
    { price: 3, price_type: 'percent', customer_note_status: 0, customer_note: 'For the team' },
    { price: { type: 'percent', value: 3 }, note: '' },
  ],
  [
    { price: 1.2, price_type: 'amount' },
    { price: { type: 'amount', value: 120 }, note: '' },
  ],
  [{ price: 0, price_type: 'percent', customer_note: null }, null],
  [[], null],
  [null, null],
])('reads a surge from %j [BIZ-38]', (wire, surge) => {
  expect(surgeFromWire(wire, context)).toEqual(surge);
});

it.each([
  [
    { tax_amount: 1.72, tax_status: 'excluded', tax_included: 0 },
    { amount: 172, included: false },
  ],
  [
    { tax_amount: 1.72, tax_status: 'included', tax_included: null },
    { amount: 172, included: true },
  ],
  [
    { tax_amount: 0, tax_included: 1 },
    { amount: 0, included: true },
  ],
  [{ tax_amount: null }, null],
  [null, null],
])('reads the tax of an order from %j [BIZ-33]', (wire, tax) => {
  expect(taxFromWire(wire, context)).toEqual(tax);
});
