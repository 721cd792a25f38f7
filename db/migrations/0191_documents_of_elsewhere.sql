-- Numbers of invoices are one whatever their case and their dashes, and may have to be completed (owner: modules/billing).
ALTER TABLE invoices ADD COLUMN number_key TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN number_lacking {{.Bool}} NOT NULL DEFAULT FALSE; -- the number is that of the order until then
UPDATE invoices SET number_key = UPPER({{.Dashed "number"}});
-- Of before, two may differ by no more than that: the later one keeps its number, and another key.
UPDATE invoices SET number_key = number_key || ' (' || id || ')' WHERE EXISTS (
  SELECT 1 FROM invoices f WHERE f.supplier_id = invoices.supplier_id AND UPPER({{.Dashed "f.number"}}) = invoices.number_key AND f.id < invoices.id);
CREATE UNIQUE INDEX invoices_number_key ON invoices (supplier_id, number_key);

-- By how much the documents of an order that were entered by hand differ from what they are about (owner: modules/orders).
ALTER TABLE orders ADD COLUMN invoice_difference_cents BIGINT NOT NULL DEFAULT 0;
CREATE TABLE entered_orders AS
  SELECT o.id, o.supplier_id, o.customer_id,
    SUM(CASE i.kind WHEN 'invoice' THEN i.total_tax_incl_cents ELSE -i.total_tax_incl_cents END) - o.total_tax_incl_cents AS difference_cents
  FROM orders o JOIN invoices i ON i.order_id = o.id
  WHERE o.status = 'billed' AND o.paid_at IS NULL
  GROUP BY o.id, o.supplier_id, o.customer_id, o.total_tax_incl_cents
  HAVING COUNT(CASE WHEN i.issued_elsewhere AND i.kind = 'invoice' THEN 1 END) = 1 AND COUNT(CASE WHEN NOT i.issued_elsewhere THEN 1 END) = 0;
UPDATE orders SET invoice_difference_cents = (SELECT e.difference_cents FROM entered_orders e WHERE e.id = orders.id)
  WHERE id IN (SELECT id FROM entered_orders);
UPDATE exposures SET owed_cents = owed_cents + COALESCE((SELECT SUM(e.difference_cents) FROM entered_orders e
  WHERE e.supplier_id = exposures.supplier_id AND e.customer_id = exposures.customer_id), 0)
  WHERE EXISTS (SELECT 1 FROM entered_orders e WHERE e.supplier_id = exposures.supplier_id AND e.customer_id = exposures.customer_id);
DROP TABLE entered_orders;

-- What was billed by hand has a document of elsewhere from now on, of what was kept of the order; its supplier completes the number.
INSERT INTO invoices (number, number_key, number_lacking, kind, supplier_id, customer_id, agent_id, placed_by, order_id, issued_on, due_on,
  issued_elsewhere, paper, total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at,
  created_by, paid_cents, paid_at)
SELECT o.number, UPPER({{.Dashed "o.number"}}), TRUE, 'invoice', o.supplier_id, o.customer_id, COALESCE(o.agent_id, 0), o.placed_by, o.id,
  {{if .SQLite}}substr(t.at, 1, 10), date(substr(t.at, 1, 10), '+' || COALESCE(o.payment_terms_days, 0) || ' days'), TRUE,
  json_object('seller', json(o.supplier), 'buyer', json_set(json(o.customer), '$.address', json(o.billing_address)),
    'shippingAddress', json(o.shipping_address), 'order', json_object('number', o.number, 'orderedOn', substr(o.created_at, 1, 10)),
    'customerReference', o.customer_reference, 'paymentTerms', json_object('kind', o.payment_terms_kind, 'days', o.payment_terms_days),
    'lines', json('[]'), 'vat', json('[]'), 'mentions', json('[]')){{else}}to_char(t.at AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'),
  to_char((t.at AT TIME ZONE 'Europe/Paris') + COALESCE(o.payment_terms_days, 0) * INTERVAL '1 day', 'YYYY-MM-DD'), TRUE,
  jsonb_build_object('seller', o.supplier, 'buyer', jsonb_set(o.customer, '{address}', o.billing_address),
    'shippingAddress', o.shipping_address, 'order', jsonb_build_object('number', o.number,
      'orderedOn', to_char(o.created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD')),
    'customerReference', o.customer_reference, 'paymentTerms', jsonb_build_object('kind', o.payment_terms_kind, 'days', o.payment_terms_days),
    'lines', '[]'::jsonb, 'vat', '[]'::jsonb, 'mentions', '[]'::jsonb){{end}},
  o.total_tax_excl_cents, o.total_tax_incl_cents, o.customer_name, o.supplier_name, o.search_text, o.began_at, t.at, 0,
  CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.total_tax_incl_cents END, o.paid_at
FROM orders o JOIN (SELECT order_id, MIN(created_at) AS at FROM order_transitions WHERE to_status = 'billed' GROUP BY order_id) t ON t.order_id = o.id
WHERE o.total_tax_incl_cents > 0 AND NOT EXISTS (SELECT 1 FROM invoice_orders d WHERE d.order_id = o.id)
  AND NOT EXISTS (SELECT 1 FROM invoices d WHERE d.supplier_id = o.supplier_id AND d.number_key = UPPER({{.Dashed "o.number"}}));
INSERT INTO invoice_orders (invoice_id, order_id, shipment_id, settled_cents)
SELECT i.id, i.order_id, 0, i.paid_cents FROM invoices i WHERE i.number_lacking;
UPDATE invoices SET due_told = TRUE, overdue_told = TRUE WHERE number_lacking;
