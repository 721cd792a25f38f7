-- Credit notes stand among the invoices that they take back (owner: modules/billing), and no invoice is credited beyond what it came to.
{{if .Postgres}}ALTER TABLE invoices DROP CONSTRAINT invoices_kind_check;
ALTER TABLE invoices ADD CONSTRAINT invoices_kind_check CHECK (kind IN ('invoice', 'credit_note'));
ALTER TABLE invoices ADD COLUMN credit_of BIGINT NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN credit_of_number TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN cause TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD CONSTRAINT invoices_credited_check CHECK (credited_cents BETWEEN 0 AND total_tax_incl_cents);{{end}}
{{if .SQLite}}ALTER TABLE invoices RENAME TO invoices_before;
DROP INDEX invoices_supplier;
DROP INDEX invoices_customer;
DROP INDEX invoices_issued;
DROP INDEX invoices_placed;
DROP INDEX invoices_order;
DROP INDEX invoices_open;
CREATE TABLE invoices (
  id {{.ID}},
  number TEXT NOT NULL,                    -- FAC-S7-2026-000001, AVO-S7-2026-000001, or the supplier's own
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  agent_id BIGINT NOT NULL DEFAULT 0,
  placed_by BIGINT NOT NULL,
  order_id BIGINT NOT NULL,
  shipment_id BIGINT NOT NULL DEFAULT 0,
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  issued_elsewhere {{.Bool}} NOT NULL,
  paper {{.JSON}} NOT NULL,
  total_tax_excl_cents BIGINT NOT NULL,
  total_tax_incl_cents BIGINT NOT NULL,
  customer_name TEXT NOT NULL,
  supplier_name TEXT NOT NULL,
  search_text TEXT NOT NULL,
  began_at {{.Time}} NOT NULL,
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  credit_of BIGINT NOT NULL DEFAULT 0,     -- the invoice that a credit note takes back
  credit_of_number TEXT NOT NULL DEFAULT '',
  cause TEXT NOT NULL DEFAULT '',          -- of a credit note
  -- what became of it
  paid_cents BIGINT NOT NULL DEFAULT 0,
  credited_cents BIGINT NOT NULL DEFAULT 0 CHECK (credited_cents BETWEEN 0 AND total_tax_incl_cents),
  paid_at {{.Time}},
  UNIQUE (supplier_id, number)
);
INSERT INTO invoices (id, number, kind, supplier_id, customer_id, agent_id, placed_by, order_id, shipment_id, issued_on, due_on,
  issued_elsewhere, paper, total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at,
  created_by, impersonator_id, paid_cents, credited_cents, paid_at)
SELECT id, number, kind, supplier_id, customer_id, agent_id, placed_by, order_id, shipment_id, issued_on, due_on,
  issued_elsewhere, paper, total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at,
  created_by, impersonator_id, paid_cents, credited_cents, paid_at FROM invoices_before;
DROP TABLE invoices_before;
CREATE INDEX invoices_supplier ON invoices (supplier_id, issued_on, id);
CREATE INDEX invoices_customer ON invoices (customer_id, issued_on, id);
CREATE INDEX invoices_issued ON invoices (issued_on, id);
CREATE INDEX invoices_placed ON invoices (placed_by);
CREATE INDEX invoices_order ON invoices (order_id);
CREATE INDEX invoices_open ON invoices (due_on) WHERE paid_cents + credited_cents < total_tax_incl_cents;{{end}}
CREATE INDEX invoices_shipment ON invoices (shipment_id);
CREATE INDEX invoices_credit_of ON invoices (credit_of) WHERE credit_of > 0;
