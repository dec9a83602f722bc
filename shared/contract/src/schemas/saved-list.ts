import { longestListName, longestPersonName } from '@shop/domain';
import { array, number, object, string } from 'yup';

const id = () => number().integer().min(1).max(2_147_483_647);

const name = () => string().trim().max(longestListName, 'invalid');

/** Where a new list takes its lines from: an order, or the cart. A waiting cart empties the cart. */
export const saveListSchema = object({
  kind: string().oneOf(['list', 'cart']).required('invalid'),
  name: name().default(''),
  order_id: id().nullable().default(null),
});

/** A quantity of 0 removes the line; lines that are not named stay. */
export const changeListSchema = object({
  list_id: id().required('invalid'),
  name: name().nullable().default(null),
  lines: array(
    object({
      id: id().required('invalid'),
      quantity: number().integer().min(0).max(100_000).required('invalid'),
    }).required(),
  )
    .max(500)
    .default([]),
});

export const resumeCartSchema = object({ list_id: id().required('invalid') });

export const shareCartSchema = object({ store_id: id().required('invalid') });

export const addToSharedCartSchema = object({
  token: string().max(64).required('invalid'),
  name: string().trim().max(longestPersonName, 'invalid').required('sharedCartName'),
});
