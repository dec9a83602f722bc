import { pointTransactions } from '../endpoints/loyalty';

const line = {
  id: 1,
  transaction_type: 'order_place',
  credit: '21',
  debit: 0,
  balance: 21,
  reference: 100_001,
};

it('reads movements of points, under either name of the list, and those of newer kinds [D-28] [F-21]', () => {
  const paid = { id: 2, transaction_type: 'lottery', credit: null, debit: '5.000' };
  const read = (name: string) =>
    pointTransactions.read({ total_size: '2', offset: '1', [name]: [line, paid, {}] }, { decimals: 2 });
  expect(read('data')).toEqual(read('transactions'));
  expect(read('data')).toMatchObject({
    total: 2,
    entries: [
      { id: 1, kind: 'order_place', points: 21, balance: 21, reference: '100001' },
      { id: 2, kind: 'other', points: -5, balance: 0, reference: '', at: '' },
    ],
  });
});
