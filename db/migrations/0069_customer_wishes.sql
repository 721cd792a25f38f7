-- What a customer asks of an order beside its goods (owner: modules/orders).
ALTER TABLE orders ADD COLUMN customer_reference TEXT NOT NULL DEFAULT ''; -- its own, on every paper (EN 16931 BT-13)
ALTER TABLE orders ADD COLUMN wished_delivery_on TEXT NOT NULL DEFAULT ''; -- YYYY-MM-DD
