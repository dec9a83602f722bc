import type { SocialMedium } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Settings } from '../../shop/settings';
import type { ProviderPerson } from './grants';
import { toPerson } from './provider-person';

/** Of the seeded town: the account that a demonstration signs in with. */
const demoCustomer = 'customer@example.com';

/** Whom the page offers: who has signed in with this browser, and in a demonstration the customer that everybody knows. */
export async function peopleToChoose(
  queries: Queries,
  { rules }: Settings,
  medium: SocialMedium,
  known: readonly ProviderPerson[],
): Promise<ProviderPerson[]> {
  if (!rules.demo || known.some(({ email }) => email === demoCustomer)) return [...known];
  const customer = await one<{ name: string }>(
    queries,
    `SELECT trim(f_name || ' ' || l_name) AS name FROM customers WHERE email = $1 AND active`,
    [demoCustomer],
  );
  if (!customer) return [...known];
  return [...known, toPerson(medium, { name: customer.name, email: demoCustomer, phone: '' })];
}
