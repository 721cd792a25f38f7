-- At which rates the carriage and handling of an order were invoiced: they keep them, whatever of its goods is given up later (owner:
-- modules/orders). NULL: not invoiced. Orders of before take them from their first invoice, its own or what one of a month says of it.
ALTER TABLE orders ADD COLUMN charged {{.JSON}};
UPDATE orders SET charged = (
  SELECT CASE WHEN i.order_id <> 0 THEN i.paper -> 'vat' ELSE (
    {{if .SQLite}}SELECT p.value -> 'vat' FROM json_each(i.paper, '$.parts') AS p WHERE CAST(p.value ->> 'orderId' AS BIGINT) = orders.id ORDER BY p.key LIMIT 1{{end}}
    {{if .Postgres}}SELECT p.value -> 'vat' FROM jsonb_array_elements(i.paper -> 'parts') WITH ORDINALITY AS p (value, n)
    WHERE CAST(p.value ->> 'orderId' AS BIGINT) = orders.id ORDER BY p.n LIMIT 1{{end}}) END
  FROM invoice_orders AS o JOIN invoices AS i ON i.id = o.invoice_id
  WHERE o.order_id = orders.id AND i.kind = 'invoice' AND NOT i.issued_elsewhere ORDER BY i.id LIMIT 1)
WHERE id IN (SELECT order_id FROM invoice_orders);
