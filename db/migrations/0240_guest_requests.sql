-- What guests of restaurants ask to have sent home (owner: modules/tasteandbuy; domain 7).
CREATE TABLE guest_requests (
  id {{.ID}},
  number TEXT NOT NULL UNIQUE,             -- DGB-2026-000001
  restaurant_id BIGINT NOT NULL,
  waiter_id BIGINT NOT NULL DEFAULT 0,     -- 0: entered by the restaurant itself
  status TEXT NOT NULL,                    -- requested | sent | concluded | refused | expired | canceled
  first_name TEXT NOT NULL,                -- blank once erased, as all that follows down to the address
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL DEFAULT '',
  address {{.JSON}} NOT NULL,
  language TEXT NOT NULL,
  bottles BIGINT NOT NULL,
  item_count BIGINT NOT NULL,
  shipping_cents BIGINT NOT NULL,          -- incl. tax, as shown
  total_cents BIGINT NOT NULL,             -- likewise
  commission_rate_bp BIGINT NOT NULL DEFAULT 0,
  commission_cents BIGINT,                 -- of what was concluded
  age_checked_at {{.Time}} NOT NULL,       -- the birth date itself is kept nowhere
  age_checker TEXT NOT NULL,
  consent_at {{.Time}} NOT NULL,           -- to the one mail with the link
  link_due_at {{.Time}} NOT NULL,
  link_sent_at {{.Time}},
  link_expires_at {{.Time}},
  mails BIGINT NOT NULL DEFAULT 0,         -- with the link, of the day of mailed_at
  mailed_at {{.Time}},
  guest_id BIGINT NOT NULL DEFAULT 0,      -- the person that it became, to order
  ended_at {{.Time}},                      -- of one that is concluded, refused, expired or canceled
  erased_at {{.Time}},
  search_text TEXT NOT NULL,
  version BIGINT NOT NULL DEFAULT 1,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX guest_requests_restaurant ON guest_requests (restaurant_id, created_at, id);
CREATE INDEX guest_requests_waiter ON guest_requests (waiter_id);
CREATE INDEX guest_requests_due ON guest_requests (status, link_due_at);

CREATE TABLE guest_request_items (
  id {{.ID}},
  request_id BIGINT NOT NULL,
  position BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  supplier_id BIGINT NOT NULL,
  product {{.JSON}} NOT NULL,              -- as it was called then
  quantity BIGINT NOT NULL,
  unit_price_cents BIGINT NOT NULL,        -- incl. tax
  total_cents BIGINT NOT NULL
);
CREATE INDEX guest_request_items_request ON guest_request_items (request_id, position);

CREATE TABLE guest_request_orders (
  order_id BIGINT PRIMARY KEY,
  request_id BIGINT NOT NULL,
  number TEXT NOT NULL DEFAULT '',
  supplier_id BIGINT NOT NULL,
  supplier_name TEXT NOT NULL,
  goods_cents BIGINT NOT NULL,             -- excl. tax
  total_cents BIGINT NOT NULL,             -- incl. tax
  commission_cents BIGINT NOT NULL,
  canceled_at {{.Time}}
);
CREATE INDEX guest_request_orders_request ON guest_request_orders (request_id, order_id);

CREATE TABLE guest_request_steps (
  id {{.ID}},
  request_id BIGINT NOT NULL,
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  actor_id BIGINT NOT NULL,                -- 0: the system, or the guest
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX guest_request_steps_request ON guest_request_steps (request_id, id);
CREATE INDEX guest_request_steps_actor ON guest_request_steps (actor_id);

{{if .Postgres}}CREATE SEQUENCE guest_request_numbers;{{end}}
{{if .SQLite}}CREATE TABLE guest_request_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO guest_request_numbers (id, last) VALUES (1, 0);{{end}}
