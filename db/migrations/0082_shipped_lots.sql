-- Parcels say which lots they hold, and who received a lot is told when it is called back (owner: modules/orders).
CREATE TABLE shipment_lots (
  id {{.ID}},
  shipment_line_id BIGINT NOT NULL REFERENCES shipment_lines (id),
  lot TEXT NOT NULL,                       -- in capitals
  quantity BIGINT NOT NULL CHECK (quantity > 0)
);
CREATE INDEX shipment_lots_line ON shipment_lots (shipment_line_id);
CREATE INDEX shipment_lots_lot ON shipment_lots (lot);

-- What was said when a lot was called back.
CREATE TABLE lot_recalls (
  id {{.ID}},
  lot_id BIGINT NOT NULL,                  -- of stock_lots
  supplier_id BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  lot TEXT NOT NULL,
  reason TEXT NOT NULL,
  advice TEXT NOT NULL,                    -- what the recipients should do
  actor_id BIGINT NOT NULL,
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX lot_recalls_actor ON lot_recalls (actor_id);

-- Whom a recall told: each recipient of a lot once.
CREATE TABLE lot_recall_recipients (
  id {{.ID}},
  recall_id BIGINT NOT NULL REFERENCES lot_recalls (id),
  lot_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  units BIGINT NOT NULL,
  mailed {{.Bool}} NOT NULL                -- else there was no account to write to
);
CREATE UNIQUE INDEX lot_recall_recipients_once ON lot_recall_recipients (lot_id, customer_id);
CREATE INDEX lot_recall_recipients_customer ON lot_recall_recipients (customer_id);
