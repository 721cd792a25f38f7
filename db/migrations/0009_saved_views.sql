-- Views of lists that people keep under a name (owner: modules/users).
CREATE TABLE saved_views (
  id {{.ID}},
  user_id BIGINT NOT NULL REFERENCES users (id), -- the real person, also while impersonating
  screen TEXT NOT NULL,                    -- the list, e.g. orders
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,                  -- folded name
  search TEXT NOT NULL,                    -- query string of the list's address, without "?"
  created_at {{.Time}} NOT NULL,
  UNIQUE (user_id, screen, name_key)
);
