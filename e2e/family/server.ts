import { Carts, serveCart } from './cart';
import { serveCatalogue } from './catalogue';
import { serveCustomers, Wallet } from './customers';
import { Gateway, serveGateway } from './gateway';
import { createResponseReader, shopData, withParcels } from './goods';
import { newerCharges, serveNewer, withPackaging } from './newer';
import { createOlderResponseReader, olderData } from './older';
import { serveOrders } from './order-routes';
import { Orders, type PlacedOrder } from './orders';
import { serveParcelCategories } from './parcels';
import { servePaymentPage } from './payment-page';
import { servePlaces, withoutEndpoint, type Lacking } from './places';
import { Rental, type PlacedTrip } from './rental';
import { serveRental } from './rental-routes';
import { Web, type WebRequest } from './web';

export interface FamilyOptions {
  /** Endpoints that this backend lacks, by path prefix, and how it responds to them. */
  lacking?: Lacking;
  demandsStoreInCart?: boolean;
  /** Charges for vehicle, surge and packaging, and calculates the tax of each order. */
  newer?: boolean;
  /** Has file names as pictures, and Google's older responses. */
  older?: boolean;
  /** Carries parcels. */
  parcels?: boolean;
}

/**
 * A small backend of the family, in memory: four modules that the shop knows and two that it does not, four stores,
 * seven items, one kind of vehicle and one customer. It requires, returns and refuses the same as the public backends,
 * and announces no capabilities.
 */
export class FamilyServer {
  private readonly web: Web;
  private orders: Orders | null = null;
  private rental: Rental | null = null;
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
    const { newer = false, older = false, parcels = false } = this.options;
    const withoutParcels = shopData(this.origin);
    const defaultData = parcels ? withParcels(withoutParcels, this.origin) : withoutParcels;
    const data = older
      ? olderData(defaultData, this.origin)
      : newer
        ? withPackaging(defaultData)
        : defaultData;
    const readResponse = older ? createOlderResponseReader(this.origin) : createResponseReader(this.origin);
    const carts = new Carts(data);
    const wallet = new Wallet();
    const gateway = new Gateway(this.origin);
    const orders = new Orders({ data, carts, wallet, newer: newer ? newerCharges : null });
    servePlaces(this.web, data, readResponse);
    serveCatalogue(this.web, data, readResponse);
    serveCart(this.web, carts, { demandsStoreInCart: this.options.demandsStoreInCart === true });
    serveOrders(this.web, orders);
    if (parcels) serveParcelCategories(this.web, this.origin);
    servePaymentPage(this.web, orders);
    this.rental = new Rental(data);
    serveRental(this.web, this.rental, gateway);
    serveGateway(this.web, gateway);
    if (newer) serveNewer(this.web, orders);
    serveCustomers(this.web, carts, wallet, gateway);
    this.orders = orders;
    return this.origin;
  }

  /** Every request so far. */
  get requests(): readonly WebRequest[] {
    return this.web.requests;
  }

  requestsTo = (method: string, path: string): WebRequest[] =>
    this.requests.filter((request) => request.method === method && request.path === path);

  get placedOrders(): readonly PlacedOrder[] {
    return this.orders?.all ?? [];
  }

  get bookedTrips(): readonly PlacedTrip[] {
    return this.rental?.trips ?? [];
  }

  end(): void {
    this.web.close();
  }
}
