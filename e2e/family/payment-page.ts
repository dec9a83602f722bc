import { withQuery } from './demands';
import type { Orders } from './orders';
import { html, redirect, type Web } from './web';

const path = '/payment-mobile';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const outcomes = ['success', 'fail', 'cancel'] as const;

/**
 * The gateway's page. Its buttons choose the outcome and return to the client's address with the outcome appended. That
 * address proves nothing: only the order's `payment_status` does.
 */
export function servePaymentPage(web: Web, orders: Orders): void {
  const demanded = ['order_id', 'customer_id', 'callback', 'payment_method'];
  web.on(
    'GET',
    path,
    withQuery(demanded, ({ query }) => {
      const { order_id: id, customer_id: customer, callback = '' } = query;
      const order = orders.find(Number(id), ({ guest }) => guest === customer);
      const hidden = (name: string, value: string) =>
        `<input type="hidden" name="${name}" value="${escaped(value)}">`;
      const buttons = outcomes.map(
        (outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`,
      );
      return html(
        `<!doctype html><title>Gateway</title><h1>Pay ${order.bill.total / 100}</h1>
        <form method="get" action="${path}/done">${hidden('order_id', String(order.id))}${hidden('callback', callback)}
        ${buttons.join('')}</form>`,
      );
    }),
  );
  web.on('GET', `${path}/done`, ({ query: { order_id: id, callback = '', outcome = 'cancel' } }) => {
    const order = orders.find(Number(id), () => true);
    if (outcome === 'success') {
      order.paymentStatus = 'paid';
      order.status = 'confirmed';
      order.status = 'confirmed';
    }
    return redirect(`${callback}${outcome}`);
  });
}
