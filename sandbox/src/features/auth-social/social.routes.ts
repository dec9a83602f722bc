import { socialLogin, socialRegister, verifyByPhoneProvider } from '@shop/contract';
import { serve, type Server } from '../../serve';
import { verifiedByPhoneProvider } from './phone-provider';
import { socialSignIn } from './social-login';
import { socialRegistration } from './social-register';

/** Calls a minute from one network address. */
const limit = { perMinute: 120 };

/** Signing in through identity providers and phone providers. */
export function socialRoutes(server: Server): void {
  const { shop } = server;
  serve(server, socialLogin, ({ body, view }) => socialSignIn(shop, body, view), limit);
  serve(server, socialRegister, ({ body, view }) => socialRegistration(shop, body, view), limit);
  serve(server, verifyByPhoneProvider, ({ body, view }) => verifiedByPhoneProvider(shop, body, view), limit);
}
