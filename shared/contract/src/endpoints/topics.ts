import { get, itemFromWire, minutes, pageOf } from '@shop/contract/core';
import { topicsFromWire } from '../readers/topic';
import { narrowed } from './paged';

const itemPage = pageOf(itemFromWire, 'products', 'items', 'campaigns');

/** Brands of the module. */
export const brandList = get('/api/v1/brand')
  .demands('module')
  .optional()
  .freshFor(minutes(5))
  .replies(topicsFromWire);

export const brandItems = get('/api/v1/brand/items/:id')
  .demands('module')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

/** Common conditions of a pharmacy. */
export const conditionList = get('/api/v1/common-condition')
  .demands('module')
  .optional()
  .freshFor(minutes(5))
  .replies(topicsFromWire);

export const conditionItems = get('/api/v1/common-condition/items/:id')
  .demands('module')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);
