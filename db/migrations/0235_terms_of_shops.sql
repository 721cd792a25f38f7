-- General terms that hold in the shop of a supplier instead of those between professionals (owner: modules/users).
ALTER TABLE parameter_suppliers ADD COLUMN store_cgv TEXT NOT NULL DEFAULT ''; -- name of the file; '': the others hold there too
CREATE INDEX parameter_suppliers_store_cgv ON parameter_suppliers (substr(store_cgv, 1, 80));
