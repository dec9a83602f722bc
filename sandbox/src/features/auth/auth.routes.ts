import { customerInfo, login, requestGuest, signUp } from '@shop/contract';
import { one } from '../../database/database';
import { Refusal, unauthorised, type Complaint } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import type { Shop, View } from '../../shop/shop';
import { adoptGuestCart } from '../cart/cart-merge';
import { adoptGuestOrders } from '../orders/order-claim';
import { adoptPrescriptions } from '../prescriptions/prescriptions';
import { beginAttempt, forgetAttempts } from './attempts';
import {
  contactOf,
  customerByContact,
  customerById,
  customerToWire,
  insertCustomer,
  type CustomerRow,
} from './customers';
import { createGuest, isGuest } from './guests';
import { hashPassword, isPassword } from './passwords';
import { issueToken } from './tokens';

const wrongCredentials = () => new Refusal(401, [{ code: 'auth-001', text: 'wrongCredentials' }]);

/** Signs in: a token, and what the guest had put into the cart. ENT-40, D-17. */
async function enter(shop: Shop, customer: CustomerRow, guestId: string | null, view: View) {
  const token = await shop.database.transaction(async (tx) => {
    if (guestId && (await isGuest(tx, guestId))) {
      await adoptGuestCart(tx, guestId, customer.id, view);
      await adoptPrescriptions(tx, guestId, customer.id);
      await adoptGuestOrders(tx, guestId, customer.id);
    }
    return issueToken(tx, customer.id, view.now);
  });
  const { login: rules } = (await shop.settings()).rules;
  return {
    token,
    // Where no verification is asked for, none is due.
    is_phone_verified: customer.phone_verified || !rules.phoneVerification ? 1 : 0,
    is_email_verified: customer.email_verified || !rules.emailVerification ? 1 : 0,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: 'manual',
    email: customer.email,
  };
}

async function takenContacts(shop: Shop, email: string, phone: string): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  if (await customerByContact(shop.database, email)) complaints.push({ code: 'email', text: 'emailTaken' });
  if (await customerByContact(shop.database, phone)) complaints.push({ code: 'phone', text: 'phoneTaken' });
  return complaints;
}

export function authRoutes(server: Server): void {
  const { shop } = server;

  serve(server, requestGuest, async () => ({ guest_id: await createGuest(shop.database) }), {
    perMinute: 120,
  });

  serve(
    server,
    login,
    async ({ body, view }) => {
      const contact = contactOf(body.email_or_phone).value;
      await beginAttempt(shop.database, contact, view.now);
      const customer = await customerByContact(shop.database, body.email_or_phone);
      const fits = await isPassword(customer?.password_hash ?? null, body.password);
      if (!customer?.active || !fits) throw wrongCredentials();
      await forgetAttempts(shop.database, contact);
      return enter(shop, customer, body.guest_id, view);
    },
    { perMinute: 120 },
  );

  serve(
    server,
    signUp,
    async ({ body, view }) => {
      const { name, email, phone, password } = body;
      const taken = await takenContacts(shop, email, phone);
      if (taken.length > 0) throw new Refusal(403, taken);
      const passwordHash = await hashPassword(password);
      const customer = await insertCustomer(shop.database, { name, email, phone, passwordHash });
      if (!customer) throw new Refusal(403, await takenContacts(shop, email, phone)); // somebody was faster
      return enter(shop, customer, body.guest_id, view);
    },
    { perMinute: 60 },
  );

  serve(server, customerInfo, async ({ customerId, view }) => {
    const customer = await customerById(shop.database, customerId());
    if (!customer) throw unauthorised();
    const orders = await one<{ count: number }>(
      shop.database,
      `SELECT count(*) AS count FROM orders WHERE owner_kind = 'customer' AND owner_id = $1`,
      [String(customer.id)],
    );
    return customerToWire(customer, orders?.count ?? 0, view);
  });
}
