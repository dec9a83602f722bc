import { removeAccount as removeAccountCall } from '@shop/contract';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { removeAccount } from './remove-account';

export function accountRemovalRoutes(server: Server): void {
  serve(
    server,
    removeAccountCall,
    async ({ customerId, view }) => {
      await removeAccount(server.shop.database, customerId(), view);
      return { message: translate(view.language, 'accountRemoved') };
    },
    { perMinute: 20 },
  );
}
