-- Every row that names who acted names the admin behind it too (domain 8.3).
ALTER TABLE user_notes ADD COLUMN impersonator_id BIGINT NOT NULL DEFAULT 0;

-- The name as it was, beside that of the actor.
ALTER TABLE order_transitions ADD COLUMN impersonator_name TEXT NOT NULL DEFAULT '';
