-- Who waited is told once the goods are there (owner: modules/receipts).
ALTER TABLE promise_moves ADD COLUMN moved BOOLEAN NOT NULL DEFAULT TRUE; -- before_on is the day that was told
ALTER TABLE promise_moves ADD COLUMN served BIGINT NOT NULL DEFAULT 0 CHECK (served >= 0); -- units that came since
