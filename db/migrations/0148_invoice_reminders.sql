-- What the parties of an invoice were told of its due date, each once (owner: modules/billing).
ALTER TABLE invoices ADD COLUMN due_told {{.Bool}} NOT NULL DEFAULT FALSE;
ALTER TABLE invoices ADD COLUMN overdue_told {{.Bool}} NOT NULL DEFAULT FALSE;
