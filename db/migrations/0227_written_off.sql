-- What of an invoice was written off is settled, and was never paid (owner: modules/billing, domain 5.8).
ALTER TABLE invoices ADD COLUMN written_off_cents BIGINT NOT NULL DEFAULT 0 CHECK (written_off_cents >= 0); -- of paid_cents
UPDATE invoices SET written_off_cents = COALESCE((SELECT SUM(a.amount_cents) FROM payment_allocations a JOIN payments p ON p.id = a.payment_id
  WHERE a.invoice_id = invoices.id AND p.kind = 'write_off'), 0)
WHERE id IN (SELECT a.invoice_id FROM payment_allocations a JOIN payments p ON p.id = a.payment_id WHERE p.kind = 'write_off');
-- Nor was what was credited whole.
UPDATE invoices SET paid_at = NULL WHERE written_off_cents > 0 OR credited_cents > 0 AND credited_cents >= total_tax_incl_cents;

-- Customers search their payments, and do not read comments on them.
UPDATE payments SET search_text = LOWER(reference || ' ' || customer_name || ' ' || supplier_name) WHERE comment <> '' AND by_hand = 0;
