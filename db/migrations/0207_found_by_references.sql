-- Orders are found by their customer's own reference (owner: modules/orders), lots by their name however it is written (owner:
-- modules/receipts): both are kept folded.
ALTER TABLE orders ADD COLUMN reference_text TEXT NOT NULL DEFAULT '';
UPDATE orders SET reference_text = {{.Fold "customer_reference"}} WHERE customer_reference <> '';
UPDATE orders SET search_text = search_text || ' ' || reference_text WHERE reference_text <> '';
ALTER TABLE stock_lots ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
UPDATE stock_lots SET search_text = {{.Fold "lot"}};
{{if .SQLite}}
DROP TRIGGER order_numbers_insert;
DROP TRIGGER order_numbers_delete;
DROP TRIGGER order_numbers_update;
DROP TABLE order_numbers_trigrams;
CREATE VIRTUAL TABLE order_numbers_trigrams USING fts5(number, quotation_number, reference_text, content = 'orders', content_rowid = 'id', tokenize = 'trigram');
INSERT INTO order_numbers_trigrams (order_numbers_trigrams) VALUES ('rebuild');
CREATE TRIGGER order_numbers_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_numbers_trigrams (rowid, number, quotation_number, reference_text)
  VALUES (new.id, new.number, new.quotation_number, new.reference_text);
END;
CREATE TRIGGER order_numbers_delete AFTER DELETE ON orders BEGIN
  INSERT INTO order_numbers_trigrams (order_numbers_trigrams, rowid, number, quotation_number, reference_text)
  VALUES ('delete', old.id, old.number, old.quotation_number, old.reference_text);
END;
CREATE TRIGGER order_numbers_update AFTER UPDATE OF number, quotation_number, reference_text ON orders BEGIN
  INSERT INTO order_numbers_trigrams (order_numbers_trigrams, rowid, number, quotation_number, reference_text)
  VALUES ('delete', old.id, old.number, old.quotation_number, old.reference_text);
  INSERT INTO order_numbers_trigrams (rowid, number, quotation_number, reference_text)
  VALUES (new.id, new.number, new.quotation_number, new.reference_text);
END;
{{end}}
{{if .Postgres}}
DROP INDEX orders_numbers_trigrams;
CREATE INDEX orders_numbers_trigrams ON orders
  USING gin (lower(number || ' ' || quotation_number || ' ' || reference_text) gin_trgm_ops);
{{end}}
