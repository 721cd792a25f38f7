-- Products of a supplier whose account is not valid are sold no more (owner: modules/catalogue).
ALTER TABLE products ADD COLUMN supplier_closed {{.Bool}} NOT NULL DEFAULT FALSE;
UPDATE products SET supplier_closed = TRUE WHERE supplier_id IN (SELECT id FROM users WHERE status <> 'valid');
