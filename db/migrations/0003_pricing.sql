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
INSERT INTO relays (code, carrier_code, label, street, postcode, city) VALUES
  ('R01', 'relais', 'Relais Bourg-en-Bresse Gare', 'Place de la Gare', '01000', 'Bourg-en-Bresse'),
  ('R02', 'relais', 'Relais Laon Gare', 'Place de la Gare', '02000', 'Laon'),
  ('R03', 'relais', 'Relais Moulins Gare', 'Place de la Gare', '03000', 'Moulins'),
  ('R04', 'relais', 'Relais Digne-les-Bains Gare', 'Place de la Gare', '04000', 'Digne-les-Bains'),
  ('R05', 'relais', 'Relais Gap Gare', 'Place de la Gare', '05000', 'Gap'),
  ('R06', 'relais', 'Relais Nice Gare', 'Place de la Gare', '06000', 'Nice'),
  ('R07', 'relais', 'Relais Privas Gare', 'Place de la Gare', '07000', 'Privas'),
  ('R08', 'relais', 'Relais Charleville-Mézières Gare', 'Place de la Gare', '08000', 'Charleville-Mézières'),
  ('R09', 'relais', 'Relais Foix Gare', 'Place de la Gare', '09000', 'Foix'),
  ('R10', 'relais', 'Relais Troyes Gare', 'Place de la Gare', '10000', 'Troyes'),
  ('R11', 'relais', 'Relais Carcassonne Gare', 'Place de la Gare', '11000', 'Carcassonne'),
  ('R12', 'relais', 'Relais Rodez Gare', 'Place de la Gare', '12000', 'Rodez'),
  ('R13', 'relais', 'Relais Marseille Gare', 'Place de la Gare', '13001', 'Marseille'),
  ('R14', 'relais', 'Relais Caen Gare', 'Place de la Gare', '14000', 'Caen'),
  ('R15', 'relais', 'Relais Aurillac Gare', 'Place de la Gare', '15000', 'Aurillac'),
  ('R16', 'relais', 'Relais Angoulême Gare', 'Place de la Gare', '16000', 'Angoulême'),
  ('R17', 'relais', 'Relais La Rochelle Gare', 'Place de la Gare', '17000', 'La Rochelle'),
  ('R18', 'relais', 'Relais Bourges Gare', 'Place de la Gare', '18000', 'Bourges'),
  ('R19', 'relais', 'Relais Tulle Gare', 'Place de la Gare', '19000', 'Tulle'),
  ('R21', 'relais', 'Relais Dijon Gare', 'Place de la Gare', '21000', 'Dijon'),
  ('R22', 'relais', 'Relais Saint-Brieuc Gare', 'Place de la Gare', '22000', 'Saint-Brieuc'),
  ('R23', 'relais', 'Relais Guéret Gare', 'Place de la Gare', '23000', 'Guéret'),
  ('R24', 'relais', 'Relais Périgueux Gare', 'Place de la Gare', '24000', 'Périgueux'),
  ('R25', 'relais', 'Relais Besançon Gare', 'Place de la Gare', '25000', 'Besançon'),
  ('R26', 'relais', 'Relais Valence Gare', 'Place de la Gare', '26000', 'Valence'),
  ('R27', 'relais', 'Relais Évreux Gare', 'Place de la Gare', '27000', 'Évreux'),
  ('R28', 'relais', 'Relais Chartres Gare', 'Place de la Gare', '28000', 'Chartres'),
  ('R29', 'relais', 'Relais Quimper Gare', 'Place de la Gare', '29000', 'Quimper'),
  ('R30', 'relais', 'Relais Nîmes Gare', 'Place de la Gare', '30000', 'Nîmes'),
  ('R31', 'relais', 'Relais Toulouse Gare', 'Place de la Gare', '31000', 'Toulouse'),
  ('R32', 'relais', 'Relais Auch Gare', 'Place de la Gare', '32000', 'Auch'),
  ('R33', 'relais', 'Relais Bordeaux Gare', 'Place de la Gare', '33000', 'Bordeaux'),
  ('R34', 'relais', 'Relais Montpellier Gare', 'Place de la Gare', '34000', 'Montpellier'),
  ('R35', 'relais', 'Relais Rennes Gare', 'Place de la Gare', '35000', 'Rennes'),
  ('R36', 'relais', 'Relais Châteauroux Gare', 'Place de la Gare', '36000', 'Châteauroux'),
  ('R37', 'relais', 'Relais Tours Gare', 'Place de la Gare', '37000', 'Tours'),
  ('R38', 'relais', 'Relais Grenoble Gare', 'Place de la Gare', '38000', 'Grenoble'),
  ('R39', 'relais', 'Relais Lons-le-Saunier Gare', 'Place de la Gare', '39000', 'Lons-le-Saunier'),
  ('R40', 'relais', 'Relais Mont-de-Marsan Gare', 'Place de la Gare', '40000', 'Mont-de-Marsan'),
  ('R41', 'relais', 'Relais Blois Gare', 'Place de la Gare', '41000', 'Blois'),
  ('R42', 'relais', 'Relais Saint-Étienne Gare', 'Place de la Gare', '42000', 'Saint-Étienne'),
  ('R43', 'relais', 'Relais Le Puy-en-Velay Gare', 'Place de la Gare', '43000', 'Le Puy-en-Velay'),
  ('R44', 'relais', 'Relais Nantes Gare', 'Place de la Gare', '44000', 'Nantes'),
  ('R45', 'relais', 'Relais Orléans Gare', 'Place de la Gare', '45000', 'Orléans'),
  ('R46', 'relais', 'Relais Cahors Gare', 'Place de la Gare', '46000', 'Cahors'),
  ('R47', 'relais', 'Relais Agen Gare', 'Place de la Gare', '47000', 'Agen'),
  ('R48', 'relais', 'Relais Mende Gare', 'Place de la Gare', '48000', 'Mende'),
  ('R49', 'relais', 'Relais Angers Gare', 'Place de la Gare', '49000', 'Angers'),
  ('R50', 'relais', 'Relais Saint-Lô Gare', 'Place de la Gare', '50000', 'Saint-Lô'),
  ('R51', 'relais', 'Relais Châlons-en-Champagne Gare', 'Place de la Gare', '51000', 'Châlons-en-Champagne'),
  ('R52', 'relais', 'Relais Chaumont Gare', 'Place de la Gare', '52000', 'Chaumont'),
  ('R53', 'relais', 'Relais Laval Gare', 'Place de la Gare', '53000', 'Laval'),
  ('R54', 'relais', 'Relais Nancy Gare', 'Place de la Gare', '54000', 'Nancy'),
  ('R55', 'relais', 'Relais Bar-le-Duc Gare', 'Place de la Gare', '55000', 'Bar-le-Duc'),
  ('R56', 'relais', 'Relais Vannes Gare', 'Place de la Gare', '56000', 'Vannes'),
  ('R57', 'relais', 'Relais Metz Gare', 'Place de la Gare', '57000', 'Metz'),
  ('R58', 'relais', 'Relais Nevers Gare', 'Place de la Gare', '58000', 'Nevers'),
  ('R59', 'relais', 'Relais Lille Gare', 'Place de la Gare', '59000', 'Lille'),
  ('R60', 'relais', 'Relais Beauvais Gare', 'Place de la Gare', '60000', 'Beauvais'),
  ('R61', 'relais', 'Relais Alençon Gare', 'Place de la Gare', '61000', 'Alençon'),
  ('R62', 'relais', 'Relais Arras Gare', 'Place de la Gare', '62000', 'Arras'),
  ('R63', 'relais', 'Relais Clermont-Ferrand Gare', 'Place de la Gare', '63000', 'Clermont-Ferrand'),
  ('R64', 'relais', 'Relais Pau Gare', 'Place de la Gare', '64000', 'Pau'),
  ('R65', 'relais', 'Relais Tarbes Gare', 'Place de la Gare', '65000', 'Tarbes'),
  ('R66', 'relais', 'Relais Perpignan Gare', 'Place de la Gare', '66000', 'Perpignan'),
  ('R67', 'relais', 'Relais Strasbourg Gare', 'Place de la Gare', '67000', 'Strasbourg'),
  ('R68', 'relais', 'Relais Colmar Gare', 'Place de la Gare', '68000', 'Colmar'),
  ('R69', 'relais', 'Relais Lyon Gare', 'Place de la Gare', '69001', 'Lyon'),
  ('R70', 'relais', 'Relais Vesoul Gare', 'Place de la Gare', '70000', 'Vesoul'),
  ('R71', 'relais', 'Relais Mâcon Gare', 'Place de la Gare', '71000', 'Mâcon'),
  ('R72', 'relais', 'Relais Le Mans Gare', 'Place de la Gare', '72000', 'Le Mans'),
  ('R73', 'relais', 'Relais Chambéry Gare', 'Place de la Gare', '73000', 'Chambéry'),
  ('R74', 'relais', 'Relais Annecy Gare', 'Place de la Gare', '74000', 'Annecy'),
  ('R75', 'relais', 'Relais Paris Gare', 'Place de la Gare', '75001', 'Paris'),
  ('R76', 'relais', 'Relais Rouen Gare', 'Place de la Gare', '76000', 'Rouen'),
  ('R77', 'relais', 'Relais Melun Gare', 'Place de la Gare', '77000', 'Melun'),
  ('R78', 'relais', 'Relais Versailles Gare', 'Place de la Gare', '78000', 'Versailles'),
  ('R79', 'relais', 'Relais Niort Gare', 'Place de la Gare', '79000', 'Niort'),
  ('R80', 'relais', 'Relais Amiens Gare', 'Place de la Gare', '80000', 'Amiens'),
  ('R81', 'relais', 'Relais Albi Gare', 'Place de la Gare', '81000', 'Albi'),
  ('R82', 'relais', 'Relais Montauban Gare', 'Place de la Gare', '82000', 'Montauban'),
  ('R83', 'relais', 'Relais Toulon Gare', 'Place de la Gare', '83000', 'Toulon'),
  ('R84', 'relais', 'Relais Avignon Gare', 'Place de la Gare', '84000', 'Avignon'),
  ('R85', 'relais', 'Relais La Roche-sur-Yon Gare', 'Place de la Gare', '85000', 'La Roche-sur-Yon'),
  ('R86', 'relais', 'Relais Poitiers Gare', 'Place de la Gare', '86000', 'Poitiers'),
  ('R87', 'relais', 'Relais Limoges Gare', 'Place de la Gare', '87000', 'Limoges'),
  ('R88', 'relais', 'Relais Épinal Gare', 'Place de la Gare', '88000', 'Épinal'),
  ('R89', 'relais', 'Relais Auxerre Gare', 'Place de la Gare', '89000', 'Auxerre'),
  ('R90', 'relais', 'Relais Belfort Gare', 'Place de la Gare', '90000', 'Belfort'),
  ('R91', 'relais', 'Relais Évry-Courcouronnes Gare', 'Place de la Gare', '91000', 'Évry-Courcouronnes'),
  ('R92', 'relais', 'Relais Nanterre Gare', 'Place de la Gare', '92000', 'Nanterre'),
  ('R93', 'relais', 'Relais Bobigny Gare', 'Place de la Gare', '93000', 'Bobigny'),
  ('R94', 'relais', 'Relais Créteil Gare', 'Place de la Gare', '94000', 'Créteil'),
  ('R95', 'relais', 'Relais Cergy Gare', 'Place de la Gare', '95000', 'Cergy');
