-- Owners of warehouses write their carriage grids, and administrators the carriers (owner: modules/pricing). Of one scope the grid
-- that began last counts; what no longer serves is kept, inactive.
ALTER TABLE shipping_grids ADD COLUMN starts_on TEXT NOT NULL DEFAULT '2000-01-01';   -- YYYY-MM-DD in Paris
ALTER TABLE shipping_grids ADD COLUMN active BOOLEAN NOT NULL DEFAULT TRUE;
DROP INDEX shipping_grids_scope;
CREATE UNIQUE INDEX shipping_grids_scope
  ON shipping_grids (owner, COALESCE(supplier_id, 0), carrier_code, department, starts_on) WHERE active;
ALTER TABLE carriers ADD COLUMN active BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE relays ADD COLUMN active BOOLEAN NOT NULL DEFAULT TRUE;
