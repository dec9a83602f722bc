import { savePushToken } from '@shop/contract';
import { invalid } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { deviceFrom, keepDevice } from './push-devices';

/** Where customers may be told of their orders while the shop is closed. X-09, BIZ-18. */
export function pushRoutes(server: Server): void {
  const { database, pushServices, now } = server.shop;

  serve(
    server,
    savePushToken,
    async ({ customerId, body, language }) => {
      const device = deviceFrom(body.cm_firebase_token, language, pushServices);
      if (!device) throw invalid('cm_firebase_token', 'pushTokenInvalid');
      const id = customerId();
      await database.transaction((tx) => keepDevice(tx, id, device, now()));
      return { message: say(language, 'pushTokenKept') };
    },
    { perMinute: 30 },
  );
}
