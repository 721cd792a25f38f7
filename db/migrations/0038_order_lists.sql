-- Lists of orders that cost the same however many orders there are (owner: modules/orders; decision 0014).

-- Lists of one state: by state, and by supplier and state. A list of all states is asked for by the states that it leaves
-- out, which no index finds, so that it is read along its sort.
CREATE INDEX orders_status ON orders (status, created_at, id);
CREATE INDEX orders_supplier_status ON orders (supplier_id, status, created_at, id);
CREATE INDEX orders_supplier_total ON orders (supplier_id, total_tax_excl_cents, id);

-- What lists, counts and figures of a pair, of all pairs of an agent, and of what an agent placed need of an order: they do
-- not read the orders themselves. Nearly all orders are placed by their own customers, and an agent never is one.
DROP INDEX orders_exposure;
DROP INDEX orders_placed_by;
CREATE INDEX orders_pair ON orders (supplier_id, customer_id, began_at, created_at, id, status, units, total_tax_excl_cents, total_tax_incl_cents);
CREATE INDEX orders_placed_by ON orders (placed_by, supplier_id, customer_id, began_at, created_at, id, status, units, total_tax_excl_cents, total_tax_incl_cents)
  WHERE placed_by <> customer_id;
CREATE INDEX orders_quoted_pair ON orders (supplier_id, customer_id, began_at, created_at, id) WHERE quotation_number <> '';
CREATE INDEX orders_quoted_placed ON orders (placed_by, supplier_id, customer_id, began_at, created_at, id)
  WHERE quotation_number <> '' AND placed_by <> customer_id;

-- The names under which a customer ordered of a supplier, folded. Searches look among these, which are many times fewer than
-- orders and are written when two trade for the first time; only numbers are searched among orders.
CREATE TABLE order_names (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  names TEXT NOT NULL,                     -- customer_name and supplier_name of orders
  renamed {{.Bool}} NOT NULL DEFAULT FALSE, -- the two have other names as well
  UNIQUE (supplier_id, customer_id, names)
);
INSERT INTO order_names (supplier_id, customer_id, names)
  SELECT DISTINCT supplier_id, customer_id, customer_name || ' ' || supplier_name FROM orders;
UPDATE order_names SET renamed = TRUE WHERE EXISTS (SELECT 1 FROM order_names AS other
  WHERE other.supplier_id = order_names.supplier_id AND other.customer_id = order_names.customer_id AND other.id <> order_names.id);

{{if .SQLite}}
CREATE VIRTUAL TABLE order_names_trigrams USING fts5(names, content = 'order_names', content_rowid = 'id', tokenize = 'trigram');
INSERT INTO order_names_trigrams (order_names_trigrams) VALUES ('rebuild');
CREATE TRIGGER order_names_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_names (supplier_id, customer_id, names)
  VALUES (new.supplier_id, new.customer_id, new.customer_name || ' ' || new.supplier_name) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER order_names_update AFTER UPDATE OF supplier_id, customer_id, customer_name, supplier_name ON orders BEGIN
  INSERT INTO order_names (supplier_id, customer_id, names)
  VALUES (new.supplier_id, new.customer_id, new.customer_name || ' ' || new.supplier_name) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER order_names_first AFTER INSERT ON order_names BEGIN
  INSERT INTO order_names_trigrams (rowid, names) VALUES (new.id, new.names);
  UPDATE order_names SET renamed = TRUE WHERE supplier_id = new.supplier_id AND customer_id = new.customer_id
    AND EXISTS (SELECT 1 FROM order_names AS other
      WHERE other.supplier_id = new.supplier_id AND other.customer_id = new.customer_id AND other.id <> new.id);
END;

CREATE VIRTUAL TABLE order_numbers_trigrams USING fts5(number, quotation_number, content = 'orders', content_rowid = 'id', tokenize = 'trigram');
INSERT INTO order_numbers_trigrams (order_numbers_trigrams) VALUES ('rebuild');
CREATE TRIGGER order_numbers_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_numbers_trigrams (rowid, number, quotation_number) VALUES (new.id, new.number, new.quotation_number);
END;
CREATE TRIGGER order_numbers_delete AFTER DELETE ON orders BEGIN
  INSERT INTO order_numbers_trigrams (order_numbers_trigrams, rowid, number, quotation_number)
  VALUES ('delete', old.id, old.number, old.quotation_number);
END;
CREATE TRIGGER order_numbers_update AFTER UPDATE OF number, quotation_number ON orders BEGIN
  INSERT INTO order_numbers_trigrams (order_numbers_trigrams, rowid, number, quotation_number)
  VALUES ('delete', old.id, old.number, old.quotation_number);
  INSERT INTO order_numbers_trigrams (rowid, number, quotation_number) VALUES (new.id, new.number, new.quotation_number);
END;
{{end}}
{{if .Postgres}}
CREATE INDEX order_names_trigrams ON order_names USING gin (names gin_trgm_ops) WITH (fastupdate = off);
CREATE FUNCTION order_names_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_names (supplier_id, customer_id, names)
  VALUES (NEW.supplier_id, NEW.customer_id, NEW.customer_name || ' ' || NEW.supplier_name) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    UPDATE order_names SET renamed = TRUE WHERE supplier_id = NEW.supplier_id AND customer_id = NEW.customer_id
      AND EXISTS (SELECT 1 FROM order_names AS other
        WHERE other.supplier_id = NEW.supplier_id AND other.customer_id = NEW.customer_id AND other.id <> order_names.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_names_write AFTER INSERT OR UPDATE OF supplier_id, customer_id, customer_name, supplier_name
  ON orders FOR EACH ROW EXECUTE FUNCTION order_names_keep();
CREATE INDEX orders_numbers_trigrams ON orders USING gin (lower(number || ' ' || quotation_number) gin_trgm_ops);
{{end}}
