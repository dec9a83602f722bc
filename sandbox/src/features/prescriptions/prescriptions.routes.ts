import multipart from '@fastify/multipart';
import { prescriptionList, removePrescription, uploadPrescriptions } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import type { Shop } from '../../shop/shop';
import { endings } from './picture-type';
import {
  dropPrescription,
  keepPrescriptions,
  openPrescriptions,
  pictureBySecret,
  prescriptionToWire,
} from './prescriptions';
import { readPictures } from './read-pictures';

const address = /^([\w-]{32})\.(jpg|png|gif)$/;

/** Health data: opened by its secret only, kept by no cache, taken for nothing but a picture. */
function pictureRoute(app: FastifyInstance, { database }: Shop): void {
  app.get<{ Params: { file: string } }>('/media/prescriptions/:file', async ({ params }, reply) => {
    const [, secret = '', ending] = address.exec(params.file) ?? [];
    const picture = secret ? await pictureBySecret(database, secret) : null;
    if (!picture || endings[picture.type] !== ending) throw notFound();
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Robots-Tag', 'noindex')
      .type(picture.type)
      .send(picture.bytes);
  });
}

/** Forms are read here alone; everywhere else a body is JSON. */
export async function prescriptionRoutes(server: Server): Promise<void> {
  const { shop } = server;
  const { database } = shop;
  pictureRoute(server.app, shop);

  serve(server, prescriptionList, async ({ owner, view }) =>
    (await openPrescriptions(database, owner())).map((row) => prescriptionToWire(row, view)),
  );

  serve(server, removePrescription, async ({ owner, query, view }) => {
    await dropPrescription(database, owner(), query.prescription_id);
    return (await openPrescriptions(database, owner())).map((row) => prescriptionToWire(row, view));
  });

  await server.app.register(async (app) => {
    await app.register(multipart);
    serve(
      { ...server, app },
      uploadPrescriptions,
      async ({ owner, files, view }) => {
        const pictures = await readPictures(files);
        const kept = await keepPrescriptions(database, owner(), pictures, view.now);
        return kept.map((row) => prescriptionToWire(row, view));
      },
      { perMinute: 60 },
    );
  });
}
