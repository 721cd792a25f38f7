-- What an order comes to for the units that were kept of it (owner: modules/orders; domain 5.6). Totals are those of what is
-- kept; what they were when it was ordered stays beside them once they changed.
ALTER TABLE orders ADD COLUMN ordered {{.JSON}};                                  -- null: as ordered
ALTER TABLE orders ADD COLUMN paid_cents BIGINT NOT NULL DEFAULT 0;               -- incl. tax, less what was refunded
ALTER TABLE order_items ADD COLUMN credited BIGINT NOT NULL DEFAULT 0;            -- units taken back, credited or refunded
ALTER TABLE order_items ADD COLUMN allowance_cents BIGINT NOT NULL DEFAULT 0;     -- the line's share of the document allowance
ALTER TABLE order_items ADD COLUMN unit_price_tax_incl_cents BIGINT NOT NULL DEFAULT 0; -- of store orders: the master
ALTER TABLE order_items ADD COLUMN total_tax_incl_cents BIGINT NOT NULL DEFAULT 0;

UPDATE orders SET paid_cents = total_tax_incl_cents WHERE paid_at IS NOT NULL;
UPDATE order_items SET credited = COALESCE((SELECT SUM(l.quantity) FROM order_incident_lines l
  WHERE l.order_item_id = order_items.id AND l.outcome IN ('credit', 'refund', 'goods_back')), 0)
  WHERE shipped > 0;
-- Store lines of before kept no price incl. tax: the nearest cent to what their price excl. tax says.
UPDATE order_items SET unit_price_tax_incl_cents = ROUND(unit_price_cents * (10000 + vat_bp) / 10000.0)
  WHERE order_id IN (SELECT id FROM orders WHERE origin <> 'millesime');
UPDATE order_items SET total_tax_incl_cents = unit_price_tax_incl_cents * quantity WHERE unit_price_tax_incl_cents <> 0;
-- The allowances of before, line by line in proportion to their nets; the last line takes the odd cents.
UPDATE order_items SET allowance_cents = COALESCE((
  SELECT CAST((s.nets - o.sub_total_tax_excl_cents) * order_items.net_cents / s.nets AS BIGINT)
  FROM orders o JOIN (SELECT order_id, SUM(net_cents) AS nets FROM order_items GROUP BY order_id) s ON s.order_id = o.id
  WHERE o.id = order_items.order_id AND o.origin = 'millesime' AND s.nets > o.sub_total_tax_excl_cents), 0);
UPDATE order_items SET allowance_cents = allowance_cents + COALESCE((
  SELECT s.nets - s.allowances - o.sub_total_tax_excl_cents
  FROM orders o JOIN (SELECT order_id, SUM(net_cents) AS nets, SUM(allowance_cents) AS allowances FROM order_items GROUP BY order_id) s ON s.order_id = o.id
  WHERE o.id = order_items.order_id AND o.origin = 'millesime' AND s.nets > o.sub_total_tax_excl_cents), 0)
  WHERE id IN (SELECT MAX(id) FROM order_items GROUP BY order_id);
