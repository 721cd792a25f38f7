-- Deposit invoices: what was paid of an order in advance (owner: modules/billing, domain 5.3). No goods are in them; the invoices of the
-- goods deduct them.
ALTER TABLE invoices ADD COLUMN is_deposit {{.Bool}} NOT NULL DEFAULT FALSE;       -- a deposit invoice, or a credit note of one
ALTER TABLE invoices ADD COLUMN deducted_cents BIGINT NOT NULL DEFAULT 0 CHECK (deducted_cents >= 0); -- of a deposit, by invoices; of an invoice, of deposits
{{if .Postgres}}ALTER TABLE invoices DROP CONSTRAINT invoices_kind_check;
ALTER TABLE invoices ADD CONSTRAINT invoices_kind_check CHECK (kind IN ('invoice', 'credit_note', 'deposit'));
{{else}}-- SQLite changes no check: the column is made anew.
ALTER TABLE invoices ADD COLUMN kind_now TEXT NOT NULL DEFAULT 'invoice' CHECK (kind_now IN ('invoice', 'credit_note', 'deposit'));
UPDATE invoices SET kind_now = kind;
ALTER TABLE invoices DROP COLUMN kind;
ALTER TABLE invoices RENAME COLUMN kind_now TO kind;
{{end}}CREATE INDEX invoices_deposit ON invoices (order_id) WHERE is_deposit;
