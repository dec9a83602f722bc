import type { SocialMedium } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Settings } from '../../shop/settings';
import type { ProviderPerson } from './grants';
import { toPerson } from './provider-person';

/** The demo customer. */
const demoCustomer = 'customer@example.com';

/** The people that the page offers: those who have signed in with this browser, and in demo mode the demo customer. */
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
