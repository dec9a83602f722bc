import { claimOrder } from '@shop/contract';
import { normalisePhone } from '@shop/domain';
import { notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { beginAttempt, forgetAttempts } from '../auth/attempts';
import { claimOrderByPhone } from './order-claim';

/**
 * Claims a guest's order for the customer, by its number and phone. Tries are counted for the customer and for the
 * order, and a wrong number gets the same response as a wrong phone, so that nobody can search for either (F-47). X-07.
 */
export function claimRoutes(server: Server): void {
  const { database } = server.shop;

  serve(
    server,
    claimOrder,
    async ({ body, customerId, view, language }) => {
      const tries = [`claim by ${customerId()}`, `claim of ${body.order_id}`];
      for (const name of tries) await beginAttempt(database, name, view.now, 'tooManyTries');
      const wanted = { id: body.order_id, phone: normalisePhone(body.contact_number) };
      const isTaken = await database.transaction((tx) => claimOrderByPhone(tx, customerId(), wanted));
      if (!isTaken) throw notFound('orderClaimUnknown');
      for (const name of tries) await forgetAttempts(database, name);
      return { message: translate(language, 'orderClaimed') };
    },
    { perMinute: 30 },
  );
}
