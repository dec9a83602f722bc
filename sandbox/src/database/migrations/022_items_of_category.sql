-- Lists of a category, and what is counted of them, are narrowed and ordered by these columns: from the index alone, because the
-- items themselves lie in as many places as there are of them.
DROP INDEX items_category;
CREATE INDEX items_category ON items (category_id, order_count DESC, id)
  INCLUDE (store_id, module_id, net_price, price, discount, avg_rating, rating_count, brand_id, veg, halal, organic, sold_out,
    created_at, available_from, available_to)
  WHERE active AND NOT campaign;
