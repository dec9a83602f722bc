import type { Server } from '../../serve';
import { accountRoutes } from './account.routes';
import { recoveryRoutes } from './recovery.routes';
import { signInRoutes } from './sign-in.routes';

export function authRoutes(server: Server): void {
  signInRoutes(server);
  recoveryRoutes(server);
  accountRoutes(server);
}
