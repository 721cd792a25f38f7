-- Quotations are orders that await an answer, and keep every revision (owner: modules/orders).
ALTER TABLE orders ADD COLUMN quotation_number TEXT NOT NULL DEFAULT ''; -- DEV-2026-000001; '' for what was ordered at once
ALTER TABLE orders ADD COLUMN awaiting TEXT NOT NULL DEFAULT '';         -- seller | customer; '' once it is answered
ALTER TABLE orders ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN valid_until {{.Time}};                     -- the first instant after its last day

CREATE TABLE quotation_revisions (
  id {{.ID}},
  order_id BIGINT NOT NULL REFERENCES orders (id),
  revision BIGINT NOT NULL,
  author_id BIGINT NOT NULL,
  author_name TEXT NOT NULL,
  author_role TEXT NOT NULL,               -- buyer | supplier | agent | admin
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL DEFAULT '',
  lines {{.JSON}} NOT NULL,                -- copies: product, quantity, discount, prices, what the customer wishes
  shipping_cents BIGINT NOT NULL,
  total_tax_excl_cents BIGINT NOT NULL,
  total_tax_incl_cents BIGINT NOT NULL,
  valid_until {{.Time}} NOT NULL,
  created_at {{.Time}} NOT NULL,
  UNIQUE (order_id, revision)
);
CREATE INDEX quotation_revisions_author ON quotation_revisions (author_id);

-- Few orders were quotations: their list and the scheduler read along these, not along all orders.
CREATE INDEX orders_quoted ON orders (created_at, id) WHERE quotation_number <> '';
CREATE INDEX orders_quoted_customer ON orders (customer_id, created_at, id) WHERE quotation_number <> '';
CREATE INDEX orders_quoted_supplier ON orders (supplier_id, created_at, id) WHERE quotation_number <> '';
CREATE INDEX orders_quoted_until ON orders (valid_until) WHERE status = 'quotation';

-- Quotation numbers may have gaps, as those of orders.
{{if .Postgres}}CREATE SEQUENCE quotation_numbers;{{end}}
{{if .SQLite}}CREATE TABLE quotation_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO quotation_numbers (id, last) VALUES (1, 0);{{end}}

-- Quotations of before carried the number of an order, and nobody could answer them.
UPDATE orders SET quotation_number = 'DEV' || substr(number, 4), number = 'DEV' || substr(number, 4),
  search_text = replace(search_text, 'cmd-', 'dev-'), revision = 1, valid_until = updated_at,
  awaiting = CASE WHEN status = 'quotation' THEN 'seller' ELSE '' END
  WHERE status IN ('quotation', 'canceled_quotation');
