import { removeAccount as removeAccountCall } from '@shop/contract';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { removeAccount } from './remove-account';

export function accountRemovalRoutes(server: Server): void {
  serve(
    server,
    removeAccountCall,
    async ({ customerId, view }) => {
      await removeAccount(server.shop.database, customerId(), view);
      return { message: say(view.language, 'accountRemoved') };
    },
    { perMinute: 20 },
  );
}
