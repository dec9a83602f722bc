import { isRecord } from '@shop/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toScope } from '../../http/scope';
import { isForeign, getBrowserLanguage, readForms } from '../../pages/forms';
import { sendPage } from '../../pages/send-page';
import type { Server } from '../../serve';
import { isOwnAddress, type Origins } from '../../shop/origins';
import { createView, type Shop } from '../../shop/shop';
import { noPaymentPage, paymentPage } from './payment-page';
import { paymentById, type PaymentRow } from './payment-store';
import { settlePayment, type PaymentAction } from './settle-payment';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** The return address, with the payment's id; it proves nothing (F-29). */
function getReturnAddress(
  { callback, id }: Pick<PaymentRow, 'callback' | 'id'>,
  origins: Origins,
): string | null {
  if (!isOwnAddress(callback, origins)) return null;
  const url = new URL(callback);
  url.searchParams.set('payment_id', id);
  return url.href;
}

async function toShown(shop: Shop, payment: PaymentRow, request: PageRequest) {
  const { language } = payment;
  const { requestedAt } = toScope(request);
  const view = await createView(shop, { language, position: null, requestedAt });
  const wire = (await shop.settings()).wire(language);
  const list = Array.isArray(wire.active_payment_method_list) ? wire.active_payment_method_list : [];
  const gateway = list.filter(isRecord).find((entry) => entry.gateway === payment.gateway);
  const picture = gateway?.gateway_image_full_url;
  return {
    payment,
    language,
    amount: view.price(payment.amount),
    shopName: String(wire.business_name),
    gateway: {
      title: String(gateway?.gateway_title ?? payment.gateway),
      picture: typeof picture === 'string' && picture !== '' ? view.picture(picture) : null,
    },
    back: getReturnAddress(payment, view.origins),
  };
}

const send = (reply: FastifyReply, status: number, page: string, back: string | null, media: string) =>
  sendPage(reply, status, page, { leads: back ? new URL(back).origin : '', media });

const actions: Record<string, PaymentAction> = {
  pay: 'pay',
  lose: 'pay',
  decline: 'decline',
  cancel: 'cancel',
};

/** The pressed button; null for anything else, or a request from another site. */
function getAction({ body, headers }: PageRequest): string | null {
  if (isForeign({ headers })) return null;
  const action = isRecord(body) ? body.action : null;
  return typeof action === 'string' && Object.hasOwn(actions, action) ? action : null;
}

function pages(app: FastifyInstance, shop: Shop, limit: object): void {
  const media = shop.mediaOrigin;
  const none = (request: PageRequest, reply: FastifyReply) =>
    send(reply, 404, noPaymentPage(getBrowserLanguage(request)), null, media);

  app.get('/payments/:id', limit, async (request: PageRequest, reply) => {
    const payment = await paymentById(shop.database, request.params.id);
    if (!payment) return none(request, reply);
    const shown = await toShown(shop, payment, request);
    return send(reply, 200, paymentPage(shown), shown.back, media);
  });

  app.post('/payments/:id', limit, async (request: PageRequest, reply) => {
    const { id } = request.params;
    const pressed = getAction(request);
    const action = pressed === null ? undefined : actions[pressed];
    const payment = action
      ? await settlePayment(shop.database, id, action, shop.now())
      : await paymentById(shop.database, id);
    if (!payment) return none(request, reply);
    reply.header('Cache-Control', 'no-store');
    const shown = await toShown(shop, payment, request);
    if (pressed === 'lose') return send(reply, 200, paymentPage(shown, true), null, media);
    const isOpen = payment.status === 'pending';
    return reply.redirect((isOpen ? null : shown.back) ?? `/payments/${payment.id}`, 303);
  });
}

/**
 * `GET|POST /payments/{id}`: the mock of a gateway's payment page. Its address is secret; it works without scripts,
 * with plain forms.
 */
export async function paymentPageRoutes({ app, shop, limits }: Server): Promise<void> {
  const limit = limits ? { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } } : {};
  await app.register((scope, _options, done) => {
    readForms(scope);
    pages(scope, shop, limit);
    done();
  });
}
