import { Carts, serveCart } from './cart';
import { serveCatalogue } from './catalogue';
import { ofCustomer } from './demands';
import { answersFrom, shopData } from './goods';
import { Orders, serveOrders, type PlacedOrder } from './orders';
import { servePaymentPage } from './payment-page';
import { servePlaces, withoutEndpoint, type Lacking } from './places';
import { Web, type Asked } from './web';

export interface FamilyOptions {
  /** Endpoints that this backend lacks, by the beginning of their paths, and how it says so. */
  lacking?: Lacking;
  demandsStoreInCart?: boolean;
}

const customersOnly = [
  'info',
  'address/list',
  'wish-list',
  'wallet/transactions',
  'notifications',
  'message/list',
];

/**
 * A small backend of the family, in memory: two modules that the shop knows and two that it does not, three stores, six
 * items and no customers. It demands, answers and refuses what the public backends do, and announces nothing.
 */
export class FamilyServer {
  private readonly web: Web;
  private orders: Orders | null = null;
  origin = '';

  constructor(private readonly options: FamilyOptions = {}) {
    const lacking = Object.entries(options.lacking ?? {});
    this.web = new Web((path) => {
      const found = lacking.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
      return found ? withoutEndpoint(found[1], path) : null;
    });
  }

  async start(): Promise<string> {
    this.origin = await this.web.listen();
    const data = shopData(this.origin);
    const answer = answersFrom(this.origin);
    const carts = new Carts(data);
    const orders = new Orders(data, carts);
    servePlaces(this.web, data, answer);
    serveCatalogue(this.web, data, answer);
    serveCart(this.web, carts, { demandsStoreInCart: this.options.demandsStoreInCart === true });
    serveOrders(this.web, orders);
    servePaymentPage(this.web, orders);
    for (const path of customersOnly) this.web.on('GET', `/api/v1/customer/${path}`, ofCustomer);
    this.orders = orders;
    return this.origin;
  }

  /** Every request that has come so far. */
  get requests(): readonly Asked[] {
    return this.web.requests;
  }

  requestsTo = (method: string, path: string): Asked[] =>
    this.requests.filter((asked) => asked.method === method && asked.path === path);

  get placedOrders(): readonly PlacedOrder[] {
    return this.orders?.all ?? [];
  }

  end(): void {
    this.web.close();
  }
}
