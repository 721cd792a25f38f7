-- What customers owe suppliers (owner: modules/orders): a balance kept with each change of state, as stock is, so that
-- testing an encours costs one row however many orders there are. Users own the limit.
CREATE TABLE exposures (
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  owed_cents BIGINT NOT NULL,              -- incl. tax: orders validated to shipped, not invoiced yet
  updated_at {{.Time}} NOT NULL,
  PRIMARY KEY (supplier_id, customer_id)
);
INSERT INTO exposures (supplier_id, customer_id, owed_cents, updated_at)
SELECT supplier_id, customer_id, SUM(total_tax_incl_cents), MAX(updated_at) FROM orders
WHERE status IN ('validated', 'preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'incident')
GROUP BY supplier_id, customer_id;

-- The terms of payment that were agreed, and why an order waits for its payment.
ALTER TABLE orders ADD COLUMN payment_terms_kind TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN payment_terms_days BIGINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN waits_for TEXT NOT NULL DEFAULT '';  -- prepaid | beyond_encours
