import { get, minutes, seconds } from '@shop/contract/core';
import { categoriesFromWire } from '../readers/category';

/** Categories of the module, with their children. CALL-06, BIZ-16. */
export const categoryList = get('/api/v1/categories').freshFor(minutes(5)).replies(categoriesFromWire);

/**
 * The same for one category: those of its own module, which need not be the visitor's. The id is not sent; it only finds the
 * module.
 */
export const categoriesAround = get('/api/v1/categories')
  .subject('category', 'id')
  .params<{ id: number }>()
  .freshFor(minutes(5))
  .replies(categoriesFromWire);

/** The most viewed categories. BIZ-16: 1 min, stale after 30 s. */
export const categoriesPopular = get('/api/v1/categories/popular')
  .demands('module')
  .optional()
  .freshFor(seconds(30))
  .keptFor(minutes(1))
  .replies(categoriesFromWire);
