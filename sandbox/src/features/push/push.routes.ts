import { savePushToken } from '@shop/contract';
import { bearerIn } from '../../http/identity';
import { invalid, unauthorised } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { deviceFrom, saveDevice } from './push-devices';

/** Push notifications about orders. X-09, BIZ-18. */
export function pushRoutes(server: Server): void {
  const { database, pushServices, now } = server.shop;

  serve(
    server,
    savePushToken,
    async ({ customerId, body, header, language }) => {
      const device = deviceFrom(body.cm_firebase_token, language, pushServices);
      if (!device) throw invalid('cm_firebase_token', 'pushTokenInvalid');
      const token = bearerIn(header('authorization'));
      if (!token) throw unauthorised();
      const session = { customerId: customerId(), token };
      await database.transaction((tx) => saveDevice(tx, session, device, now()));
      return { message: translate(language, 'pushTokenKept') };
    },
    { perMinute: 30 },
  );
}
