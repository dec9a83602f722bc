import {
  keptPrescriptions,
  prescriptionList,
  removePrescription,
  reusePrescription,
  uploadPrescriptions,
} from '@shop/contract';
import { invalid } from '../../http/refusal';
import { formRoutes } from '../../pictures/form-routes';
import { servePictures } from '../../pictures/stored-pictures';
import { readForm } from '../../pictures/read-form';
import { serve, type Server } from '../../serve';
import { getKeptPrescriptions, keptToWire, reuseKeptPrescription } from './kept-prescriptions';
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

  serve(server, keptPrescriptions, async ({ owner, view }) =>
    (await getKeptPrescriptions(database, owner(), view.now)).map((kept) => keptToWire(kept, view)),
  );

  serve(
    server,
    reusePrescription,
    async ({ owner, query, view }) => {
      const open = await reuseKeptPrescription(database, owner(), query.order_id, view.now);
      return open.map((row) => prescriptionToWire(row, view));
    },
    { perMinute: 60 },
  );

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
