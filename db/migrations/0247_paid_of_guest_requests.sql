-- When an order of a request was paid: what its restaurant earns on it is due from then (owner: modules/tasteandbuy).
ALTER TABLE guest_request_orders ADD COLUMN paid_at {{.Time}};
UPDATE guest_request_orders SET paid_at = (SELECT o.paid_at FROM orders AS o WHERE o.id = guest_request_orders.order_id);
