-- Invoices of suppliers, and the mandates by which they are issued (owner: modules/billing). What was issued never changes; the
-- columns after "what became of it" are what was paid and credited since. Days are YYYY-MM-DD in Paris.
CREATE TABLE invoices (
  id {{.ID}},
  number TEXT NOT NULL,                    -- FAC-S7-2026-000001, or the supplier's own
  kind TEXT NOT NULL CHECK (kind IN ('invoice')),
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  agent_id BIGINT NOT NULL DEFAULT 0,      -- of the order
  placed_by BIGINT NOT NULL,               -- the order
  order_id BIGINT NOT NULL,
  shipment_id BIGINT NOT NULL DEFAULT 0,   -- 0: of none
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  issued_elsewhere {{.Bool}} NOT NULL,
  paper {{.JSON}} NOT NULL,                -- all that it says
  total_tax_excl_cents BIGINT NOT NULL,
  total_tax_incl_cents BIGINT NOT NULL,
  customer_name TEXT NOT NULL,             -- folded
  supplier_name TEXT NOT NULL,             -- folded
  search_text TEXT NOT NULL,               -- folded: number, order, reference, parties
  began_at {{.Time}} NOT NULL,             -- the order, for whom an agent is assigned to
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL,              -- 0: the system
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  -- what became of it
  paid_cents BIGINT NOT NULL DEFAULT 0,
  credited_cents BIGINT NOT NULL DEFAULT 0,
  paid_at {{.Time}},
  UNIQUE (supplier_id, number)
);
CREATE INDEX invoices_supplier ON invoices (supplier_id, issued_on, id);
CREATE INDEX invoices_customer ON invoices (customer_id, issued_on, id);
CREATE INDEX invoices_issued ON invoices (issued_on, id);
CREATE INDEX invoices_placed ON invoices (placed_by);
CREATE INDEX invoices_order ON invoices (order_id);
CREATE INDEX invoices_open ON invoices (due_on) WHERE paid_cents + credited_cents < total_tax_incl_cents;

-- The last number of each series. Its row is locked until the invoice stands, so that a series has no gaps and goes by time.
CREATE TABLE invoice_numbers (
  supplier_id BIGINT NOT NULL,
  kind TEXT NOT NULL,
  year BIGINT NOT NULL,
  last BIGINT NOT NULL,
  PRIMARY KEY (supplier_id, kind, year)
);

-- Who lets Millésime issue its invoices: the text that was accepted, by whom and when.
CREATE TABLE invoicing_mandates (
  supplier_id BIGINT PRIMARY KEY,
  text_hash TEXT NOT NULL DEFAULT '',      -- SHA-256; '': not accepted
  accepted_by BIGINT NOT NULL DEFAULT 0,
  accepted_by_name TEXT NOT NULL DEFAULT '',
  impersonator_id BIGINT NOT NULL DEFAULT 0, -- nobody: a supplier accepts itself
  accepted_at {{.Time}},
  elsewhere {{.Bool}} NOT NULL,            -- the supplier issues its invoices itself
  updated_at {{.Time}} NOT NULL
);
