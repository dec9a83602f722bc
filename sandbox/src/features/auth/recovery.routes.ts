import { forgotPassword, resetPassword, verifyToken } from '@shop/contract';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { contactOfRecovery, requestReset, resetPassword as setPassword } from './recovery';
import { verifyResetCode } from './take-code';

/** Calls a minute from one address of the network. */
const perMinute = 60;

/** A new password for somebody who can read a code that goes to the account's phone or e-mail. */
export function recoveryRoutes(server: Server): void {
  const { shop } = server;

  serve(
    server,
    forgotPassword,
    async ({ body, view }) => {
      await requestReset(shop, contactOfRecovery(body), view);
      return { message: say(view.language, 'resetSent') };
    },
    { perMinute },
  );

  serve(
    server,
    verifyToken,
    async ({ body, view }) => {
      const { demoOtp } = (await shop.settings()).rules;
      const contact = contactOfRecovery(body);
      await verifyResetCode(shop.database, { contact, code: body.reset_token, now: view.now, demoOtp });
      return { message: say(view.language, 'codeRight') };
    },
    { perMinute },
  );

  serve(
    server,
    resetPassword,
    async ({ body, view }) => {
      await setPassword(shop, contactOfRecovery(body), body, view.now);
      return { message: say(view.language, 'passwordChanged') };
    },
    { perMinute },
  );
}
