-- The timeline of an order tells what was given up of it before it came (owner: modules/orders).
ALTER TABLE order_transitions ADD COLUMN given_up BIGINT NOT NULL DEFAULT 0; -- units; the state stays
