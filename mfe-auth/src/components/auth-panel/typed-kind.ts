import { contactKind, toAsciiDigits } from '@shop/domain';

/** What a contact is going to be, while it is typed; null as long as that is open. */
export type TypedKind = 'phone' | 'email' | null;

const phoneCharacters = /^[+\d\s().-]*$/;

/**
 * A whole contact is what it is (VALID-16). On the way there, figures alone are going to be a phone from the third one on
 * (an e-mail may begin with some), and a letter makes an e-mail of it.
 */
export function typedKind(text: string): TypedKind {
  const typed = toAsciiDigits(text).trim();
  const kind = contactKind(typed);
  if (kind !== 'invalid') return kind;
  if (phoneCharacters.test(typed)) return typed.replace(/\D/g, '').length >= 3 ? 'phone' : null;
  return typed ? 'email' : null;
}
