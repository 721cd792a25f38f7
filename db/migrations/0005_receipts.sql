-- The stock: levels, ledger, reservations, receipts and promises (owner: modules/receipts).
CREATE TABLE stock_levels (
  product_id BIGINT PRIMARY KEY,           -- a product is held in one warehouse
  warehouse TEXT NOT NULL,                 -- dartess | supplier
  supplier_id BIGINT NOT NULL,
  on_hand BIGINT NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  reserved BIGINT NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND reserved <= on_hand),
  incoming BIGINT NOT NULL DEFAULT 0 CHECK (incoming >= 0),
  promised BIGINT NOT NULL DEFAULT 0 CHECK (promised >= 0),
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX stock_levels_updated ON stock_levels (updated_at, product_id);

CREATE TABLE stock_movements (
  id {{.ID}},
  product_id BIGINT NOT NULL,
  kind TEXT NOT NULL,                      -- receipt reservation release shipment return correction
  on_hand_delta BIGINT NOT NULL DEFAULT 0,
  reserved_delta BIGINT NOT NULL DEFAULT 0,
  promised_delta BIGINT NOT NULL DEFAULT 0,
  order_id BIGINT,
  receipt_line_id BIGINT,
  reason TEXT NOT NULL DEFAULT '',
  actor_id BIGINT NOT NULL DEFAULT 0,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX stock_movements_product ON stock_movements (product_id, id);

-- What an order line holds: reserved units, and promised ones named to a receipt line.
CREATE TABLE stock_reservations (
  id {{.ID}},
  order_id BIGINT NOT NULL,
  order_item_id BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  reserved BIGINT NOT NULL DEFAULT 0,
  promised BIGINT NOT NULL DEFAULT 0,
  receipt_line_id BIGINT,                  -- of the promised part
  created_at {{.Time}} NOT NULL
);
CREATE INDEX stock_reservations_order ON stock_reservations (order_id);
CREATE INDEX stock_reservations_product ON stock_reservations (product_id);

CREATE TABLE receipts (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  warehouse TEXT NOT NULL,
  status TEXT NOT NULL,                    -- processing warehouse partiel complete canceled
  carrier TEXT NOT NULL DEFAULT '',
  expected_on TEXT NOT NULL,               -- YYYY-MM-DD
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX receipts_supplier ON receipts (supplier_id, status);
CREATE TABLE receipt_lines (
  id {{.ID}},
  receipt_id BIGINT NOT NULL REFERENCES receipts (id),
  product_id BIGINT NOT NULL,
  expected BIGINT NOT NULL,
  received BIGINT NOT NULL DEFAULT 0,
  promised BIGINT NOT NULL DEFAULT 0,
  lot TEXT NOT NULL DEFAULT '',
  vintage BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX receipt_lines_product ON receipt_lines (product_id, receipt_id);
