import multipart from '@fastify/multipart';
import type { Server } from '../serve';

/** Routes that take a form with files; everywhere else a body is JSON. */
export const formRoutes = async (server: Server, add: (server: Server) => void): Promise<void> => {
  await server.app.register(async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false }); // a truncated part is reported with all other errors
    add({ ...server, app });
  });
};
