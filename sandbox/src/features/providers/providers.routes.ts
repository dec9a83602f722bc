import type { Server } from '../../serve';
import { providerPageRoutes } from './provider-page.routes';

/** The vendors that this backend stands in for where the shop has not their keys. D-26. */
export async function providerRoutes(server: Server): Promise<void> {
  await providerPageRoutes(server);
}
