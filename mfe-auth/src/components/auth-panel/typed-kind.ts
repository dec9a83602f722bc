import { contactKind, toAsciiDigits } from '@shop/domain';

/** The kind of contact that is being typed; null while it is undecided. */
export type TypedKind = 'phone' | 'email' | null;

const phoneCharacters = /^[+\d\s().-]*$/;

/**
 * A complete contact has its own kind (VALID-16). Before that, three or more digits count as a phone number (an
 * e-mail address may begin with one or two), and any letter makes it an e-mail address.
 */
export function typedKind(text: string): TypedKind {
  const typed = toAsciiDigits(text).trim();
  const kind = contactKind(typed);
  if (kind !== 'invalid') return kind;
  if (phoneCharacters.test(typed)) return typed.replace(/\D/g, '').length >= 3 ? 'phone' : null;
  return typed ? 'email' : null;
}
