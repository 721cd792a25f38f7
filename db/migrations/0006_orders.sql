-- Orders and their timeline (owner: modules/orders). Orders keep copies: later edits change nothing.
CREATE TABLE orders (
  id {{.ID}},
  number TEXT NOT NULL UNIQUE,             -- CMD-2026-000001
  checkout_id TEXT NOT NULL,               -- shared by the orders of one checkout
  status TEXT NOT NULL,
  origin TEXT NOT NULL,                    -- millesime | store | tasteandbuy
  customer_id BIGINT NOT NULL,
  supplier_id BIGINT NOT NULL,
  agent_id BIGINT NOT NULL DEFAULT 0,      -- the pair's agent or the one who placed it
  placed_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  on_behalf {{.Bool}} NOT NULL DEFAULT FALSE,
  customer {{.JSON}} NOT NULL,             -- copies of the parties and addresses
  supplier {{.JSON}} NOT NULL,
  billing_address {{.JSON}} NOT NULL,
  shipping_address {{.JSON}} NOT NULL,
  customer_name TEXT NOT NULL,             -- for lists: sort and search (folded)
  supplier_name TEXT NOT NULL,
  search_text TEXT NOT NULL,
  carrier_code TEXT NOT NULL,
  carrier_label TEXT NOT NULL,
  relay {{.JSON}},
  comment TEXT NOT NULL DEFAULT '',
  cgv_hash TEXT NOT NULL DEFAULT '',
  cgv_accepted_by BIGINT NOT NULL DEFAULT 0,
  units BIGINT NOT NULL,                   -- Σ quantity
  sub_total_without_discount_cents BIGINT NOT NULL,
  sub_total_tax_excl_cents BIGINT NOT NULL,
  sub_total_tax_incl_cents BIGINT NOT NULL,
  discount_customer_cents BIGINT NOT NULL,
  all_discount_cents BIGINT NOT NULL,
  shipping_cents BIGINT NOT NULL,
  fees_cents BIGINT NOT NULL,              -- shipping + handling
  total_tax_excl_cents BIGINT NOT NULL,
  total_tax_incl_cents BIGINT NOT NULL,
  agent_fee_cents BIGINT NOT NULL DEFAULT 0,
  agent_fee_bp BIGINT NOT NULL DEFAULT 0,
  vat {{.JSON}} NOT NULL,                  -- [{"rate","base","amount"}] in cents and basis points
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX orders_customer ON orders (customer_id, created_at, id);
CREATE INDEX orders_supplier ON orders (supplier_id, created_at, id);
CREATE INDEX orders_placed_by ON orders (placed_by, created_at, id);
CREATE INDEX orders_created ON orders (created_at, id);
CREATE INDEX orders_checkout ON orders (checkout_id);
CREATE INDEX orders_exposure ON orders (supplier_id, customer_id, status);

CREATE TABLE order_items (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  position BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  product {{.JSON}} NOT NULL,              -- copy: reference, name, appellation, vintage, size, colour, units per carton …
  quantity BIGINT NOT NULL,
  discount_bp BIGINT NOT NULL DEFAULT 0,   -- discountValue of the line
  list_price_cents BIGINT NOT NULL,        -- step 1
  unit_price_cents BIGINT NOT NULL,
  net_cents BIGINT NOT NULL,
  vat_bp BIGINT NOT NULL,
  tag TEXT NOT NULL,
  warehouse TEXT NOT NULL,
  trace {{.JSON}} NOT NULL
);
CREATE INDEX order_items_order ON order_items (order_id, position);
CREATE INDEX order_items_product ON order_items (product_id, order_id);

CREATE TABLE order_transitions (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  from_status TEXT NOT NULL,               -- '' for the creation
  to_status TEXT NOT NULL,
  actor_id BIGINT NOT NULL,                -- 0: the system
  actor_name TEXT NOT NULL DEFAULT '',
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX order_transitions_order ON order_transitions (order_id, id);

-- Order numbers may have gaps (domain 5.2), so PostgreSQL uses a sequence, which locks nothing.
{{if .Postgres}}CREATE SEQUENCE order_numbers;{{end}}
{{if .SQLite}}CREATE TABLE order_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO order_numbers (id, last) VALUES (1, 0);{{end}}
