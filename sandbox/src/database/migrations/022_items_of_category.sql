-- Lists of a category and their counts filter and sort by these columns, using only the index: reading the items
-- themselves would access as many places on disk as there are items.
DROP INDEX items_category;
CREATE INDEX items_category ON items (category_id, order_count DESC, id)
  INCLUDE (store_id, module_id, net_price, price, discount, avg_rating, rating_count, brand_id, veg, halal, organic, sold_out,
    created_at, available_from, available_to)
  WHERE active AND NOT campaign;
