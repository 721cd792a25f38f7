-- The degree of a drink is told, or it is not: 0 is a dealcoholised product (owner: modules/catalogue; domain 3.1). Drinks that
-- were sold as if without alcohol because nobody told it are withdrawn until their sheet says it.
ALTER TABLE products ADD COLUMN abv_missing {{.Bool}} NOT NULL DEFAULT FALSE;
UPDATE products SET abv_missing = TRUE WHERE abv_tenths = 0 AND type NOT IN ('juice');
UPDATE products SET status = 'desactivated' WHERE abv_missing AND type NOT IN ('soft', 'water', 'juice');
