import { paymentStatus, switchPayment } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { paymentPageRoutes } from './payment-page.routes';
import { findPayment } from './payment-store';
import { changePayment } from './switch-payment';

export async function paymentRoutes(server: Server): Promise<void> {
  const { shop } = server;

  serve(
    server,
    paymentStatus,
    async ({ owner, query, view }) => {
      const found = await findPayment(shop.database, owner(), query.payment_id);
      if (!found) throw notFound();
      const { payment, phone } = found;
      return {
        payment_id: payment.id,
        purpose: payment.purpose,
        status: payment.status,
        amount: view.money(payment.amount),
        gateway: payment.gateway,
        order_id: payment.order_id,
        trip_id: payment.trip_id,
        contact_number: phone,
      };
    },
    { perMinute: 240 },
  );

  serve(
    server,
    switchPayment,
    async ({ owner, body, view, language }) => {
      const { total, payment } = await changePayment(
        shop,
        owner(),
        { kind: 'order', id: body.order_id },
        body,
        view,
      );
      return {
        message: translate(language, 'paymentUpdated'),
        order_id: body.order_id,
        total_ammount: view.money(total),
        redirect_link: payment?.redirectLink ?? null,
        payment_id: payment?.paymentId ?? null,
      };
    },
    { perMinute: 60 },
  );

  await paymentPageRoutes(server);
}
