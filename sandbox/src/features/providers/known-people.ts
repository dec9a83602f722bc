import { isRecord } from '@shop/contract';
import type { SocialMedium } from '@shop/domain';
import type { ProviderPerson } from './grants';
import { createUniqueId } from './provider-person';

/** The cookie of a provider's page with the people who have signed in with this browser, the newest first. */
const most = 3;
const validFor = 30 * 86_400;
const longestCookie = 3_000;

const getName = (medium: SocialMedium) => `provider_${medium}`;
/** JSON can contain unpaired surrogates, which a database does not accept. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 255 && !/[\0\p{Surrogate}]/u.test(value);

function personFrom(value: unknown, medium: SocialMedium): ProviderPerson[] {
  if (!isRecord(value)) return [];
  const { unique_id: id, email, name, phone } = value;
  if (!isText(id) || !/^[\da-f]{32}$/.test(id)) return [];
  if (!isText(email) || !isText(name) || !isText(phone)) return [];
  // the id is derived from the address, not read from the cookie
  return email === '' || createUniqueId(medium, email) === id ? [{ unique_id: id, email, name, phone }] : [];
}

/** The people who have signed in at this provider's page with this browser. */
export function knownPeople(cookies: string | undefined, medium: SocialMedium): ProviderPerson[] {
  const found = (cookies ?? '').split(/; */).find((cookie) => cookie.startsWith(`${getName(medium)}=`));
  if (!found || found.length > longestCookie) return [];
  try {
    const text = Buffer.from(found.slice(found.indexOf('=') + 1), 'base64url').toString();
    const people: unknown = JSON.parse(text);
    return Array.isArray(people)
      ? people.flatMap((one: unknown) => personFrom(one, medium)).slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** The cookie with one more person. */
export function rememberPerson(
  known: readonly ProviderPerson[],
  person: ProviderPerson,
  medium: SocialMedium,
  isSecure: boolean,
): string {
  const people = [person, ...known.filter(({ unique_id: id }) => id !== person.unique_id)].slice(0, most);
  const value = Buffer.from(JSON.stringify(people)).toString('base64url');
  const attributes = `Path=/providers; Max-Age=${validFor}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${getName(medium)}=${value}; ${attributes}`;
}
