import { customerInfo, logout, updateInterest } from '@shop/contract';
import { one } from '../../database/database';
import { bearerIn } from '../../http/identity';
import { unauthorised } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { customerById, customerToWire } from './customers';
import { chooseInterests, getInterests } from './interests';
import { revokeToken } from './tokens';

/** Requests of a signed-in customer about the account. */
export function accountRoutes(server: Server): void {
  const { shop } = server;

  serve(server, customerInfo, async ({ customerId, view }) => {
    const customer = await customerById(shop.database, customerId());
    if (!customer) throw unauthorised();
    const orders = await one<{ count: number }>(
      shop.database,
      `SELECT count(*) AS count FROM orders WHERE owner_kind = 'customer' AND owner_id = $1`,
      [String(customer.id)],
    );
    const interest = await getInterests(shop.database, customer.id);
    return { ...customerToWire(customer, orders?.count ?? 0, view), interest };
  });

  serve(server, updateInterest, async ({ body, customerId, moduleId, view }) => {
    await chooseInterests(shop.database, customerId(), moduleId, body.interest);
    return { message: translate(view.language, 'interestsSaved') };
  });

  serve(server, logout, async ({ header, view }) => {
    const token = bearerIn(header('authorization'));
    if (token) await revokeToken(shop.database, token, view.now);
    return { message: translate(view.language, 'loggedOut') };
  });
}
