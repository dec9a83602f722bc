import { updateProfile, updateProfileSchema } from '@shop/contract';
import { bearerIn } from '../../http/identity';
import { readBody } from '../../http/read-input';
import { formRoutes } from '../../pictures/form-routes';
import { servePictures } from '../../pictures/stored-pictures';
import { readForm } from '../../pictures/read-form';
import { serve, type Server } from '../../serve';
import { changeProfile } from './change-profile';
import { profilePhotos, roomForPhoto } from './photo';

/** Calls a minute from one network address. */
const perMinute = 60;

/** Changes of a customer's own account. CALL-03. */
export async function profileRoutes(server: Server): Promise<void> {
  const { shop } = server;
  servePictures(server.app, shop.database, profilePhotos);
  await formRoutes(server, (within) =>
    serve(
      within,
      updateProfile,
      async ({ parts, customerId, header, view }) => {
        const { pictures, texts } = await readForm(parts, roomForPhoto);
        return changeProfile(shop, {
          customerId: customerId(),
          body: readBody(updateProfileSchema, texts),
          photo: pictures[0] ?? null,
          token: bearerIn(header('authorization')) ?? '',
          view,
        });
      },
      { perMinute },
    ),
  );
}
