-- What is open and what pays nothing yet are counted on every page (owner: modules/billing): few rows of many. SQLite reads along a
-- partial index only where its condition has its single column on the left, as the query has.
DROP INDEX invoices_open;
CREATE INDEX invoices_open ON invoices (due_on) WHERE total_tax_incl_cents > paid_cents + credited_cents;
CREATE INDEX invoices_open_supplier ON invoices (supplier_id, due_on) WHERE total_tax_incl_cents > paid_cents + credited_cents;
CREATE INDEX invoices_open_customer ON invoices (customer_id, due_on) WHERE total_tax_incl_cents > paid_cents + credited_cents;
CREATE INDEX payments_unallocated ON payments (supplier_id, customer_id) WHERE unallocated_cents > 0;
