import type {
  Address,
  CartLine,
  Choice,
  Item,
  OrderType,
  Position,
  RentalType,
  TripPlan,
  Vehicle,
} from '@shop/domain';

/**
 * Parts that one area shows on another's screens, with what they are given. Additions are minor, changes of a
 * part's props are major versions of the remote contract.
 */
export interface SlotProps {
  /**
   * Any area: its way in, for the footer and the menu of small screens; the host shows everybody's. One `Link` with an
   * `Icon` and its words in a span, not styled: the host's lists do that. `onGo` runs when it is followed (the menu closes).
   * It comes after the page (`late`).
   */
  'menu-entry': { onGo?: () => void };
  /** mfe-cart: cart icon with the number of lines, for the header (HEAD-05). Opens the drawer. */
  'cart-button': object;
  /** mfe-cart: bar above the bottom edge on phones with count and total, while the cart holds something. */
  'cart-bar': object;
  /**
   * mfe-cart: Buy Now and Add to Cart, Update To Cart, or Order Now (STATE-08, STATE-09), with what they must check.
   * `line` is the cart line that is edited; `onDone` runs after success (a modal closes).
   */
  'add-to-cart': {
    item: Item;
    choice: Choice;
    quantity: number;
    line?: CartLine | null;
    onDone?: () => void;
  };
  /** mfe-cart: the plus on a card: adds at once when nothing must be chosen, else opens the item. */
  'quick-add': { item: Item };
  /** mfe-account: the heart with the number of favourites, for the header (HEAD-04). Opens the wishlist. */
  'wishlist-button': object;
  /** mfe-account: way to the inbox with the number of unread messages, for the header (HEAD-07). */
  'chat-button': object;
  /** mfe-account: tells a customer how orders move on while the shop is open. Draws nothing. */
  'order-news': object;
  /** mfe-account: heart of an item, store, vehicle or provider: one of the ids. */
  'wishlist-heart': {
    itemId?: number;
    storeId?: number;
    vehicleId?: number;
    providerId?: number;
    label: string;
  };
  /** mfe-cart: the rental module's own cart icon, with the number of vehicles, for the header (HEAD-05). Opens its drawer. */
  'rental-cart-button': object;
  /**
   * mfe-cart: the button that puts a vehicle into the rental cart for a plan; it knows the cart's provider, what is free, and
   * asks before another provider's vehicles give way. `plan` null: nobody has said when and where yet; then it calls
   * `onPlanWanted` instead.
   */
  'rent-vehicle': { vehicle: Vehicle; plan: TripPlan | null; onPlanWanted: () => void };
  /**
   * mfe-catalog: when, where and how vehicles are wanted, as a form of its own; `onChange` gets plans that can be booked
   * (`planProblem` is null), after its button is pressed. `types`: the ways on offer. `hasDriver`: whether a driver may be
   * chosen.
   */
  'trip-plan-form': {
    plan: TripPlan | null;
    types: readonly RentalType[];
    hasDriver: boolean;
    onChange: (plan: TripPlan) => void;
  };
  /**
   * mfe-catalog: what the visitor may mean, below the header's search field. Field and keys are the host's, which
   * knows nothing of what is suggested: it walks over the elements of role `option` in the list of the id `listId`, in
   * their order, each with an id of its own, and clicks the one that is opened. Draws nothing while it has nothing to
   * say, and says no failure of its own.
   */
  'search-suggestions': {
    /** As it stands in the field, not trimmed. */
    text: string;
    listId: string;
    /** Id of the option that the keys are on. */
    active: string | null;
    /** Tells how many options there are. */
    onOptions: (count: number) => void;
    /** The visitor has opened an option, which is a link by itself: the list closes. */
    onOpened: () => void;
    /** What had the focus is gone: it goes back to the field. */
    onFocusLost: () => void;
  };
  /**
   * mfe-account: who receives the order, and where: guest contact or saved addresses (ADDR-05 … ADDR-18).
   * `value` null: nothing chosen yet. For take away only the contact counts (ROLE-07).
   */
  'delivery-details': {
    orderType: OrderType;
    storeZoneId: number | null;
    value: Address | null;
    onChange: (address: Address | null) => void;
    /** Only a contact, without buttons: every change of it is told at once (ADDR-18). */
    isRental?: boolean;
  };
  /**
   * mfe-auth: asks for the code that a contact of the account was sent (OTP-01, STATE-33); `byProvider`: the phone provider
   * sends it, and again. `onEntered` gets the code and, of the provider's, its session; what the calls reject with is told
   * at the field.
   */
  'contact-code': {
    kind: 'phone' | 'email';
    contact: string;
    byProvider: boolean;
    onEntered: (code: string, session: string) => Promise<void>;
    onResend: () => Promise<void>;
  };
  /**
   * mfe-account: map to pick a point on (ADDR-20): Google where a key is set, else the schematic one; 348 px high
   * (BIZ-12). `address`: its words, where it was found by name. `fixed`: it shows the point, named by `label`, and
   * nothing moves it (ADDR-21).
   */
  'map-picker': {
    value: Position;
    onChange: (position: Position, address?: string) => void;
    fixed?: boolean;
    label?: string;
  };
  /** mfe-account: where a store is, with a button that opens its map and a link to directions (ADDR-21). */
  'store-map': { storeName: string; address: string; position: Position };
  /**
   * mfe-account: map of where an order goes (ADDR-22). `start`: who or what brings it, with the way from there and how
   * long it takes; it may move.
   */
  'delivery-map': {
    destination: { position: Position; name: string };
    start?: { position: Position; name: string; kind: 'courier' | 'store' } | null;
  };
}

export type SlotName = keyof SlotProps;
