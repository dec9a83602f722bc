import { ifSoldOutChoices, noteLimit } from '@shop/domain';
import { array, number, object, string } from 'yup';

const whole = () => number().integer().min(0).max(2_147_483_647);

const variationSchema = object({
  /** A variation's type (e-commerce, grocery, pharmacy) … */
  type: string().max(500),
  /** … or a food group's name with the chosen labels. */
  name: string().max(500),
  values: object({ label: array(string().max(500).required()).max(100).default([]) }).default(undefined),
});

/** ENT-22. `price` is the displayed price, in major units; the server calculates its own. */
export const cartAddSchema = object({
  item_id: whole().min(1).required('itemRequired'),
  model: string().oneOf(['Item', 'ItemCampaign']).default('Item'),
  price: number().min(0).default(0),
  quantity: whole().min(1, 'quantityMinimum').max(100_000, 'quantityMaximum').required('quantityRequired'),
  variation: array(variationSchema.required()).max(50).default([]),
  add_on_ids: array(whole().required()).max(100).default([]),
  add_on_qtys: array(whole().min(1).max(1_000).required()).max(100).default([]),
  /** Left out: none for a new line, unchanged for an old one. X-21. */
  note: string().trim().max(noteLimit, 'tooLong').default(undefined),
  /** '': as for the whole order; left out: as `note`. X-21. */
  if_sold_out: string()
    .oneOf(['', ...ifSoldOutChoices])
    .default(undefined),
  /** Newer versions of the backend require it in every request of the cart. */
  store_id: whole().nullable().default(null),
  guest_id: string().trim().max(64).nullable().default(null),
});

/** A line that is ordered without the cart. */
export const buyNowLineSchema = cartAddSchema.concat(
  object({ item_type: string().oneOf(['App\\Models\\Item', 'App\\Models\\ItemCampaign']) }),
);

/** D-17: `account` keeps the account's cart, `guest` replaces it by the guest's. */
export const settleCartMergeSchema = object({
  keep: string().oneOf(['account', 'guest']).required('invalid'),
});

export const cartUpdateSchema = cartAddSchema.concat(
  object({ cart_id: whole().min(1).required('cartRequired') }),
);
