import { contactKind } from './identifier';
import { normalisePhone } from './phone';

const stars = (count: number) => '*'.repeat(Math.max(0, count));

/** Masks a contact: shows the first 2 characters of an e-mail, the first 4 and last 3 digits of a phone. BIZ-40. */
export function maskContact(contact: string): string {
  const text = contact.trim();
  return contactKind(text) === 'phone' ? maskPhone(text) : text.slice(0, 2) + stars(text.length - 2);
}

function maskPhone(phone: string): string {
  const digits = normalisePhone(phone).slice(1);
  const visibleCount = digits.length > 7 ? 4 : 0; // shorter numbers would be shown completely
  return `+${digits.slice(0, visibleCount)}${stars(digits.length - visibleCount - 3)}${digits.slice(-3)}`;
}
