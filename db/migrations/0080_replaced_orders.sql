-- The timeline of an order names the order that takes its place, or whose place it takes (owner: modules/orders).
ALTER TABLE order_transitions ADD COLUMN related_order_id BIGINT NOT NULL DEFAULT 0;
