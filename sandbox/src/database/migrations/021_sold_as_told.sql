-- Order lines contain the choices with their prices, and orders the additional charges. Runs unchanged on PGlite and on
-- PostgreSQL 15 or newer.

ALTER TABLE stores ADD COLUMN packaging_charge bigint NOT NULL DEFAULT 0 CHECK (packaging_charge >= 0); -- for each order

ALTER TABLE orders
  ADD COLUMN service_charge bigint NOT NULL DEFAULT 0,
  ADD COLUMN packaging_charge bigint NOT NULL DEFAULT 0;

-- unit_price includes options, but no longer add-ons, which are stored separately.
ALTER TABLE order_lines
  -- [{"type": {"en": "Small"}, "price": minor, "stock": number or null}] or
  -- [{"name": {"en": "Size"}, "type", "required", "min", "max", "values": [{"label": {"en": "Large"}, "price": minor}]}]
  ADD COLUMN variation jsonb NOT NULL DEFAULT '[]',
  -- [{"id", "name": {"en": "Cheese"}, "price": minor, "quantity"}], for one unit of the line
  ADD COLUMN add_ons jsonb NOT NULL DEFAULT '[]';

UPDATE order_lines SET variation =
  CASE WHEN choice ->> 'variation' IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
    'type', jsonb_build_object('en', choice ->> 'variation'), 'price', unit_price, 'stock', NULL)) END
  || coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'name', jsonb_build_object('en', chosen ->> 'group'), 'type', 'multi', 'required', false, 'min', 0, 'max', 0,
      'values', (SELECT coalesce(jsonb_agg(jsonb_build_object('label', jsonb_build_object('en', label), 'price', 0)), '[]')
        FROM jsonb_array_elements_text(chosen -> 'labels') AS label)))
    FROM jsonb_array_elements(choice -> 'options') AS chosen), '[]');

UPDATE order_lines AS line SET add_ons = sold.add_ons, unit_price = line.unit_price - sold.price
FROM (
  SELECT bought.id, sum(extra.price * (chosen ->> 'quantity')::int) AS price,
    jsonb_agg(jsonb_build_object('id', extra.id, 'name', extra.name_i18n, 'price', extra.price,
      'quantity', (chosen ->> 'quantity')::int)) AS add_ons
  FROM order_lines AS bought CROSS JOIN jsonb_array_elements(bought.choice -> 'addOns') AS chosen
    JOIN add_ons AS extra ON extra.id = (chosen ->> 'id')::int
  GROUP BY bought.id
) AS sold WHERE sold.id = line.id AND sold.price <= line.unit_price;

ALTER TABLE order_lines DROP COLUMN details_i18n;
