-- Prices, carriers and shipping grids (owner: modules/pricing). Amounts are cents, excl. tax unless the name says
-- otherwise. The VAT rate of a product is derived (domain 3.1) and kept nowhere.

-- One row per product. Touch updated_at whenever the row or a group price of the product changes: the
-- catalogue's index reads the rows changed since its last look.
CREATE TABLE product_prices (
  product_id BIGINT PRIMARY KEY,
  supplier_id BIGINT NOT NULL,
  list_price_cents BIGINT NOT NULL CHECK (list_price_cents BETWEEN 0 AND 100000000),
  store_price_cents BIGINT CHECK (store_price_cents BETWEEN 1 AND 100000000),   -- incl. tax; null: not sold in stores
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX product_prices_updated ON product_prices (updated_at);

-- Price of a group, where it differs from the list price (domain 4.2, step 1).
CREATE TABLE product_group_prices (
  product_id BIGINT NOT NULL REFERENCES product_prices (product_id),
  group_code TEXT NOT NULL,
  price_cents BIGINT NOT NULL CHECK (price_cents BETWEEN 0 AND 100000000),
  PRIMARY KEY (product_id, group_code)
);

-- The platform's carriers (domain 4.6).
CREATE TABLE carriers (
  code TEXT PRIMARY KEY,                   -- carrierOfferCode
  label_fr TEXT NOT NULL,
  label_en TEXT NOT NULL,
  delay_fr TEXT NOT NULL,
  delay_en TEXT NOT NULL,
  delivery TEXT NOT NULL CHECK (delivery IN ('home', 'relay')),
  max_weight_grams BIGINT,                 -- of one parcel group; null: any
  position BIGINT NOT NULL                 -- order of the offers
);
INSERT INTO carriers (code, label_fr, label_en, delay_fr, delay_en, delivery, max_weight_grams, position) VALUES
  ('messagerie', 'Messagerie vin', 'Wine courier', '2 à 4 jours ouvrés', '2 to 4 working days', 'home', NULL, 1),
  ('express', 'Express 24 h', 'Express 24 h', 'Le lendemain avant 13 h', 'Next day before 1 pm', 'home', 300000, 2),
  ('relais', 'Point de retrait', 'Pickup point', '3 à 5 jours ouvrés', '3 to 5 working days', 'relay', 60000, 3);

-- What a warehouse owner charges for a parcel group. An owner's grid for a carrier beats its grid for all
-- carriers, a department's beats the one for everywhere; who has none uses the platform's.
CREATE TABLE shipping_grids (
  id {{.ID}},
  owner TEXT NOT NULL CHECK (owner IN ('platform', 'dartess', 'supplier')),
  supplier_id BIGINT,                      -- with owner supplier only
  carrier_code TEXT NOT NULL DEFAULT '',   -- '' : every carrier
  department TEXT NOT NULL DEFAULT '',     -- '75'; '' : everywhere
  basis TEXT NOT NULL CHECK (basis IN ('units', 'weight')),   -- what up_to counts: units or grams
  beyond_cents BIGINT,                     -- above the last step, for each unit or started kilogram; null: not carried
  CHECK ((owner = 'supplier') = (supplier_id IS NOT NULL))
);
CREATE UNIQUE INDEX shipping_grids_scope ON shipping_grids (owner, COALESCE(supplier_id, 0), carrier_code, department);
CREATE TABLE shipping_grid_steps (
  grid_id BIGINT NOT NULL REFERENCES shipping_grids (id),
  up_to BIGINT NOT NULL CHECK (up_to > 0),
  price_cents BIGINT NOT NULL CHECK (price_cents >= 0),
  PRIMARY KEY (grid_id, up_to)
);
-- The default grid (domain 4.6): 12.00 up to 12 units, 18.00 up to 24, 0.60 a unit beyond; express costs half more.
INSERT INTO shipping_grids (owner, carrier_code, basis, beyond_cents) VALUES
  ('platform', '', 'units', 60),
  ('platform', 'express', 'units', 90);
INSERT INTO shipping_grid_steps (grid_id, up_to, price_cents)
  SELECT id, 12, CASE carrier_code WHEN '' THEN 1200 ELSE 1800 END FROM shipping_grids
  UNION ALL
  SELECT id, 24, CASE carrier_code WHEN '' THEN 1800 ELSE 2700 END FROM shipping_grids;

-- Pickup points of relay carriers.
CREATE TABLE relays (
  code TEXT PRIMARY KEY,                   -- relayCode
  carrier_code TEXT NOT NULL REFERENCES carriers (code),
  label TEXT NOT NULL,
  street TEXT NOT NULL,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL
);
CREATE INDEX relays_carrier ON relays (carrier_code, postcode);
