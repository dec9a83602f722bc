import { addFund, walletBonuses, walletMovements } from '../endpoints/wallet';

const context = { decimals: 2 };
const movement = {
  id: '7',
  transaction_type: 'add_fund',
  credit: '50.00',
  debit: 0,
  admin_bonus: 5,
  balance: '155.5',
  reference: 'pearl_pay',
  created_at: '2026-03-01T10:00:00Z',
};

it.each(['data', 'transactions'])('reads movements under %s, the bonus as a part of the deposit', (name) => {
  const wire = { total_size: '1', limit: '10', offset: '1', [name]: [movement, { credit: 3 }, null] };
  expect(walletMovements.read(wire, context)).toEqual({
    total: 1,
    page: 1,
    limit: 10,
    entries: [
      {
        id: 7,
        kind: 'add_fund',
        amount: 5500,
        bonus: 500,
        balance: 15_550,
        reference: 'pearl_pay',
        at: '2026-03-01T10:00:00Z',
      },
    ],
  });
});

it.each([
  ['order_place', 'order_place', -300],
  ['partial_payment', 'order_place', -300],
  ['add_fund_by_admin', 'add_fund', -300],
  ['CashBack', 'CashBack', -300],
  ['of_another_time', 'other', -300],
])('reads %s as %s [F-21]', (type, kind, amount) => {
  const wire = [{ ...movement, transaction_type: type, credit: 0, admin_bonus: null, debit: 3 }];
  expect(walletMovements.read(wire, context).entries).toMatchObject([{ kind, amount, bonus: 0 }]);
});

it('reads bonuses, in percent or in money, and drops invalid ones', () => {
  const bonus = {
    id: 1,
    title: 'More',
    description: null,
    bonus_type: 'percentage',
    bonus_amount: '10',
    minimum_add_amount: 25,
    maximum_bonus_amount: 15,
    start_date: '2026-03-01 00:00:00',
    end_date: '2026-03-31T00:00:00Z',
  };
  const read = walletBonuses.read(
    [bonus, { ...bonus, id: 2, bonus_type: 'amount' }, { title: 'x' }],
    context,
  );
  expect(read[0]).toEqual({
    id: 1,
    title: 'More',
    description: '',
    gives: { type: 'percent', value: 10 },
    minimum: 2500,
    maximum: 1500,
    startsOn: '2026-03-01',
    endsOn: '2026-03-31',
  });
  expect(read.map(({ gives }) => gives)).toEqual([
    { type: 'percent', value: 10 },
    { type: 'amount', value: 1000 },
  ]);
  const none = { ...bonus, bonus_amount: 0 };
  expect(walletBonuses.read([none], context)[0]?.gives).toEqual({ type: 'amount', value: 0 });
});

it('reads the payment page [CALL-30]', () => {
  expect(addFund.read({ redirect_link: 'https://pay.example/1' }, context)).toEqual({
    payAt: 'https://pay.example/1',
  });
  expect(addFund.read({}, context)).toEqual({ payAt: null });
});
