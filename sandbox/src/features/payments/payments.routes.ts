import { paymentStatus, switchPayment } from '@shop/contract';
import { one } from '../../database/database';
import { notFound } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { paymentPageRoutes } from './payment-page.routes';
import { paymentById } from './payment-store';
import { switchOrderPayment } from './switch-payment';

export async function paymentRoutes(server: Server): Promise<void> {
  const { shop } = server;

  serve(
    server,
    paymentStatus,
    async ({ owner, query, view }) => {
      const payment = await paymentById(shop.database, query.payment_id);
      const { kind, id } = owner();
      if (payment?.owner_kind !== kind || payment.owner_id !== id) throw notFound();
      const order = await one<{ contact_phone: string }>(
        shop.database,
        'SELECT contact_phone FROM orders WHERE id = $1',
        [payment.order_id],
      );
      return {
        payment_id: payment.id,
        purpose: payment.purpose,
        status: payment.status,
        amount: view.money(payment.amount),
        gateway: payment.gateway,
        order_id: payment.order_id,
        contact_number: order?.contact_phone ?? '',
      };
    },
    { perMinute: 240 },
  );

  serve(
    server,
    switchPayment,
    async ({ owner, body, view, language }) => {
      const { total, payment } = await switchOrderPayment(shop, owner(), body, view);
      return {
        message: say(language, 'paymentUpdated'),
        order_id: body.order_id,
        total_ammount: view.money(total),
        total_amount: view.money(total),
        redirect_link: payment?.redirectLink ?? null,
        payment_id: payment?.paymentId ?? null,
      };
    },
    { perMinute: 60 },
  );

  await paymentPageRoutes(server);
}
