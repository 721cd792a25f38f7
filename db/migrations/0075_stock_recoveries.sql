-- Goods that suppliers take back out of a warehouse (owner: modules/receipts). What pending ones hold is in stock_levels.reserved.
CREATE TABLE stock_recoveries (
  id {{.ID}},
  number TEXT NOT NULL UNIQUE,             -- RET-2026-000001
  supplier_id BIGINT NOT NULL,
  warehouse TEXT NOT NULL,                 -- that the goods leave: dartess | supplier
  move_to TEXT NOT NULL DEFAULT '',        -- the one that they go to; '': they leave the stock
  status TEXT NOT NULL,                    -- pending | ordered
  reason TEXT NOT NULL,                    -- unsold quality damaged labelling event move other
  comment TEXT NOT NULL DEFAULT '',
  line_count BIGINT NOT NULL,
  units BIGINT NOT NULL,
  receipt_id BIGINT,                       -- announced at move_to when they were handed over
  search_text TEXT NOT NULL,               -- folded: number, products, comment
  created_at {{.Time}} NOT NULL,
  ordered_at {{.Time}},
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX stock_recoveries_supplier ON stock_recoveries (supplier_id, created_at, id);
CREATE INDEX stock_recoveries_created ON stock_recoveries (created_at, id);
CREATE INDEX stock_recoveries_pending ON stock_recoveries (warehouse, supplier_id) WHERE status = 'pending';

CREATE TABLE stock_recovery_lines (
  id {{.ID}},
  recovery_id BIGINT NOT NULL REFERENCES stock_recoveries (id),
  product_id BIGINT NOT NULL,
  quantity BIGINT NOT NULL CHECK (quantity > 0),
  lot TEXT NOT NULL DEFAULT ''
);
CREATE INDEX stock_recovery_lines_recovery ON stock_recovery_lines (recovery_id, id);
CREATE INDEX stock_recovery_lines_product ON stock_recovery_lines (product_id);

CREATE TABLE stock_recovery_steps (
  id {{.ID}},
  recovery_id BIGINT NOT NULL REFERENCES stock_recoveries (id),
  from_status TEXT NOT NULL,               -- '' for the creation
  to_status TEXT NOT NULL,
  actor_id BIGINT NOT NULL,
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX stock_recovery_steps_recovery ON stock_recovery_steps (recovery_id, id);
CREATE INDEX stock_recovery_steps_actor ON stock_recovery_steps (actor_id);

ALTER TABLE stock_movements ADD COLUMN recovery_id BIGINT;

-- Numbers of stock returns may have gaps, as those of orders.
{{if .Postgres}}CREATE SEQUENCE recovery_numbers;{{end}}
{{if .SQLite}}CREATE TABLE recovery_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO recovery_numbers (id, last) VALUES (1, 0);{{end}}
