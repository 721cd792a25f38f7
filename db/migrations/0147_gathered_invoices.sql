-- How a supplier invoices a customer: each delivery by itself, or a month's together (owner: modules/users).
ALTER TABLE user_relations ADD COLUMN invoicing TEXT NOT NULL DEFAULT 'delivery' CHECK (invoicing IN ('delivery', 'month'));
ALTER TABLE user_relation_terms ADD COLUMN invoicing TEXT NOT NULL DEFAULT 'delivery';

-- The orders and parcels that a document is about (owner: modules/billing). An invoice that gathers a month has order_id 0 and
-- several of these.
CREATE TABLE invoice_orders (
  invoice_id BIGINT NOT NULL REFERENCES invoices (id),
  order_id BIGINT NOT NULL,
  shipment_id BIGINT NOT NULL DEFAULT 0,   -- 0: of none
  PRIMARY KEY (invoice_id, order_id, shipment_id)
);
INSERT INTO invoice_orders (invoice_id, order_id, shipment_id) SELECT id, order_id, shipment_id FROM invoices;
CREATE INDEX invoice_orders_order ON invoice_orders (order_id);
CREATE INDEX invoice_orders_shipment ON invoice_orders (shipment_id);
DROP INDEX invoices_order;
DROP INDEX invoices_shipment;
