-- Mercuriales: dated lists of products at negotiated prices (domain 4.2, step 2; owner: modules/pricing). What has begun is
-- never rewritten: a change is a new list of the same series, and the one before gets an end.
CREATE TABLE price_lists (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  series_id BIGINT NOT NULL DEFAULT 0,      -- id of its first list; 0 while that is being written
  revision BIGINT NOT NULL DEFAULT 1,
  name TEXT NOT NULL,
  search_text TEXT NOT NULL,                -- name and supplier, folded
  customers_text TEXT NOT NULL DEFAULT '',  -- named customers, folded: found by who may know all of them
  discounts TEXT NOT NULL CHECK (discounts IN ('net', 'locked', 'open')),
  starts_on TEXT NOT NULL,                  -- YYYY-MM-DD in Paris, first day
  ends_on TEXT NOT NULL DEFAULT '',         -- last day; '' : open-ended
  published_at {{.Time}},                   -- null: a draft, which prices nothing
  version BIGINT NOT NULL DEFAULT 1,
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX price_lists_supplier ON price_lists (supplier_id, starts_on);
CREATE INDEX price_lists_series ON price_lists (series_id, revision);
CREATE INDEX price_lists_starts ON price_lists (starts_on, id);
CREATE INDEX price_lists_ends ON price_lists (ends_on, id);

-- For whom a list is: named customers, or groups.
CREATE TABLE price_list_customers (
  customer_id BIGINT NOT NULL,
  list_id BIGINT NOT NULL REFERENCES price_lists (id),
  PRIMARY KEY (customer_id, list_id)
);
CREATE INDEX price_list_customers_list ON price_list_customers (list_id);
CREATE TABLE price_list_groups (
  group_code TEXT NOT NULL,
  list_id BIGINT NOT NULL REFERENCES price_lists (id),
  PRIMARY KEY (group_code, list_id)
);
CREATE INDEX price_list_groups_list ON price_list_groups (list_id);

-- The prices of a list: of a product from a quantity on.
CREATE TABLE price_list_entries (
  list_id BIGINT NOT NULL REFERENCES price_lists (id),
  product_id BIGINT NOT NULL,
  min_quantity BIGINT NOT NULL CHECK (min_quantity > 0),      -- units
  price_cents BIGINT NOT NULL CHECK (price_cents BETWEEN 0 AND 100000000),
  position BIGINT NOT NULL,                 -- of the product in the list
  PRIMARY KEY (list_id, product_id, min_quantity)
);
CREATE INDEX price_list_entries_product ON price_list_entries (product_id, list_id);
