-- Versions of what people keep of themselves and of each other (owner: modules/users): one more at each change.
ALTER TABLE parameter_suppliers ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE parameter_buyers ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE parameter_commercial_agents ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE user_relations ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE bank_details ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
