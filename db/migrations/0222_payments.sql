-- What customers paid, and what that pays (owner: modules/billing, domain 5.8).
CREATE TABLE payments (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('transfer', 'other', 'refund', 'write_off')),
  received_on TEXT NOT NULL,               -- the day in Paris
  amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
  unallocated_cents BIGINT NOT NULL CHECK (unallocated_cents BETWEEN 0 AND amount_cents), -- 0 of refunds, and of what was taken back
  reference TEXT NOT NULL DEFAULT '',
  reference_key TEXT NOT NULL DEFAULT '',  -- the reference without case, accents and blanks
  comment TEXT NOT NULL DEFAULT '',
  by_hand BIGINT NOT NULL DEFAULT 0,       -- the order that somebody said was paid
  customer_name TEXT NOT NULL,
  supplier_name TEXT NOT NULL,
  search_text TEXT NOT NULL,
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  reversed_at {{.Time}},
  reversed_on TEXT NOT NULL DEFAULT '',
  reversed_by BIGINT NOT NULL DEFAULT 0,
  reversal_cause TEXT NOT NULL DEFAULT '',
  version BIGINT NOT NULL DEFAULT 1
);
CREATE INDEX payments_supplier ON payments (supplier_id, received_on, id);
CREATE INDEX payments_customer ON payments (customer_id, received_on, id);
CREATE INDEX payments_received ON payments (received_on, id);
CREATE INDEX payments_by_hand ON payments (by_hand) WHERE by_hand > 0;

-- What an amount of a payment pays: an invoice, an order that is not invoiced yet, or a refund. What is left of it is unallocated.
CREATE TABLE payment_allocations (
  id {{.ID}},
  payment_id BIGINT NOT NULL REFERENCES payments (id),
  invoice_id BIGINT NOT NULL DEFAULT 0,
  order_id BIGINT NOT NULL DEFAULT 0,
  refund_id BIGINT NOT NULL DEFAULT 0,
  amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
  UNIQUE (payment_id, invoice_id, order_id, refund_id),
  CHECK ((CASE WHEN invoice_id > 0 THEN 1 ELSE 0 END) + (CASE WHEN order_id > 0 THEN 1 ELSE 0 END) + (CASE WHEN refund_id > 0 THEN 1 ELSE 0 END) = 1)
);
CREATE INDEX payment_allocations_invoice ON payment_allocations (invoice_id) WHERE invoice_id > 0;
CREATE INDEX payment_allocations_order ON payment_allocations (order_id) WHERE order_id > 0;
CREATE INDEX payment_allocations_refund ON payment_allocations (refund_id) WHERE refund_id > 0;

-- What orders of before had paid is a payment each, "constaté avant le" today: it pays what they settled of their invoices, then what of
-- them is not invoiced yet; what is left of it is unallocated. What customers owe stays what it was.
CREATE TABLE paid_orders AS
  SELECT o.id, o.supplier_id, o.customer_id, o.customer_name, o.supplier_name, o.number, o.status, o.paid_cents,
    o.total_tax_incl_cents + o.invoice_difference_cents AS owed_cents, COALESCE(o.paid_at, o.moved_at) AS at
  FROM orders o WHERE o.paid_cents > 0;
-- No invoice is paid beyond what it comes to less what was credited, and by none of its orders beyond what that had paid.
CREATE TABLE settled_rows AS
  SELECT s.invoice_id, s.order_id, s.shipment_id,
    CASE WHEN s.paid_cents - s.before_cents <= 0 THEN 0 WHEN s.cents < s.paid_cents - s.before_cents THEN s.cents ELSE s.paid_cents - s.before_cents END AS cents
  FROM (
    SELECT c.*, COALESCE(SUM(c.cents) OVER (PARTITION BY c.order_id ORDER BY c.invoice_id, c.shipment_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before_cents
    FROM (
      SELECT b.invoice_id, b.order_id, b.shipment_id, b.paid_cents,
        CASE WHEN b.most_cents - b.before_cents <= 0 THEN 0 WHEN b.settled_cents < b.most_cents - b.before_cents THEN b.settled_cents ELSE b.most_cents - b.before_cents END AS cents
      FROM (
        SELECT r.invoice_id, r.order_id, r.shipment_id, r.settled_cents, COALESCE(p.paid_cents, 0) AS paid_cents, i.total_tax_incl_cents - i.credited_cents AS most_cents,
          COALESCE(SUM(r.settled_cents) OVER (PARTITION BY r.invoice_id ORDER BY r.order_id, r.shipment_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before_cents
        FROM invoice_orders r JOIN invoices i ON i.id = r.invoice_id AND i.kind = 'invoice' LEFT JOIN paid_orders p ON p.id = r.order_id
      ) b
    ) c
  ) s;
UPDATE invoice_orders SET settled_cents = COALESCE((SELECT s.cents FROM settled_rows s
  WHERE s.invoice_id = invoice_orders.invoice_id AND s.order_id = invoice_orders.order_id AND s.shipment_id = invoice_orders.shipment_id), 0);
UPDATE invoices SET paid_cents = COALESCE((SELECT SUM(s.cents) FROM settled_rows s WHERE s.invoice_id = invoices.id), 0) WHERE kind = 'invoice';
UPDATE invoices SET paid_at = NULL WHERE paid_at IS NOT NULL AND paid_cents + credited_cents < total_tax_incl_cents;

CREATE TABLE payments_before AS
  SELECT p.*, COALESCE((SELECT SUM(s.cents) FROM settled_rows s WHERE s.order_id = p.id), 0) AS settled_cents,
    COALESCE((SELECT SUM(i.total_tax_incl_cents - i.credited_cents) FROM invoices i WHERE i.order_id = p.id AND i.kind = 'invoice'), 0) AS invoiced_cents
  FROM paid_orders p;
INSERT INTO payments (supplier_id, customer_id, kind, received_on, amount_cents, unallocated_cents, reference, reference_key, comment, by_hand,
  customer_name, supplier_name, search_text, created_at, created_by)
SELECT supplier_id, customer_id, 'other', {{if .SQLite}}substr(at, 1, 10){{else}}to_char(at AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'){{end}}, paid_cents,
  paid_cents - settled_cents - CASE WHEN status IN ('closed', 'canceled', 'canceled_quotation') OR owed_cents <= invoiced_cents THEN 0
    WHEN paid_cents - settled_cents < owed_cents - invoiced_cents THEN paid_cents - settled_cents ELSE owed_cents - invoiced_cents END,
  number, LOWER(number), 'Constaté avant le ' || {{if .SQLite}}strftime('%d/%m/%Y', 'now'){{else}}to_char(CURRENT_DATE, 'DD/MM/YYYY'){{end}}, id,
  customer_name, supplier_name, LOWER(number) || ' ' || customer_name || ' ' || supplier_name, at, 0
FROM payments_before;
INSERT INTO payment_allocations (payment_id, invoice_id, amount_cents)
SELECT p.id, s.invoice_id, SUM(s.cents) FROM settled_rows s JOIN payments p ON p.by_hand = s.order_id GROUP BY p.id, s.invoice_id HAVING SUM(s.cents) > 0;
INSERT INTO payment_allocations (payment_id, order_id, amount_cents)
SELECT p.id, b.id, p.amount_cents - p.unallocated_cents - b.settled_cents FROM payments_before b JOIN payments p ON p.by_hand = b.id
WHERE p.amount_cents - p.unallocated_cents - b.settled_cents > 0;
UPDATE orders SET paid_cents = COALESCE((SELECT p.amount_cents - p.unallocated_cents FROM payments p WHERE p.by_hand = orders.id), 0)
WHERE paid_cents > 0;

-- What was paid of orders that were canceled since was given back then.
INSERT INTO payments (supplier_id, customer_id, kind, received_on, amount_cents, unallocated_cents, reference, reference_key, comment, by_hand,
  customer_name, supplier_name, search_text, created_at, created_by)
SELECT p.supplier_id, p.customer_id, 'refund', p.received_on, p.amount_cents, 0, p.reference, p.reference_key, p.comment, -p.by_hand,
  p.customer_name, p.supplier_name, p.search_text, p.created_at, 0
FROM payments p JOIN payments_before b ON b.id = p.by_hand WHERE b.status = 'canceled';
INSERT INTO payment_allocations (payment_id, refund_id, amount_cents)
SELECT p.id, r.id, p.amount_cents FROM payments r JOIN payments p ON p.by_hand = -r.by_hand WHERE r.by_hand < 0;
UPDATE payments SET unallocated_cents = 0 WHERE id IN (SELECT payment_id FROM payment_allocations WHERE refund_id > 0);
UPDATE payments SET by_hand = -by_hand WHERE by_hand < 0;
DROP TABLE payments_before;
DROP TABLE settled_rows;
DROP TABLE paid_orders;
