-- A recalled lot does not leave until its recall is lifted (owner: modules/receipts).
ALTER TABLE stock_lots ADD COLUMN recalled_at {{.Time}};                -- empty: it may leave
UPDATE stock_lots SET recalled_at = (SELECT MAX(c.created_at) FROM lot_recalls c WHERE c.lot_id = stock_lots.id)
  WHERE id IN (SELECT lot_id FROM lot_recalls);

-- Who lifted a recall, and why (owner: modules/orders).
ALTER TABLE lot_recalls ADD COLUMN lifted_at {{.Time}};                 -- empty: it stands
ALTER TABLE lot_recalls ADD COLUMN lift_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE lot_recalls ADD COLUMN lifter_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE lot_recalls ADD COLUMN lifter_name TEXT NOT NULL DEFAULT '';
ALTER TABLE lot_recalls ADD COLUMN lifter_impersonator_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE lot_recalls ADD COLUMN lifter_impersonator_name TEXT NOT NULL DEFAULT '';

-- Who receives some after a recall is told by the next one.
DROP INDEX lot_recall_recipients_once;
CREATE UNIQUE INDEX lot_recall_recipients_once ON lot_recall_recipients (recall_id, customer_id);
CREATE INDEX lot_recall_recipients_lot ON lot_recall_recipients (lot_id);
