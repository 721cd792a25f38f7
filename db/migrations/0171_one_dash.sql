-- Hyphens, dashes and minus signs are one in references of products (owner: modules/catalogue) and names of lots (owner:
-- modules/receipts; decision 62). Those of older times are rewritten. Nothing is merged: where two of a supplier's products would
-- get the same reference, the later one stays as it is; where two lots of a product would get the same name, the later one has its
-- number behind it. The supplier is told of each in the centre.
UPDATE products SET reference = {{.Dashed "reference"}} WHERE id IN (
  SELECT MIN(p.id) FROM products p
    WHERE p.reference <> {{.Dashed "p.reference"}} AND NOT EXISTS (
      SELECT 1 FROM products q WHERE q.supplier_id = p.supplier_id AND q.reference = {{.Dashed "p.reference"}})
    GROUP BY p.supplier_id, {{.Dashed "p.reference"}});

INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
  SELECT p.supplier_id, 'reference_shared', 'products', p.id, 0, {{if .SQLite}}json_object('product', p.name){{else}}jsonb_build_object('product', p.name){{end}},
    'migration-0171-' || p.id, {{if .SQLite}}1, 0, datetime('now') || '+00:00'{{else}}TRUE, FALSE, now(){{end}}
  FROM products p WHERE p.reference <> {{.Dashed "p.reference"}};

CREATE TABLE lot_names AS
  SELECT k.id, k.product_id, k.lot, {{.Dashed "k.lot"}} AS name,
    ROW_NUMBER() OVER (PARTITION BY k.product_id, {{.Dashed "k.lot"}} ORDER BY CASE WHEN k.lot = {{.Dashed "k.lot"}} THEN 0 ELSE 1 END, k.id) AS nth
  FROM stock_lots k;
DELETE FROM lot_names WHERE lot = name;
UPDATE lot_names SET name = name || ' (' || id || ')' WHERE nth > 1;

UPDATE stock_movements SET lot = (SELECT n.name FROM lot_names n WHERE n.product_id = stock_movements.product_id AND n.lot = stock_movements.lot)
  WHERE EXISTS (SELECT 1 FROM lot_names n WHERE n.product_id = stock_movements.product_id AND n.lot = stock_movements.lot);
UPDATE shipment_lots SET lot = (
    SELECT n.name FROM shipment_lines l JOIN order_items i ON i.id = l.order_item_id JOIN lot_names n ON n.product_id = i.product_id
    WHERE l.id = shipment_lots.shipment_line_id AND n.lot = shipment_lots.lot)
  WHERE EXISTS (
    SELECT 1 FROM shipment_lines l JOIN order_items i ON i.id = l.order_item_id JOIN lot_names n ON n.product_id = i.product_id
    WHERE l.id = shipment_lots.shipment_line_id AND n.lot = shipment_lots.lot);
UPDATE stock_lots SET lot = (SELECT n.name FROM lot_names n WHERE n.id = stock_lots.id) WHERE id IN (SELECT id FROM lot_names);

INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
  SELECT p.supplier_id, 'lot_shared', 'stock_lots', n.id, 0,
    {{if .SQLite}}json_object('product', p.name, 'lot', n.name){{else}}jsonb_build_object('product', p.name, 'lot', n.name){{end}},
    'migration-0171-' || n.id, {{if .SQLite}}1, 0, datetime('now') || '+00:00'{{else}}TRUE, FALSE, now(){{end}}
  FROM lot_names n JOIN products p ON p.id = n.product_id WHERE n.nth > 1;

DROP TABLE lot_names;
