-- The wine list of a restaurant (owner: modules/tasteandbuy; domain 7).
CREATE TABLE wine_lists (
  id {{.ID}},
  restaurant_id BIGINT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  glass_cl BIGINT NOT NULL,                -- what a glass holds
  link_delay TEXT NOT NULL,                -- next_morning | seven_days: when the link of a request leaves
  version BIGINT NOT NULL DEFAULT 1,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);

CREATE TABLE wine_list_entries (
  id {{.ID}},
  list_id BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  position BIGINT NOT NULL,
  section TEXT NOT NULL,
  glass_price_cents BIGINT,                -- in the room, incl. tax
  bottle_price_cents BIGINT,               -- likewise
  comment TEXT NOT NULL DEFAULT '',
  favourite {{.Bool}} NOT NULL DEFAULT FALSE,
  available_tonight {{.Bool}} NOT NULL DEFAULT TRUE,
  UNIQUE (list_id, product_id)
);
