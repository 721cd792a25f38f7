-- An order of a request of which its guest keeps nothing ends as a canceled one does (owner: modules/tasteandbuy).
UPDATE guest_request_orders SET canceled_at = (SELECT o.moved_at FROM orders AS o WHERE o.id = guest_request_orders.order_id)
WHERE canceled_at IS NULL AND EXISTS (SELECT 1 FROM guest_request_items AS i WHERE i.order_id = guest_request_orders.order_id)
  AND NOT EXISTS (SELECT 1 FROM guest_request_items AS i WHERE i.order_id = guest_request_orders.order_id AND i.sold > 0);
