-- Shops whose products are before individuals (owner: modules/products), and where a product stands in its own.
CREATE TABLE open_shops (
  supplier_id BIGINT PRIMARY KEY
);
ALTER TABLE products ADD COLUMN shop_position BIGINT NOT NULL DEFAULT 0; -- 0: nobody placed it, so it stands behind the others

-- The shop of a supplier (owner: modules/stores; domain 4.3, 8.1).
CREATE TABLE stores (
  id {{.ID}},
  supplier_id BIGINT NOT NULL UNIQUE,
  slug TEXT NOT NULL,                      -- what its page is called: /boutique/{slug}
  name TEXT NOT NULL,
  presentation TEXT NOT NULL DEFAULT '',
  banner TEXT NOT NULL DEFAULT '',         -- name of a file
  licence_number TEXT NOT NULL DEFAULT '', -- of the declaration to sell alcohol to be taken away
  licence_declared_on TEXT NOT NULL DEFAULT '',
  mediator TEXT NOT NULL DEFAULT '',       -- who settles disputes with consumers, and where
  status TEXT NOT NULL,                    -- draft | open | closed
  search_text TEXT NOT NULL,
  opened_at {{.Time}},                     -- last
  closed_at {{.Time}},                     -- last
  version BIGINT NOT NULL DEFAULT 1,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX stores_status ON stores (status, name, id);
CREATE INDEX stores_banner ON stores (substr(banner, 1, 80));

-- The name of each page and the last ones that it had: they lead to its shop, and no other takes them.
CREATE TABLE store_slugs (
  slug TEXT PRIMARY KEY,
  store_id BIGINT NOT NULL,
  version BIGINT NOT NULL DEFAULT 1        -- of the shop, when it was last called so
);
CREATE INDEX store_slugs_store ON store_slugs (store_id);

CREATE TABLE store_steps (
  id {{.ID}},
  store_id BIGINT NOT NULL,
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  actor_id BIGINT NOT NULL,                -- 0: the system
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX store_steps_store ON store_steps (store_id, id);
CREATE INDEX store_steps_actor ON store_steps (actor_id);

-- Whoever sells to individuals today and was not deleted goes on: its shop is open, and says what it lacks.
INSERT INTO stores (supplier_id, slug, name, status, search_text, opened_at, created_at, updated_at)
SELECT u.id, 'boutique-' || u.id, CASE WHEN u.company <> '' THEN u.company ELSE 'Boutique' END, 'open', u.company_search || ' boutique-' || u.id,
  MIN(p.created_at), MIN(p.created_at), MIN(p.created_at)
FROM products AS p JOIN users AS u ON u.id = p.supplier_id WHERE p.in_store AND u.status <> 'deleted' AND u.anonymised_at IS NULL
GROUP BY u.id, u.company, u.company_search ORDER BY u.id;
INSERT INTO store_slugs (slug, store_id) SELECT slug, id FROM stores;
INSERT INTO store_steps (store_id, from_status, to_status, actor_id, actor_name, impersonator_id, impersonator_name, comment, created_at)
SELECT id, '', 'open', 0, '', 0, '', '', created_at FROM stores ORDER BY id;
INSERT INTO open_shops (supplier_id) SELECT supplier_id FROM stores;
