import { prescriptionList, removePrescription, uploadPrescriptions } from '@shop/contract';
import { invalid } from '../../http/refusal';
import { formRoutes } from '../../pictures/form-routes';
import { servePictures } from '../../pictures/stored-pictures';
import { readForm } from '../../pictures/read-form';
import { serve, type Server } from '../../serve';
import {
  dropPrescription,
  savePrescriptions,
  openPrescriptions,
  prescriptionPictures,
  prescriptionToWire,
  roomForPrescriptions,
} from './prescriptions';

export async function prescriptionRoutes(server: Server): Promise<void> {
  const { database } = server.shop;
  servePictures(server.app, database, prescriptionPictures);

  serve(server, prescriptionList, async ({ owner, view }) =>
    (await openPrescriptions(database, owner())).map((row) => prescriptionToWire(row, view)),
  );

  serve(server, removePrescription, async ({ owner, query, view }) => {
    await dropPrescription(database, owner(), query.prescription_id);
    return (await openPrescriptions(database, owner())).map((row) => prescriptionToWire(row, view));
  });

  await formRoutes(server, (within) =>
    serve(
      within,
      uploadPrescriptions,
      async ({ owner, parts, view }) => {
        const { pictures } = await readForm(parts, roomForPrescriptions);
        if (pictures.length === 0) throw invalid('image', 'prescriptionNeeded');
        const saved = await savePrescriptions(database, owner(), pictures, view.now);
        return saved.map((row) => prescriptionToWire(row, view));
      },
      { perMinute: 60 },
    ),
  );
}
