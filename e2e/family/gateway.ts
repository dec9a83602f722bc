import { withQuery } from './demands';
import { paymentForm } from './payment-page';
import { redirect, refuse, type Web } from './web';

/** A payment that is no order's: of a trip, or of money for the wallet. */
interface OpenPayment {
  id: string;
  /** Cents. */
  amount: number;
  /** The client's address, to come back to. */
  callback: string;
  /** What the backend does once it is paid, and once it is not. */
  settle: () => void;
  fail?: () => void;
}

const path = '/payment/:gateway/pay';
const donePath = '/payment/:gateway/done';

/**
 * Pages of gateways at the backend's own address. They lead back to the client's address with parameters of their own at
 * its end, behind a second question mark.
 */
export class Gateway {
  private readonly payments: OpenPayment[] = [];

  constructor(private readonly origin: string) {}

  find = (id = ''): OpenPayment =>
    this.payments.find((payment) => payment.id === id) ?? refuse(404, 'payment', 'Not found');

  /** Address of the page of a new payment. */
  open(gateway: string, callback: string, payment: Omit<OpenPayment, 'id' | 'callback'>): string {
    const id = `c0ffee-${this.payments.length + 1}`;
    this.payments.push({ ...payment, id, callback });
    return `${this.origin}${path.replace(':gateway', gateway)}?payment_id=${id}`;
  }
}

export function serveGateway(web: Web, gateway: Gateway): void {
  web.on(
    'GET',
    path,
    withQuery(['payment_id'], ({ params, query }) => {
      const { id, amount } = gateway.find(query.payment_id);
      const action = donePath.replace(':gateway', params.gateway ?? '');
      return paymentForm(amount, action, { payment_id: id });
    }),
  );
  web.on('GET', donePath, ({ query: { payment_id: id, outcome = 'cancel' } }) => {
    const { callback, settle, fail } = gateway.find(id);
    if (outcome === 'success') settle();
    else fail?.();
    return redirect(`${callback}?flag=${outcome}&&token=dG9rZW4`);
  });
}
