import { isRecord } from '@shop/contract';
import { emailPattern, normalisePhone, phonePattern, type SocialMedium } from '@shop/domain';
import { createHash, randomBytes } from 'node:crypto';
import type { ProviderPerson } from './grants';

/** Fields of the page's form as they were typed. */
export interface TypedPerson {
  name: string;
  email: string;
  phone: string;
}

export type PersonField = keyof TypedPerson;

export const nobodyTyped: TypedPerson = { name: '', email: '', phone: '' };

const longest = 100;

/** Without unpaired surrogates, which a database does not accept. */
const toText = (value: unknown) =>
  typeof value === 'string' ? [...value.replace(/\0/g, '').trim()].slice(0, longest).join('') : '';

export const typedPerson = (body: unknown): TypedPerson =>
  isRecord(body)
    ? { name: toText(body.name), email: toText(body.email), phone: toText(body.phone) }
    : nobodyTyped;

/** Fields with invalid values. */
export const wrongFields = ({ email, phone }: TypedPerson): PersonField[] => [
  ...(email === '' || emailPattern.test(email) ? [] : ['email' as const]),
  ...(phone === '' || phonePattern.test(normalisePhone(phone)) ? [] : ['phone' as const]),
];

/** The id of a person at a provider, always the same for an address. */
export function createUniqueId(medium: SocialMedium, email: string): string {
  if (email === '') return randomBytes(16).toString('hex');
  return createHash('sha256').update(`${medium} ${email}`).digest('hex').slice(0, 32);
}

/** A person as the provider knows them. Without an address it is a new person each time. */
export function toPerson(medium: SocialMedium, typed: TypedPerson): ProviderPerson {
  const email = typed.email.toLowerCase();
  const phone = typed.phone && normalisePhone(typed.phone);
  return { unique_id: createUniqueId(medium, email), email, name: typed.name, phone };
}
