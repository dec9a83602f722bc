/** `offset` is the page, from 1 (BIZ-09). `type` filters by diet: all, veg, non_veg. */
export const paged = { limit: 'int?', offset: 'int?', type: 'text?' } as const;

/**
 * Filters and sorting of a list besides its category (D-03). Prices in major units, after discount; `rating_count` is the
 * minimum rating (the family's name for it); `filter` lists flags, joined with commas; `sort_by` is one of `listSorts`, if
 * the backend announces `sorting`. Other backends accept sorting among the flags, both prices together, and `category_ids`
 * as a JSON list.
 */
export const narrowing = {
  brand_id: 'int?',
  min_price: 'number?',
  max_price: 'number?',
  rating_count: 'number?',
  filter: 'text?',
  sort_by: 'text?',
  category_ids: 'text?',
} as const;

export const narrowed = { ...paged, category_id: 'int?', ...narrowing } as const;
