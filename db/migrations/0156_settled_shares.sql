-- What an order has settled of an invoice (owner: modules/billing), so that one that is closed again pays nothing twice. It stands in
-- the first row of the order and the invoice.
ALTER TABLE invoice_orders ADD COLUMN settled_cents BIGINT NOT NULL DEFAULT 0 CHECK (settled_cents >= 0);

-- An invoice of one order was paid by it. Of one that gathers several, an order that was closed has settled its share, less what of it
-- was credited, and no more than was paid.
UPDATE invoice_orders SET settled_cents = (SELECT i.paid_cents FROM invoices AS i WHERE i.id = invoice_id)
WHERE invoice_id IN (SELECT i.id FROM invoices AS i WHERE i.kind = 'invoice' AND i.order_id > 0)
  AND shipment_id = (SELECT MIN(o.shipment_id) FROM invoice_orders AS o WHERE o.invoice_id = invoice_orders.invoice_id AND o.order_id = invoice_orders.order_id);
UPDATE invoice_orders SET settled_cents = COALESCE((
  SELECT CASE WHEN share.cents <= 0 THEN 0 WHEN share.cents < share.paid_cents THEN share.cents ELSE share.paid_cents END FROM (
    SELECT i.paid_cents,
      {{if .SQLite}}(SELECT CAST(ROUND(SUM(json_extract(p.value, '$.totalTaxIncl')) * 100) AS BIGINT) FROM json_each(i.paper, '$.parts') AS p
        WHERE json_extract(p.value, '$.orderId') = invoice_orders.order_id){{else}}(SELECT CAST(ROUND(SUM(CAST(p.value ->> 'totalTaxIncl' AS NUMERIC)) * 100) AS BIGINT) FROM jsonb_array_elements(i.paper -> 'parts') AS p (value)
        WHERE CAST(p.value ->> 'orderId' AS BIGINT) = invoice_orders.order_id){{end}}
      - CAST(COALESCE((SELECT SUM(c.total_tax_incl_cents) FROM invoices AS c WHERE c.credit_of = i.id AND c.order_id = invoice_orders.order_id), 0) AS BIGINT)
      AS cents
    FROM invoices AS i WHERE i.id = invoice_orders.invoice_id
  ) AS share), 0)
WHERE invoice_id IN (SELECT i.id FROM invoices AS i WHERE i.kind = 'invoice' AND i.order_id = 0)
  AND order_id IN (SELECT o.id FROM orders AS o WHERE o.paid_at IS NOT NULL)
  AND shipment_id = (SELECT MIN(o.shipment_id) FROM invoice_orders AS o WHERE o.invoice_id = invoice_orders.invoice_id AND o.order_id = invoice_orders.order_id);
