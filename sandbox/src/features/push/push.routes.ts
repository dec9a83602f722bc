import { savePushToken } from '@shop/contract';
import { invalid } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { deviceFrom, saveDevice } from './push-devices';

/** Push notifications about orders. X-09, BIZ-18. */
export function pushRoutes(server: Server): void {
  const { database, pushServices, now } = server.shop;

  serve(
    server,
    savePushToken,
    async ({ customerId, body, language }) => {
      const device = deviceFrom(body.cm_firebase_token, language, pushServices);
      if (!device) throw invalid('cm_firebase_token', 'pushTokenInvalid');
      const id = customerId();
      await database.transaction((tx) => saveDevice(tx, id, device, now()));
      return { message: translate(language, 'pushTokenKept') };
    },
    { perMinute: 30 },
  );
}
