-- Product content (owner: modules/catalogue). Prices live in pricing, stock in receipts.
CREATE TABLE products (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  reference TEXT NOT NULL,
  ean TEXT NOT NULL DEFAULT '',
  name TEXT NOT NULL,
  type TEXT NOT NULL,                      -- still sparkling fortified spirit beer cider soft water juice
  colour TEXT NOT NULL DEFAULT '',         -- red white rose orange or ''
  country TEXT NOT NULL DEFAULT 'FR',
  region TEXT NOT NULL DEFAULT '',
  appellation TEXT NOT NULL DEFAULT '',
  classification TEXT NOT NULL DEFAULT '',
  vintage BIGINT NOT NULL DEFAULT 0,       -- 0: NV
  grapes {{.JSON}} NOT NULL,               -- [{"name","share"}]
  bottle_size_ml BIGINT NOT NULL,          -- 750, 375, 1500; the API says bottleSizeCl (37.5)
  units_per_carton BIGINT NOT NULL,
  abv_tenths BIGINT NOT NULL DEFAULT 0,    -- 125 = 12.5 %
  certifications {{.JSON}} NOT NULL,       -- ["AB","HVE"]
  awards {{.JSON}} NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  tasting_notes TEXT NOT NULL DEFAULT '',
  pairings TEXT NOT NULL DEFAULT '',
  serving_temperature TEXT NOT NULL DEFAULT '',
  allergens {{.JSON}} NOT NULL,
  images {{.JSON}} NOT NULL,
  status TEXT NOT NULL,                    -- active | desactivated
  open_groups {{.JSON}} NOT NULL,          -- groups it is open to; [] : every professional group
  in_store {{.Bool}} NOT NULL DEFAULT FALSE,
  order_multiple BIGINT NOT NULL,
  min_quantity BIGINT NOT NULL,            -- a multiple of order_multiple
  sample_allowed {{.Bool}} NOT NULL DEFAULT FALSE,
  warehouse TEXT NOT NULL,                 -- dartess | supplier
  stock_alert_threshold BIGINT NOT NULL DEFAULT 0,
  weight_grams BIGINT NOT NULL,
  crd {{.Bool}} NOT NULL DEFAULT TRUE,
  price_basis TEXT NOT NULL DEFAULT 'duty_paid',
  produced_before_20231208 {{.Bool}} NOT NULL DEFAULT FALSE,
  ingredients TEXT NOT NULL DEFAULT '',
  energy_kj_per_100ml BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL,
  UNIQUE (supplier_id, reference)
);
CREATE INDEX products_updated ON products (updated_at, id);
CREATE INDEX products_supplier ON products (supplier_id, id);
