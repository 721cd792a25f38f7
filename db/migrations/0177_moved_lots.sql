-- A receipt may bring what moves from the other warehouse: it was received before (owner: modules/receipts).
ALTER TABLE receipts ADD COLUMN recovery_id BIGINT NOT NULL DEFAULT 0;  -- the return whose goods move; 0: none
UPDATE receipts SET recovery_id = COALESCE((SELECT MIN(v.id) FROM stock_recoveries v WHERE v.receipt_id = receipts.id), 0);
UPDATE stock_lots SET received = received - COALESCE((SELECT SUM(m.on_hand_delta) FROM stock_movements m
  JOIN receipt_lines rl ON rl.id = m.receipt_line_id JOIN receipts r ON r.id = rl.receipt_id
  WHERE m.kind = 'receipt' AND m.product_id = stock_lots.product_id AND m.lot = stock_lots.lot AND r.recovery_id <> 0), 0);

-- The lots that such a receipt brings.
CREATE TABLE receipt_line_lots (
  id {{.ID}},
  line_id BIGINT NOT NULL,                 -- of receipt_lines
  lot TEXT NOT NULL,
  quantity BIGINT NOT NULL CHECK (quantity > 0),
  best_before TEXT NOT NULL DEFAULT ''     -- YYYY-MM-DD
);
CREATE INDEX receipt_line_lots_line ON receipt_line_lots (line_id);
