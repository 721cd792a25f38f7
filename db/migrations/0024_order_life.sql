-- The life of an order (owner: modules/orders): what its state table looks at, when the system moves it on by itself
-- (domain 5.3).
ALTER TABLE orders ADD COLUMN status_before TEXT NOT NULL DEFAULT '';   -- '' before the first move
ALTER TABLE orders ADD COLUMN moved_at {{.Time}};                       -- since when it is in its state
ALTER TABLE orders ADD COLUMN paid_at {{.Time}};                        -- null: not paid in full
ALTER TABLE orders ADD COLUMN due_at {{.Time}};                         -- when the system moves it on; null: never
ALTER TABLE orders ADD COLUMN shipped_units BIGINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN at_dartess {{.Bool}} NOT NULL DEFAULT FALSE; -- all its goods lie in the shared warehouse

UPDATE orders SET
  moved_at = COALESCE((SELECT MAX(t.created_at) FROM order_transitions t WHERE t.order_id = orders.id), created_at),
  status_before = COALESCE((SELECT t.from_status FROM order_transitions t WHERE t.order_id = orders.id ORDER BY t.id DESC LIMIT 1), ''),
  paid_at = CASE WHEN status IN ('waiting_payment', 'paid_error') THEN NULL ELSE
    (SELECT MAX(t.created_at) FROM order_transitions t WHERE t.order_id = orders.id AND t.to_status IN ('paid', 'closed')) END,
  at_dartess = NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = orders.id AND i.warehouse <> 'dartess');
-- What was shipped is no longer held.
UPDATE orders SET shipped_units = units -
    COALESCE((SELECT SUM(r.reserved + r.promised) FROM stock_reservations r WHERE r.order_id = orders.id), 0)
  WHERE status IN ('preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'billed', 'closed', 'incident');
-- The periods count from this upgrade on, so that nothing is canceled by surprise.
{{if .SQLite}}UPDATE orders SET due_at = datetime('now', CASE
    WHEN status = 'waiting_payment' THEN CASE WHEN customer ->> 'group' = 'customer' THEN '+2 days' ELSE '+7 days' END
    WHEN status = 'pending_shipping' THEN '+10 days' ELSE '+0 days' END) || '+00:00'
  WHERE status IN ('waiting_payment', 'pending_shipping', 'shipped');{{end}}
{{if .Postgres}}UPDATE orders SET due_at = now() + CASE
    WHEN status = 'waiting_payment' THEN CASE WHEN customer ->> 'group' = 'customer' THEN interval '2 days' ELSE interval '7 days' END
    WHEN status = 'pending_shipping' THEN interval '10 days' ELSE interval '0 days' END
  WHERE status IN ('waiting_payment', 'pending_shipping', 'shipped');{{end}}
CREATE INDEX orders_due ON orders (due_at, id) WHERE due_at IS NOT NULL;

-- What is paid is no longer owed; what is billed is, until it is paid (domain 5.6).
DELETE FROM exposures;
INSERT INTO exposures (supplier_id, customer_id, owed_cents, updated_at)
  SELECT supplier_id, customer_id, SUM(total_tax_incl_cents), MAX(updated_at) FROM orders
  WHERE paid_at IS NULL
    AND status IN ('validated', 'preparation', 'partially_shipped', 'pending_shipping', 'shipped', 'pending_invoice', 'billed', 'incident')
  GROUP BY supplier_id, customer_id;
