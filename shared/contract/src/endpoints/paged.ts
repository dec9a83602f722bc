/** `offset` is the page, from 1 (BIZ-09). `type` narrows by diet: all, veg, non_veg. */
export const paged = { limit: 'int?', offset: 'int?', type: 'text?' } as const;

/**
 * How a list is narrowed and ordered beside its category (D-03). Prices in major units, after discount; `rating_count` is
 * the least rating (the family's own name for it); `filter` names flags, joined with commas; `sort_by` is one of
 * `listSorts`, where the backend announces `sorting`. Others take orders among the flags, both prices together, and
 * `category_ids` as a list in JSON.
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
