-- The one lot that an announced line names is kept as the lots of others are, with its date, until something of the line is counted
-- (owner: modules/receipts).
INSERT INTO receipt_line_lots (line_id, lot, quantity, best_before)
  SELECT l.id, l.lot, l.expected, l.best_before FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id
  WHERE r.status IN ('processing', 'warehouse', 'partiel') AND l.lot <> '' AND l.expected > 0 AND l.received + l.damaged = 0
    AND NOT EXISTS (SELECT 1 FROM receipt_line_lots q WHERE q.line_id = l.id)
  ORDER BY l.id;
