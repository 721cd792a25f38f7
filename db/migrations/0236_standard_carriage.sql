-- What carriage by the cheapest offer to the door would have cost, excl. tax (owner: modules/orders; Code de la consommation, L221-24). Of
-- orders of before nobody knows it.
ALTER TABLE orders ADD COLUMN standard_shipping_cents BIGINT;
