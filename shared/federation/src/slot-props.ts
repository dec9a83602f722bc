import type {
  Address,
  CartLine,
  Choice,
  Item,
  OrderType,
  Position,
  RentalType,
  SavedFavourite,
  TripPlan,
  Vehicle,
} from '@shop/domain';

/** An item with its choice in the cart on screen. */
export interface InCart {
  /** Of the line. */
  id: number;
  quantity: number;
  /** Takes the line out of the cart. */
  remove: () => void;
}

/**
 * Components that one app provides for another's screens, with their props. Additions are minor versions of the remote
 * contract, changes of a component's props are major ones.
 */
export interface SlotProps {
  /**
   * Any app: its entry in the footer and the menu of small screens; the host shows those of all apps. One `Link` with an
   * `Icon` and its label in a span, unstyled: the host's lists style it. `onGo` is called when it is followed (the menu
   * closes). Deferred.
   */
  'menu-entry': { onGo?: () => void };
  /** mfe-cart: cart icon with the number of lines, for the header (HEAD-05). Opens the drawer. */
  'cart-button': object;
  /** mfe-cart: bar above the bottom edge on phones with count and total, for hosts without a bar of their own there. */
  'cart-bar': object;
  /**
   * mfe-cart: the number of items, at the corner of an icon of the host that opens the cart; nothing for an empty cart. The
   * element around it is positioned.
   */
  'cart-count': object;
  /**
   * mfe-cart: Buy Now and Add to Cart, Update To Cart, or Order Now (STATE-08, STATE-09), with their checks.
   * `line` is the cart line that is edited; `onDone` is called after success (a modal closes). `onInCart` is called when
   * this item and choice are in the cart, when that line changes, and with null when it is there no more.
   */
  'add-to-cart': {
    item: Item;
    choice: Choice;
    quantity: number;
    line?: CartLine | null;
    onDone?: () => void;
    onInCart?: (inCart: InCart | null) => void;
  };
  /** mfe-cart: the plus on a card: adds the item immediately if it has no choices, else opens it. */
  'quick-add': { item: Item };
  /** mfe-account: wishlist button with the number of favourites, for the header (HEAD-04). Opens the wishlist. */
  'wishlist-button': object;
  /** mfe-account: link to the inbox with the number of unread messages, for the header (HEAD-07). */
  'chat-button': object;
  /**
   * mfe-account: whose account it is, and the links to its pages, for a customer's page of another app. A `nav`, which
   * stands at the page's side on wide windows, and above it on others. `current`: name of the page in the menu.
   */
  'account-navigation': { current: string };
  /** mfe-account: notifies a customer of changes of their orders while the shop is open. Renders nothing. */
  'order-news': object;
  /** mfe-account: wishlist button of an item, store, vehicle or provider: one of the ids. */
  'wishlist-heart': {
    itemId?: number;
    storeId?: number;
    vehicleId?: number;
    providerId?: number;
    label: string;
    /** What an item's card shows now, so that the wishlist can tell a lower price later. */
    shown?: SavedFavourite;
  };
  /** mfe-cart: the rental module's own cart icon, with the number of vehicles, for the header (HEAD-05). Opens its drawer. */
  'rental-cart-button': object;
  /** mfe-cart: as `cart-count`, the number of vehicles in the rental cart. */
  'rental-cart-count': object;
  /**
   * mfe-cart: the button that puts a vehicle into the rental cart for a plan; it knows the cart's provider and the available
   * vehicles, and confirms before it replaces another provider's vehicles. `plan` null: no time and location chosen yet;
   * then it calls `onPlanWanted` instead.
   */
  'rent-vehicle': { vehicle: Vehicle; plan: TripPlan | null; onPlanWanted: () => void };
  /**
   * mfe-catalog: the form for time, locations and rental type; `onChange` receives plans that can be booked (`planProblem`
   * is null), after its button is pressed. `types`: the available rental types. `hasDriver`: whether a driver may be chosen.
   */
  'trip-plan-form': {
    plan: TripPlan | null;
    types: readonly RentalType[];
    hasDriver: boolean;
    onChange: (plan: TripPlan) => void;
  };
  /**
   * mfe-catalog: suggestions below the header's search field. The host owns field and keys, and knows nothing of the
   * suggestions: it moves over the elements of role `option` in the list with the id `listId`, in order, each with its own
   * id, and clicks the one that is opened. Renders nothing without suggestions, and shows no failure.
   */
  'search-suggestions': {
    /** The field's text, not trimmed. */
    text: string;
    listId: string;
    /** Id of the option that the keys have selected. */
    active: string | null;
    /** Called with the number of options. */
    onOptions: (count: number) => void;
    /** The visitor has opened an option, which is a link: the list closes. */
    onOpened: () => void;
    /** The focused element was removed: the focus returns to the field. */
    onFocusLost: () => void;
  };
  /**
   * mfe-account: recipient and address of the order: guest contact or saved addresses (ADDR-05 … ADDR-18).
   * `value` null: nothing chosen yet. For take away only the contact is used (ROLE-07).
   */
  'delivery-details': {
    orderType: OrderType;
    storeZoneId: number | null;
    value: Address | null;
    onChange: (address: Address | null) => void;
    /** Asks for a delivery instruction, too: the address's note, which is saved with it. */
    withInstruction?: boolean;
    /** Only a contact, without buttons: `onChange` is called on every change (ADDR-18). */
    isRental?: boolean;
    /** Of a parcel: the sender is chosen like the receiver of a delivery; the receiver is nobody until entered. */
    parcelEnd?: 'sender' | 'receiver';
  };
  /**
   * mfe-auth: asks for the code that was sent to a contact of the account (OTP-01, STATE-33); `byProvider`: the phone
   * provider sends and resends it. `onEntered` receives the code and the provider's session, if any; its rejection is shown
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
   * mfe-account: map to choose a point (ADDR-20): Google if a key is set, else the schematic one; 348 px high (BIZ-12).
   * `address`: text of the point, if it was found by name. `fixed`: only shows the point, labelled `label`, without moving it
   * (ADDR-21); with `overview`, the city around it first (BIZ-17).
   */
  'map-picker': {
    value: Position;
    onChange: (position: Position, address?: string) => void;
    fixed?: boolean;
    overview?: boolean;
    label?: string;
  };
  /** mfe-account: location of a store, with a button that opens its map and a link to directions (ADDR-21). */
  'store-map': { storeName: string; address: string; position: Position };
  /**
   * mfe-account: map of an order's destination (ADDR-22). `start`: the store or the courier, with route and duration; it may
   * move.
   */
  'delivery-map': {
    destination: { position: Position; name: string };
    start?: { position: Position; name: string; kind: 'courier' | 'store' } | null;
  };
  /**
   * mfe-account: the steps of an order with their times, read again while it runs, and a button by which the browser tells
   * of changes. `phone`: the guest's; '' for the customer's own order.
   */
  'order-progress': { orderId: number; phone: string };
}

export type SlotName = keyof SlotProps;

/** Slots that any number of apps provide; every other slot has one provider. */
export const slotsOfManyApps: readonly string[] = ['menu-entry'] satisfies SlotName[];
