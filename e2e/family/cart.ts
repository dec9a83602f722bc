import { customer, demandFields, getGuest } from './demands';
import type { Goods, Row, ShopData } from './goods';
import { json, refuse, type Call, type Web } from './web';

export interface Chosen {
  item_id: number;
  /** As sent by the client: `{ type }` of a variation or `{ name, values: { label } }` of groups of options. */
  variation: Row[];
  add_on_ids: number[];
  add_on_qtys: number[];
  quantity: number;
}

export interface Line extends Chosen {
  id: number;
  guest: string;
  model: 'Item' | 'ItemCampaign';
  price: number;
}

const numbersIn = (value: unknown): number[] => {
  const listed: unknown = typeof value === 'string' && value ? JSON.parse(value) : value;
  return Array.isArray(listed) ? listed.map(Number) : [];
};

/** The choice in a body or in a line of one. Lists may be JSON text. */
export function chosenIn(body: Row): Chosen {
  const variation: unknown = typeof body.variation === 'string' ? JSON.parse(body.variation) : body.variation;
  return {
    item_id: Number(body.item_id),
    variation: Array.isArray(variation) ? (variation as Row[]) : [],
    add_on_ids: numbersIn(body.add_on_ids),
    add_on_qtys: numbersIn(body.add_on_qtys),
    quantity: Number(body.quantity),
  };
}

/** Carts of all guests. */
export class Carts {
  private lines: Line[] = [];
  private last = 0;

  constructor(private readonly data: Pick<ShopData, 'items' | 'campaignItems'>) {}

  getLines = (guest: string): Line[] => this.lines.filter((line) => line.guest === guest);

  getItem({ item_id: wanted, model }: Pick<Line, 'item_id' | 'model'>): Goods {
    const found = (model === 'Item' ? this.data.items : this.data.campaignItems).find(
      ({ id }) => id === wanted,
    );
    return found ?? refuse(404, 'item', 'Not found');
  }

  /** Equality ignores add-ons: a dish with an egg equals the dish without one. */
  private hasEqual = (line: Omit<Line, 'id'>) =>
    this.getLines(line.guest).some(
      (other) =>
        other.item_id === line.item_id &&
        other.model === line.model &&
        JSON.stringify(other.variation) === JSON.stringify(line.variation),
    );

  private demandQuantity(item: Goods, quantity: number): void {
    const most = item.maximum_cart_quantity;
    if (most !== null && quantity > most) refuse(403, 'cart_item_limit', 'Maximum cart quantity exceeded');
  }

  add(guest: string, body: Row): void {
    demandFields(body, ['item_id', 'model', 'price', 'quantity']);
    const model = body.model === 'ItemCampaign' ? 'ItemCampaign' : 'Item';
    const line = { ...chosenIn(body), guest, model, price: Number(body.price) } as const;
    this.demandQuantity(this.getItem(line), line.quantity);
    if (this.hasEqual(line)) refuse(403, 'cart_item', 'Item already exists');
    this.last += 1;
    this.lines.push({ ...line, id: this.last });
  }

  update(guest: string, body: Row): void {
    demandFields(body, ['cart_id', 'price', 'quantity']);
    const line = this.getLines(guest).find(({ id }) => id === Number(body.cart_id));
    if (!line) return refuse(404, 'cart', 'Not found');
    this.demandQuantity(this.getItem(line), Number(body.quantity));
    const { item_id: _same, ...chosen } = chosenIn({ ...line, ...body });
    Object.assign(line, chosen, { price: Number(body.price) });
  }

  remove(guest: string, id: number): void {
    if (!this.getLines(guest).some((line) => line.id === id)) refuse(404, 'cart', 'Not found');
    this.lines = this.lines.filter((line) => line.id !== id);
  }

  /** A guest who signs in keeps the cart. */
  move(guest: string, customer: string): void {
    for (const line of this.getLines(guest)) line.guest = customer;
  }

  clear(guest: string, moduleId: number | null = null): void {
    const isRemoved = (line: Line) =>
      line.guest === guest && (moduleId === null || this.getItem(line).module_id === moduleId);
    this.lines = this.lines.filter((line) => !isRemoved(line));
  }

  /** The whole cart, which every call returns. */
  toWire = (guest: string): Row[] =>
    this.getLines(guest).map((line) => {
      const item = this.getItem(line);
      const ids = item.add_ons.map(({ id }) => String(id));
      return {
        ...line,
        user_id: Number(guest),
        is_guest: guest !== customer.id,
        module_id: item.module_id,
        item_type: `App\\Models\\${line.model}`,
        item: { ...item, add_ons: JSON.stringify(ids), addons: item.add_ons },
      };
    });
}

interface CartRules {
  /** A customised newer backend requires `store_id` in every call of the cart. */
  demandsStoreInCart: boolean;
}

export function serveCart(web: Web, carts: Carts, { demandsStoreInCart }: CartRules): void {
  const api = '/api/v1/customer/cart';
  const respondWithCart = (change: (guest: string, call: Call) => void) => (call: Call) => {
    const guest = getGuest(call);
    if (demandsStoreInCart) demandFields({ ...call.query, ...call.body }, ['store_id']);
    change(guest, call);
    return json(carts.toWire(guest));
  };
  web.on(
    'GET',
    `${api}/list`,
    respondWithCart(() => undefined),
  );
  web.on(
    'POST',
    `${api}/add`,
    respondWithCart((guest, { body }) => carts.add(guest, body)),
  );
  web.on(
    'POST',
    `${api}/update`,
    respondWithCart((guest, { body }) => carts.update(guest, body)),
  );
  web.on(
    'DELETE',
    `${api}/remove-item`,
    respondWithCart((guest, { query }) => {
      demandFields(query, ['cart_id']);
      carts.remove(guest, Number(query.cart_id));
    }),
  );
  web.on(
    'DELETE',
    `${api}/remove`,
    respondWithCart((guest) => carts.clear(guest)),
  );
}
