import { forgotPassword, resetPassword, verifyToken } from '@shop/contract';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { getRecoveryContact, requestReset, resetPassword as setPassword } from './recovery';
import { verifyResetCode } from './take-code';

/** Calls a minute from one network address. */
const perMinute = 60;

/** Password reset by a code that is sent to the account's phone or e-mail. */
export function recoveryRoutes(server: Server): void {
  const { shop } = server;

  serve(
    server,
    forgotPassword,
    async ({ body, view }) => {
      await requestReset(shop, getRecoveryContact(body), view);
      return { message: translate(view.language, 'resetSent') };
    },
    { perMinute },
  );

  serve(
    server,
    verifyToken,
    async ({ body, view }) => {
      const { demoOtp } = (await shop.settings()).rules;
      const contact = getRecoveryContact(body);
      await verifyResetCode(shop.database, { contact, code: body.reset_token, now: view.now, demoOtp });
      return { message: translate(view.language, 'codeRight') };
    },
    { perMinute },
  );

  serve(
    server,
    resetPassword,
    async ({ body, view }) => {
      await setPassword(shop, getRecoveryContact(body), body, view.now);
      return { message: translate(view.language, 'passwordChanged') };
    },
    { perMinute },
  );
}
