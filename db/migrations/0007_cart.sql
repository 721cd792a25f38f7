-- Saved carts and checkouts (owner: modules/cart).
CREATE TABLE carts (
  id TEXT PRIMARY KEY,                     -- random
  actor_id BIGINT NOT NULL,                -- who signed in
  acting_for_id BIGINT NOT NULL,           -- the impersonated person; 0 = for oneself
  version BIGINT NOT NULL,
  payload {{.JSON}} NOT NULL,              -- what was posted
  updated_at {{.Time}} NOT NULL,
  UNIQUE (actor_id, acting_for_id)
);
-- (user, cart, version) unique: a double click never orders twice (domain 5.2).
CREATE TABLE checkouts (
  id TEXT PRIMARY KEY,
  actor_id BIGINT NOT NULL,
  acting_for_id BIGINT NOT NULL,
  cart_id TEXT,
  cart_version BIGINT,
  total_tax_incl_cents BIGINT NOT NULL,
  expected_total_cents BIGINT,             -- what the buyer saw; a fall is noted
  created_at {{.Time}} NOT NULL
);
CREATE UNIQUE INDEX checkouts_cart ON checkouts (actor_id, acting_for_id, cart_id, cart_version);
