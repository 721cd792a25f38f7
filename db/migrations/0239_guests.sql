-- Guests order once, without signing in: email is then nobody's, and mails go to contact_email (owner: modules/users).
ALTER TABLE users ADD COLUMN contact_email TEXT NOT NULL DEFAULT '';

-- Who introduced a sale, and what it earns on it (owner: modules/orders; domain 7).
ALTER TABLE orders ADD COLUMN introducer_id BIGINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN introducer_name TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN introducer_rate_bp BIGINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN introducer_fee_cents BIGINT NOT NULL DEFAULT 0;
