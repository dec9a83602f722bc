import {
  socialLogin,
  socialRegister,
  verifyByPhoneProvider,
  type PhoneProviderResetBody,
} from '@shop/contract';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { takeProviderResetCode, verifiedByPhoneProvider } from './phone-provider';
import { socialSignIn } from './social-login';
import { socialRegistration } from './social-register';

/** Calls a minute from one network address. */
const limit = { perMinute: 120 };

/** Signing in through identity providers and phone providers. */
export function socialRoutes(server: Server): void {
  const { shop } = server;
  serve(server, socialLogin, ({ body, view }) => socialSignIn(shop, body, view), limit);
  serve(server, socialRegister, ({ body, view }) => socialRegistration(shop, body, view), limit);
  serve(
    server,
    verifyByPhoneProvider,
    async ({ body, view }) => {
      // the schema has read one of both
      const wanted = body as unknown as typeof body | PhoneProviderResetBody;
      if (!('is_reset_token' in wanted)) return verifiedByPhoneProvider(shop, wanted, view);
      await takeProviderResetCode(shop, wanted, view.now);
      return { message: translate(view.language, 'codeRight') };
    },
    limit,
  );
}
