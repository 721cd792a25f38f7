-- What is open and what pays nothing yet are counted on every page (owner: modules/billing): few rows of many.
DROP INDEX invoices_open;
CREATE INDEX invoices_open ON invoices (due_on) WHERE kind = 'invoice' AND paid_cents + credited_cents < total_tax_incl_cents;
CREATE INDEX invoices_open_supplier ON invoices (supplier_id, due_on) WHERE kind = 'invoice' AND paid_cents + credited_cents < total_tax_incl_cents;
CREATE INDEX invoices_open_customer ON invoices (customer_id, due_on) WHERE kind = 'invoice' AND paid_cents + credited_cents < total_tax_incl_cents;
CREATE INDEX payments_unallocated ON payments (supplier_id, customer_id) WHERE unallocated_cents > 0;
