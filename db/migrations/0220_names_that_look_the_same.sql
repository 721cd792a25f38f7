-- Names of lots are composed (NFC) and have one apostrophe, as they have one dash and capitals (owner: modules/receipts; decision 102).
-- Lots of a product whose names look the same are one from now on: a recall of one holds for all, nothing of them is lost.
CREATE TABLE lot_codes AS
  SELECT lot, {{if .SQLite}}millesime_code(lot){{else}}normalize(upper(normalize(regexp_replace(
    {{.Folded "normalize(lot, NFC)"}}, '\s+', ' ', 'g'), NFC)), NFC){{end}} AS name
  FROM (SELECT lot FROM stock_lots UNION SELECT lot FROM stock_movements UNION SELECT lot FROM shipment_lots) written;
DELETE FROM lot_codes WHERE lot = name AND name NOT IN (SELECT name FROM lot_codes WHERE lot <> name);

CREATE TABLE lot_names AS
  SELECT k.id, c.name,
    FIRST_VALUE(k.id) OVER (PARTITION BY k.product_id, c.name ORDER BY CASE WHEN k.recalled_at IS NULL THEN 1 ELSE 0 END, k.id) AS kept
  FROM stock_lots k JOIN lot_codes c ON c.lot = k.lot;
CREATE TABLE lot_sums AS
  SELECT n.kept AS id, MIN(NULLIF(k.best_before, '')) AS best_before, SUM(k.received) AS received, SUM(k.units) AS units,
    MIN(k.arrived_at) AS arrived_at, MIN(k.created_at) AS created_at, MAX(k.recalled_at) AS recalled_at
  FROM lot_names n JOIN stock_lots k ON k.id = n.id GROUP BY n.kept;

-- What was said of a lot that goes is said of the one that stays; its words stay as they were written.
UPDATE lot_recalls SET lot_id = (SELECT n.kept FROM lot_names n WHERE n.id = lot_recalls.lot_id)
  WHERE lot_id IN (SELECT id FROM lot_names WHERE id <> kept);
UPDATE lot_recall_recipients SET lot_id = (SELECT n.kept FROM lot_names n WHERE n.id = lot_recall_recipients.lot_id)
  WHERE lot_id IN (SELECT id FROM lot_names WHERE id <> kept);
UPDATE notifications SET subject_id = (SELECT n.kept FROM lot_names n WHERE n.id = notifications.subject_id)
  WHERE subject = 'stock_lots' AND subject_id IN (SELECT id FROM lot_names WHERE id <> kept);
DELETE FROM stock_lots WHERE id IN (SELECT id FROM lot_names WHERE id <> kept);
UPDATE stock_lots SET lot = (SELECT n.name FROM lot_names n WHERE n.id = stock_lots.id),
    best_before = COALESCE(s.best_before, ''), received = s.received, units = s.units, arrived_at = s.arrived_at, created_at = s.created_at,
    recalled_at = s.recalled_at
  FROM lot_sums s WHERE s.id = stock_lots.id;

UPDATE stock_movements SET lot = c.name FROM lot_codes c WHERE c.lot = stock_movements.lot AND c.lot <> c.name;
UPDATE shipment_lots SET lot = c.name FROM lot_codes c WHERE c.lot = shipment_lots.lot AND c.lot <> c.name;

DROP TABLE lot_sums;
DROP TABLE lot_names;
DROP TABLE lot_codes;
