-- Units that buyers ask for to taste (owner: modules/samples). Requests keep copies: later edits change nothing.
CREATE TABLE sample_requests (
  id {{.ID}},
  product_id BIGINT NOT NULL,
  product {{.JSON}} NOT NULL,              -- copy: reference, name, appellation, vintage, size, colour …
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  quantity BIGINT NOT NULL,
  comment TEXT NOT NULL DEFAULT '',
  shipping_address {{.JSON}} NOT NULL,
  status TEXT NOT NULL,                    -- pending | valid | ordering | reject
  is_open {{.Bool}} NOT NULL,              -- until refused, delivered, or its order canceled
  quota_year BIGINT NOT NULL,              -- of the request in Europe/Paris
  quota_units BIGINT NOT NULL,             -- what counts in that year's quota: 0 when refused or canceled
  reason TEXT NOT NULL DEFAULT '',         -- of a refusal
  order_id BIGINT,                         -- once ordered
  order_number TEXT NOT NULL DEFAULT '',
  delivered_at {{.Time}},
  canceled_at {{.Time}},                   -- of its order
  rating BIGINT NOT NULL DEFAULT 0,        -- 1 to 5 after tasting
  feedback TEXT NOT NULL DEFAULT '',
  feedback_at {{.Time}},
  sale_order_id BIGINT,                    -- the first order of the product within 90 days of the delivery
  product_name TEXT NOT NULL,              -- for lists: sort and search (folded)
  customer_name TEXT NOT NULL,
  supplier_name TEXT NOT NULL,
  search_text TEXT NOT NULL,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE UNIQUE INDEX sample_requests_open ON sample_requests (customer_id, product_id) WHERE is_open;
CREATE UNIQUE INDEX sample_requests_order ON sample_requests (order_id);
CREATE INDEX sample_requests_customer ON sample_requests (customer_id, created_at, id);
CREATE INDEX sample_requests_supplier ON sample_requests (supplier_id, created_at, id);
CREATE INDEX sample_requests_created ON sample_requests (created_at, id);
CREATE INDEX sample_requests_quota ON sample_requests (customer_id, product_id, quota_year);
CREATE INDEX sample_requests_sale ON sample_requests (sale_order_id);

CREATE TABLE sample_request_transitions (
  id {{.ID}},
  request_id BIGINT NOT NULL REFERENCES sample_requests (id),
  from_status TEXT NOT NULL,               -- '' for the creation
  to_status TEXT NOT NULL,
  actor_id BIGINT NOT NULL,
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX sample_request_transitions_request ON sample_request_transitions (request_id, id);

-- Units per product, customer and year that a supplier gives; 1 where it has not said.
CREATE TABLE sample_quotas (
  supplier_id BIGINT PRIMARY KEY,
  units BIGINT NOT NULL,
  updated_at {{.Time}} NOT NULL
);
