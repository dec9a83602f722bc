import { contactKind, normalisePhone } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { one, type Queries } from '../../database/database';
import type { View } from '../../shop/shop';

export interface CustomerRow {
  id: number;
  f_name: string;
  l_name: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  image: string | null;
  email_verified: boolean;
  phone_verified: boolean;
  wallet_balance: number;
  loyalty_points: number;
  ref_code: string;
  active: boolean;
  created_at: Date;
}

/** A contact as accounts store it: e-mail in lower case, phone as + and digits (BIZ-39). */
export interface Contact {
  column: 'email' | 'phone';
  value: string;
}

export const emailContact = (text: string): Contact => ({
  column: 'email',
  value: text.trim().toLowerCase(),
});
export const phoneContact = (text: string): Contact => ({ column: 'phone', value: normalisePhone(text) });

/** The field that `kind` names. */
export const contactIn = (kind: string, { phone, email }: { phone: string; email: string }): Contact =>
  kind === 'email' ? emailContact(email) : phoneContact(phone);

export const toContact = (text: string): Contact =>
  contactKind(text) === 'email' ? emailContact(text) : phoneContact(text);

export const customerBy = (queries: Queries, { column, value }: Contact): Promise<CustomerRow | null> =>
  one<CustomerRow>(queries, `SELECT * FROM customers WHERE ${column} = $1`, [value]);

export const customerById = (queries: Queries, id: number): Promise<CustomerRow | null> =>
  one<CustomerRow>(queries, 'SELECT * FROM customers WHERE id = $1', [id]);

export interface NewCustomer {
  name: string;
  email: string | null;
  phone: string | null;
  emailVerified?: boolean;
  phoneVerified?: boolean;
  passwordHash?: string | null;
  referredBy?: number | null;
}

/** First name, and all the rest. */
export function splitName(name: string): [first: string, rest: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
}

/** Creates an account; null when another account has its e-mail or phone. */
export const insertCustomer = (queries: Queries, customer: NewCustomer): Promise<CustomerRow | null> =>
  one<CustomerRow>(
    queries,
    `INSERT INTO customers
       (f_name, l_name, email, phone, email_verified, phone_verified, password_hash, referred_by, ref_code)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING *`,
    [
      ...splitName(customer.name),
      customer.email,
      customer.phone,
      customer.emailVerified ?? false,
      customer.phoneVerified ?? false,
      customer.passwordHash ?? null,
      customer.referredBy ?? null,
      randomBytes(5).toString('hex').toUpperCase(),
    ],
  );

const flag = (value: boolean) => (value ? 1 : 0);
const day = 86_400_000;

/** ENT-27, CALL-02. */
export const customerToWire = (row: CustomerRow, orderCount: number, view: View) => ({
  id: row.id,
  f_name: row.f_name,
  l_name: row.l_name,
  email: row.email,
  phone: row.phone,
  image_full_url: view.picture(row.image),
  is_phone_verified: flag(row.phone_verified),
  is_email_verified: flag(row.email_verified),
  wallet_balance: view.money(row.wallet_balance),
  loyalty_point: row.loyalty_points,
  ref_code: row.ref_code,
  order_count: orderCount,
  member_since_days: Math.max(0, Math.floor((view.now.getTime() - row.created_at.getTime()) / day)),
});
