-- What leaves, what goes wrong with it, and what the parties write to one another (owner: modules/orders).
ALTER TABLE order_items ADD COLUMN shipped BIGINT NOT NULL DEFAULT 0;  -- units that left, replacements among them
ALTER TABLE order_items ADD COLUMN closed BIGINT NOT NULL DEFAULT 0;   -- units given up ("solder le reliquat")
ALTER TABLE order_items ADD COLUMN replaced BIGINT NOT NULL DEFAULT 0; -- units to send again, beyond the quantity

-- What orders of before no longer hold has left, without a word about how.
UPDATE order_items SET shipped = quantity - COALESCE(
    (SELECT SUM(r.reserved + r.promised) FROM stock_reservations r WHERE r.order_id = order_items.order_id AND r.order_item_id = order_items.id), 0)
  WHERE order_id IN (SELECT id FROM orders WHERE status IN
    ('preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'billed', 'closed', 'incident'));

CREATE TABLE shipments (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  number TEXT NOT NULL UNIQUE,             -- EXP-2026-000001
  carrier TEXT NOT NULL,
  tracking_number TEXT NOT NULL DEFAULT '',
  tracking_url TEXT NOT NULL DEFAULT '',
  shipped_at {{.Time}} NOT NULL,
  delivered_at {{.Time}},
  shipped_by BIGINT NOT NULL,
  shipped_by_name TEXT NOT NULL DEFAULT '',
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT ''
);
CREATE INDEX shipments_order ON shipments (order_id, id);

CREATE TABLE shipment_lines (
  id {{.ID}},
  shipment_id BIGINT NOT NULL REFERENCES shipments (id),
  order_item_id BIGINT NOT NULL REFERENCES order_items (id),
  quantity BIGINT NOT NULL CHECK (quantity > 0)
);
CREATE INDEX shipment_lines_shipment ON shipment_lines (shipment_id);

-- Shipment numbers may have gaps, as those of orders.
{{if .Postgres}}CREATE SEQUENCE shipment_numbers;{{end}}
{{if .SQLite}}CREATE TABLE shipment_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO shipment_numbers (id, last) VALUES (1, 0);{{end}}

CREATE TABLE order_incidents (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  kind TEXT NOT NULL,                      -- damaged missing wrong quality withdrawal
  comment TEXT NOT NULL,
  from_status TEXT NOT NULL,               -- where the order may go back to
  claim_until {{.Time}},                   -- against the carrier; empty before delivery
  opened_at {{.Time}} NOT NULL,
  opened_by BIGINT NOT NULL,
  opened_by_name TEXT NOT NULL DEFAULT '',
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  settled_at {{.Time}},
  settled_by BIGINT NOT NULL DEFAULT 0,
  settled_by_name TEXT NOT NULL DEFAULT '',
  settled_impersonator_id BIGINT NOT NULL DEFAULT 0,
  settled_impersonator_name TEXT NOT NULL DEFAULT ''
);
CREATE INDEX order_incidents_order ON order_incidents (order_id, id);
CREATE UNIQUE INDEX order_incidents_open ON order_incidents (order_id) WHERE settled_at IS NULL;

CREATE TABLE order_photos (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  content TEXT NOT NULL                    -- data URL, checked and written again by platform/picture
);
CREATE INDEX order_photos_order ON order_photos (order_id);

CREATE TABLE order_incident_lines (
  id {{.ID}},
  incident_id BIGINT NOT NULL REFERENCES order_incidents (id),
  order_item_id BIGINT NOT NULL REFERENCES order_items (id),
  quantity BIGINT NOT NULL CHECK (quantity > 0),
  reason TEXT NOT NULL DEFAULT '',
  photo_id BIGINT,
  outcome TEXT NOT NULL DEFAULT '',        -- replace credit refund goods_back rejected; '' while open
  outcome_comment TEXT NOT NULL DEFAULT ''
);
CREATE INDEX order_incident_lines_incident ON order_incident_lines (incident_id);
CREATE INDEX order_incident_lines_item ON order_incident_lines (order_item_id);

CREATE TABLE order_messages (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  order_item_id BIGINT REFERENCES order_items (id),
  author_id BIGINT NOT NULL,
  author_name TEXT NOT NULL,
  author_role TEXT NOT NULL,               -- buyer supplier agent admin
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX order_messages_order ON order_messages (order_id, id);
CREATE INDEX order_messages_author ON order_messages (author_id);
