-- What was billed by hand got documents (0191) whose term of "end of month" counted from their day: it counts from the end of the month
-- (owner: modules/billing).
UPDATE invoices SET due_on = {{if .SQLite}}date(issued_on, 'start of month', '+1 month', '-1 day',
  '+' || COALESCE((SELECT o.payment_terms_days FROM orders o WHERE o.id = invoices.order_id), 0) || ' days'){{end}}{{if .Postgres}}to_char(
  date_trunc('month', issued_on::date) + INTERVAL '1 month' - INTERVAL '1 day'
  + COALESCE((SELECT o.payment_terms_days FROM orders o WHERE o.id = invoices.order_id), 0) * INTERVAL '1 day', 'YYYY-MM-DD'){{end}}
WHERE number_lacking AND EXISTS (SELECT 1 FROM orders o WHERE o.id = invoices.order_id AND o.payment_terms_kind = 'end_of_month');
