import { pointTransactions, transferPoints as transferCall } from '@shop/contract';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { pageToWire, toPaging } from '../catalog/paging';
import { getMovements, type PointRow } from './points';
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
    const paging = toPaging(query);
    const { total, rows } = await getMovements(shop.database, customerId(), paging);
    return pageToWire('data', total, paging, rows.map(toWire));
  });

  serve(
    server,
    transferCall,
    async ({ customerId, body, view, language }) => {
      const { rules } = await shop.settings();
      const transfer = { customerId: customerId(), points: body.point };
      await transferPoints(shop.database, transfer, { rules, language, now: view.now });
      return { message: translate(language, 'pointsMoved') };
    },
    { perMinute: 60 },
  );
}
