import { withQuery } from './demands';
import type { Orders } from './orders';
import { html, redirect, type Reply, type Web } from './web';

const path = '/payment-mobile';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const outcomes = ['success', 'fail', 'cancel'] as const;

/** A gateway's page: each button says how the payment ends. */
export function paymentForm(amount: number, action: string, fields: Record<string, string>): Reply {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const buttons = outcomes.map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`);
  return html(
    `<!doctype html><title>Gateway</title><h1>Pay ${amount / 100}</h1>
    <form method="get" action="${action}">${hidden.join('')}${buttons.join('')}</form>`,
  );
}

/**
 * The gateway's page of an order. It leads back to the address that the client gave, at whose end the outcome is put. That
 * address proves nothing: only the order's own `payment_status` does.
 */
export function servePaymentPage(web: Web, orders: Orders): void {
  const demanded = ['order_id', 'customer_id', 'callback', 'payment_method'];
  web.on(
    'GET',
    path,
    withQuery(demanded, ({ query }) => {
      const { order_id: id, customer_id: customer, callback = '' } = query;
      const order = orders.find(Number(id), ({ guest }) => guest === customer);
      const due = order.bill.total - order.walletPaid;
      return paymentForm(due, `${path}/done`, { order_id: String(order.id), callback });
    }),
  );
  web.on('GET', `${path}/done`, ({ query: { order_id: id, callback = '', outcome = 'cancel' } }) => {
    const order = orders.find(Number(id), () => true);
    if (outcome === 'success') {
      order.paymentStatus = 'paid';
      order.status = 'confirmed';
    }
    return redirect(`${callback}${outcome}`);
  });
}
