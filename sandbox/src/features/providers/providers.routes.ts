import { toScope } from '../../http/scope';
import type { Server } from '../../serve';
import { createView } from '../../shop/shop';
import { openPhoneSession } from './phone-sessions';
import { providerPageRoutes } from './provider-page.routes';

/** `POST /providers/phone/send { phone }`: the mock phone provider sends a code. */
function phoneProviderRoute({ app, shop, limits }: Server): void {
  const limit = limits ? { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } } : {};
  app.post('/providers/phone/send', limit, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const view = await createView(shop, toScope(request));
    return { session_info: await openPhoneSession(shop, request.body, view) };
  });
}

/** Mocks of vendors without a key. D-26. */
export async function providerRoutes(server: Server): Promise<void> {
  phoneProviderRoute(server);
  await providerPageRoutes(server);
}
