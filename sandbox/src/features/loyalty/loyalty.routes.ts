import { pointTransactions, transferPoints as transferCall } from '@shop/contract';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { pageToWire, pagingOf } from '../catalog/paging';
import { pointsOf, type PointRow } from './points';
import { transferPoints } from './transfer-points';

const toWire = ({ kind, created_at: at, ...row }: PointRow) => ({
  id: row.id,
  transaction_type: kind,
  credit: row.credit,
  debit: row.debit,
  balance: row.balance,
  reference: row.reference,
  created_at: at.toISOString(),
});

export function loyaltyRoutes(server: Server): void {
  const { shop } = server;

  serve(server, pointTransactions, async ({ customerId, query }) => {
    const paging = pagingOf(query);
    const { total, rows } = await pointsOf(shop.database, customerId(), paging);
    return pageToWire('data', total, paging, rows.map(toWire));
  });

  serve(
    server,
    transferCall,
    async ({ customerId, body, view, language }) => {
      const { rules } = await shop.settings();
      const transfer = { customerId: customerId(), points: body.point };
      await transferPoints(shop.database, transfer, { rules, language, now: view.now });
      return { message: say(language, 'pointsMoved') };
    },
    { perMinute: 60 },
  );
}
