-- The ledger says of which lot goods came and left, and each lot how much of it there is (owner: modules/receipts).
ALTER TABLE stock_movements ADD COLUMN lot TEXT NOT NULL DEFAULT ''; -- in capitals; '' is not known

CREATE TABLE stock_lots (
  id {{.ID}},
  product_id BIGINT NOT NULL,
  lot TEXT NOT NULL,
  best_before TEXT NOT NULL DEFAULT '',    -- YYYY-MM-DD
  received BIGINT NOT NULL DEFAULT 0,      -- with receipts
  units BIGINT NOT NULL DEFAULT 0,         -- what came less what left; below zero where more left than was said to come
  arrived_at {{.Time}},                    -- the first of it; empty where no receipt named it
  created_at {{.Time}} NOT NULL
);
CREATE UNIQUE INDEX stock_lots_lot ON stock_lots (product_id, lot);

-- The nth movement of a receipt's line is of its nth count; of before counts were kept, the line says the lot.
UPDATE stock_movements SET lot = told.lot FROM (
  SELECT m.id, UPPER(TRIM(c.lot)) AS lot
  FROM (SELECT id, receipt_line_id, ROW_NUMBER() OVER (PARTITION BY receipt_line_id ORDER BY id) AS nth
        FROM stock_movements WHERE kind = 'receipt' AND receipt_line_id IS NOT NULL) m
  JOIN (SELECT line_id, lot, ROW_NUMBER() OVER (PARTITION BY line_id ORDER BY id) AS nth
        FROM receipt_counts WHERE received > 0) c ON c.line_id = m.receipt_line_id AND c.nth = m.nth
) told WHERE told.id = stock_movements.id;
UPDATE stock_movements SET lot = (SELECT UPPER(TRIM(rl.lot)) FROM receipt_lines rl WHERE rl.id = stock_movements.receipt_line_id)
  WHERE kind = 'receipt' AND EXISTS (SELECT 1 FROM receipt_lines rl WHERE rl.id = stock_movements.receipt_line_id)
    AND NOT EXISTS (SELECT 1 FROM receipt_counts c WHERE c.line_id = stock_movements.receipt_line_id);
-- What a return took out of the warehouse, line by line.
UPDATE stock_movements SET lot = told.lot FROM (
  SELECT m.id, UPPER(TRIM(v.lot)) AS lot
  FROM (SELECT id, recovery_id, ROW_NUMBER() OVER (PARTITION BY recovery_id ORDER BY id) AS nth
        FROM stock_movements WHERE kind = 'return' AND recovery_id IS NOT NULL) m
  JOIN (SELECT recovery_id, lot, ROW_NUMBER() OVER (PARTITION BY recovery_id ORDER BY id) AS nth
        FROM stock_recovery_lines) v ON v.recovery_id = m.recovery_id AND v.nth = m.nth
) told WHERE told.id = stock_movements.id;

INSERT INTO stock_lots (product_id, lot, best_before, received, units, arrived_at, created_at)
  SELECT m.product_id, m.lot,
    COALESCE((SELECT MAX(rl.best_before) FROM receipt_lines rl WHERE rl.product_id = m.product_id AND UPPER(TRIM(rl.lot)) = m.lot), ''),
    SUM(CASE WHEN m.kind = 'receipt' THEN m.on_hand_delta ELSE 0 END), SUM(m.on_hand_delta),
    MIN(CASE WHEN m.kind = 'receipt' THEN m.created_at END), MIN(m.created_at)
  FROM stock_movements m WHERE m.lot <> '' AND m.on_hand_delta <> 0 GROUP BY m.product_id, m.lot;
