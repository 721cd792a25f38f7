-- The waiters of restaurants who sell wine to be taken home (owner: modules/tasteandbuy; domain 7).
CREATE TABLE waiters (
  id {{.ID}},
  restaurant_id BIGINT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  pin_hash TEXT NOT NULL DEFAULT '',       -- argon2id; '': none was given yet
  pin_set_at {{.Time}},
  told_at {{.Time}} NOT NULL,              -- by mail, at this address, what is kept of sales (Code du travail, L1222-4)
  active {{.Bool}} NOT NULL DEFAULT TRUE,
  name_search TEXT NOT NULL,               -- folded last and first name: lists sort by it
  search_text TEXT NOT NULL,               -- folded names and e-mail
  version BIGINT NOT NULL DEFAULT 1,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX waiters_restaurant ON waiters (restaurant_id, name_search, id);
CREATE INDEX waiters_created ON waiters (restaurant_id, created_at, id);
