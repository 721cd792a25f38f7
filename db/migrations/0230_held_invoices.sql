-- What holds invoices of a supplier back, as it was told: of its own data (customer_id 0), or of a customer's (owner: modules/billing,
-- domain 5.8). A row is there as long as the reason is.
CREATE TABLE held_invoices (
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  code TEXT NOT NULL, -- of the refusal
  PRIMARY KEY (supplier_id, customer_id, code)
);
