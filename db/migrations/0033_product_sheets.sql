-- Product sheets (owner: modules/catalogue): the version of a product, its pictures and its technical sheet, and what the
-- law wants told of each of its lots (Regulation (EU) 2021/2117).
ALTER TABLE products ADD COLUMN version BIGINT NOT NULL DEFAULT 1;          -- one more at each change
ALTER TABLE products ADD COLUMN technical_sheet TEXT NOT NULL DEFAULT '';   -- name of the file; '' none

-- Pictures are public by an address that nobody can guess; they are kept when a product lets them go, for the orders that
-- show them.
CREATE TABLE product_images (
  name TEXT PRIMARY KEY,                   -- random, the last part of its address
  product_id BIGINT NOT NULL,
  content TEXT NOT NULL,                   -- data URL, made by platform/picture
  created_at {{.Time}} NOT NULL
);
CREATE INDEX product_images_product ON product_images (product_id);

CREATE TABLE product_documents (
  product_id BIGINT PRIMARY KEY,
  content TEXT NOT NULL,                   -- data URL of a PDF, checked by platform/picture
  updated_at {{.Time}} NOT NULL
);

-- Nutrition values are per 100 ml; weights are hundredths of a gram.
CREATE TABLE product_lots (
  product_id BIGINT NOT NULL,
  lot TEXT NOT NULL,
  ingredients TEXT NOT NULL,
  allergens {{.JSON}} NOT NULL,
  energy_kj BIGINT NOT NULL,
  energy_kcal BIGINT NOT NULL,
  fat BIGINT NOT NULL DEFAULT 0,
  saturates BIGINT NOT NULL DEFAULT 0,
  carbohydrate BIGINT NOT NULL DEFAULT 0,
  sugars BIGINT NOT NULL DEFAULT 0,
  protein BIGINT NOT NULL DEFAULT 0,
  salt BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL,
  PRIMARY KEY (product_id, lot)
);
