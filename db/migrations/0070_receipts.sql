-- Receipts are announced, counted and followed; what no receipt is left for waits (owner: modules/receipts).
ALTER TABLE receipts ADD COLUMN number TEXT NOT NULL DEFAULT '';          -- REC-2026-000001
ALTER TABLE receipts ADD COLUMN tracking_number TEXT NOT NULL DEFAULT '';
ALTER TABLE receipts ADD COLUMN reference TEXT NOT NULL DEFAULT '';       -- the supplier's own, e.g. of its delivery note
ALTER TABLE receipts ADD COLUMN duty_status TEXT NOT NULL DEFAULT 'paid'; -- paid | suspended
ALTER TABLE receipts ADD COLUMN arc TEXT NOT NULL DEFAULT '';             -- of the electronic document that goes with suspended goods
ALTER TABLE receipts ADD COLUMN comment TEXT NOT NULL DEFAULT '';
ALTER TABLE receipts ADD COLUMN arrived_at {{.Time}};
ALTER TABLE receipts ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE receipts ADD COLUMN created_by BIGINT NOT NULL DEFAULT 0;
ALTER TABLE receipts ADD COLUMN impersonator_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE receipts ADD COLUMN search_text TEXT NOT NULL DEFAULT '';     -- number, reference, carrier and tracking number, folded

ALTER TABLE receipt_lines ADD COLUMN position BIGINT NOT NULL DEFAULT 0;
ALTER TABLE receipt_lines ADD COLUMN damaged BIGINT NOT NULL DEFAULT 0;   -- counted, never on hand
ALTER TABLE receipt_lines ADD COLUMN best_before TEXT NOT NULL DEFAULT ''; -- YYYY-MM-DD
ALTER TABLE receipt_lines ADD COLUMN note TEXT NOT NULL DEFAULT '';

-- Receipt numbers may have gaps, as those of orders.
{{if .Postgres}}CREATE SEQUENCE receipt_numbers;
SELECT setval('receipt_numbers', COALESCE((SELECT MAX(id) FROM receipts), 0) + 1, FALSE);
UPDATE receipts SET number = 'REC-' || TO_CHAR(created_at AT TIME ZONE 'Europe/Paris', 'YYYY') || '-' || LPAD(CAST(id AS TEXT), 6, '0');{{end}}
{{if .SQLite}}CREATE TABLE receipt_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO receipt_numbers (id, last) VALUES (1, COALESCE((SELECT MAX(id) FROM receipts), 0));
UPDATE receipts SET number = 'REC-' || SUBSTR(created_at, 1, 4) || '-' || SUBSTR('00000' || id, -6);{{end}}
UPDATE receipts SET search_text = LOWER(number || ' ' || carrier);
UPDATE receipts SET arrived_at = updated_at WHERE status IN ('warehouse', 'partiel', 'complete');
UPDATE receipt_lines SET position =
  (SELECT COUNT(*) FROM receipt_lines o WHERE o.receipt_id = receipt_lines.receipt_id AND o.id < receipt_lines.id);
CREATE UNIQUE INDEX receipts_number ON receipts (number) WHERE number <> '';
CREATE INDEX receipts_status ON receipts (status, expected_on, id);
CREATE INDEX receipts_expected ON receipts (expected_on, id);
CREATE INDEX receipts_created ON receipts (created_at, id);
CREATE INDEX receipt_lines_receipt ON receipt_lines (receipt_id, position);

-- What was counted, as it was counted: never changed.
CREATE TABLE receipt_counts (
  id {{.ID}},
  receipt_id BIGINT NOT NULL REFERENCES receipts (id),
  line_id BIGINT NOT NULL,                 -- of receipt_lines
  received BIGINT NOT NULL CHECK (received >= 0),
  damaged BIGINT NOT NULL CHECK (damaged >= 0),
  lot TEXT NOT NULL DEFAULT '',
  vintage BIGINT NOT NULL DEFAULT 0,
  best_before TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  photo TEXT NOT NULL DEFAULT '',          -- a file
  actor_id BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX receipt_counts_receipt ON receipt_counts (receipt_id, id);
CREATE INDEX receipt_counts_photo ON receipt_counts (substr(photo, 1, 80));

-- The timeline of a receipt.
CREATE TABLE receipt_steps (
  id {{.ID}},
  receipt_id BIGINT NOT NULL REFERENCES receipts (id),
  from_status TEXT NOT NULL,               -- '' for the announcement
  to_status TEXT NOT NULL,                 -- the same for what changed no state
  changed {{.JSON}} NOT NULL,              -- codes of what else changed
  units BIGINT NOT NULL DEFAULT 0,         -- counted
  damaged BIGINT NOT NULL DEFAULT 0,
  actor_id BIGINT NOT NULL,
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX receipt_steps_receipt ON receipt_steps (receipt_id, id);
INSERT INTO receipt_steps (receipt_id, from_status, to_status, changed, actor_id, actor_name, created_at)
  SELECT id, '', 'processing', '[]', 0, '', created_at FROM receipts ORDER BY id;
INSERT INTO receipt_steps (receipt_id, from_status, to_status, changed, actor_id, actor_name, created_at)
  SELECT id, 'processing', status, '[]', 0, '', updated_at FROM receipts WHERE status <> 'processing' ORDER BY id;

-- Units of orders that neither stock nor a receipt is left for.
ALTER TABLE stock_reservations ADD COLUMN waiting BIGINT NOT NULL DEFAULT 0 CHECK (waiting >= 0);
ALTER TABLE stock_reservations ADD COLUMN promised_on TEXT NOT NULL DEFAULT ''; -- the day that its order was told; '' is none
UPDATE stock_reservations SET promised_on = COALESCE((SELECT r.expected_on FROM receipt_lines rl JOIN receipts r ON r.id = rl.receipt_id
  WHERE rl.id = stock_reservations.receipt_line_id), '') WHERE promised > 0;
ALTER TABLE stock_levels ADD COLUMN waiting BIGINT NOT NULL DEFAULT 0 CHECK (waiting >= 0);
CREATE INDEX stock_reservations_age ON stock_reservations (product_id, created_at, order_item_id, id) WHERE promised + waiting > 0;

-- Products whose promises may no longer be where they should be: a job goes through them.
CREATE TABLE stock_redatings (
  product_id BIGINT PRIMARY KEY,
  round BIGINT NOT NULL                    -- one more each time that it was asked for
);

-- Lines of orders whose promises moved since their orders were last told.
CREATE TABLE promise_moves (
  order_item_id BIGINT PRIMARY KEY,
  order_id BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  before_on TEXT NOT NULL                  -- the last day of its promises as it was told; '' is none
);
CREATE INDEX promise_moves_order ON promise_moves (order_id);

UPDATE stock_levels SET incoming = COALESCE((SELECT SUM(rl.expected - rl.received) FROM receipt_lines rl JOIN receipts r ON r.id = rl.receipt_id
  WHERE rl.product_id = stock_levels.product_id AND r.status IN ('processing', 'warehouse', 'partiel') AND rl.expected > rl.received), 0);
UPDATE stock_levels SET incoming = promised WHERE incoming < promised;
