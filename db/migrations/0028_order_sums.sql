-- Sums of orders by month in Europe/Paris and by state (owner: modules/orders), so that the home page costs the same however
-- many orders there are. Whoever writes an order writes the change with it, in the same transaction and without a lock that
-- others wait for; a worker adds changes to the sums, and readers add both.
CREATE TABLE order_sums (
  supplier_id BIGINT NOT NULL,             -- 0: of all suppliers
  customer_id BIGINT NOT NULL,             -- 0: of all customers
  month TEXT NOT NULL,                     -- YYYY-MM
  status TEXT NOT NULL,
  orders BIGINT NOT NULL,
  units BIGINT NOT NULL,
  total_tax_excl_cents BIGINT NOT NULL,
  total_tax_incl_cents BIGINT NOT NULL,
  PRIMARY KEY (supplier_id, customer_id, month, status)
);
CREATE TABLE order_sum_changes (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  month TEXT NOT NULL,
  status TEXT NOT NULL,
  orders BIGINT NOT NULL,                  -- 1 or -1, as the amounts are signed
  units BIGINT NOT NULL,
  total_tax_excl_cents BIGINT NOT NULL,
  total_tax_incl_cents BIGINT NOT NULL
);
CREATE INDEX order_sum_changes_supplier ON order_sum_changes (supplier_id, customer_id);
CREATE INDEX order_sum_changes_customer ON order_sum_changes (customer_id, id);

-- The last month in which a customer bought of a supplier, canceled orders left out; supplier 0: of any.
CREATE TABLE order_partners (
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  last_month TEXT NOT NULL,                -- YYYY-MM, '' for none
  PRIMARY KEY (supplier_id, customer_id)
);
CREATE INDEX order_partners_month ON order_partners (supplier_id, last_month);

{{if .SQLite}}
-- Paris is two hours ahead of UTC at the turn of every month from March to September, else one.
CREATE TRIGGER order_sums_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_sum_changes (supplier_id, customer_id, month, status, orders, units, total_tax_excl_cents, total_tax_incl_cents)
  VALUES (new.supplier_id, new.customer_id, strftime('%Y-%m', new.created_at, CASE WHEN strftime('%m', new.created_at) BETWEEN '03' AND '09' THEN '+2 hours' ELSE '+1 hours' END), new.status, 1, new.units, new.total_tax_excl_cents, new.total_tax_incl_cents);
END;
CREATE TRIGGER order_sums_update AFTER UPDATE OF status, created_at, units, total_tax_excl_cents, total_tax_incl_cents ON orders BEGIN
  INSERT INTO order_sum_changes (supplier_id, customer_id, month, status, orders, units, total_tax_excl_cents, total_tax_incl_cents)
  VALUES (old.supplier_id, old.customer_id, strftime('%Y-%m', old.created_at, CASE WHEN strftime('%m', old.created_at) BETWEEN '03' AND '09' THEN '+2 hours' ELSE '+1 hours' END), old.status, -1, -old.units, -old.total_tax_excl_cents, -old.total_tax_incl_cents),
    (new.supplier_id, new.customer_id, strftime('%Y-%m', new.created_at, CASE WHEN strftime('%m', new.created_at) BETWEEN '03' AND '09' THEN '+2 hours' ELSE '+1 hours' END), new.status, 1, new.units, new.total_tax_excl_cents, new.total_tax_incl_cents);
END;
CREATE TRIGGER order_sums_delete AFTER DELETE ON orders BEGIN
  INSERT INTO order_sum_changes (supplier_id, customer_id, month, status, orders, units, total_tax_excl_cents, total_tax_incl_cents)
  VALUES (old.supplier_id, old.customer_id, strftime('%Y-%m', old.created_at, CASE WHEN strftime('%m', old.created_at) BETWEEN '03' AND '09' THEN '+2 hours' ELSE '+1 hours' END), old.status, -1, -old.units, -old.total_tax_excl_cents, -old.total_tax_incl_cents);
END;
{{end}}
{{if .Postgres}}
CREATE FUNCTION order_sums_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_sum_changes (supplier_id, customer_id, month, status, orders, units, total_tax_excl_cents, total_tax_incl_cents)
    VALUES (OLD.supplier_id, OLD.customer_id, to_char(OLD.created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM'), OLD.status, -1, -OLD.units, -OLD.total_tax_excl_cents, -OLD.total_tax_incl_cents);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_sum_changes (supplier_id, customer_id, month, status, orders, units, total_tax_excl_cents, total_tax_incl_cents)
    VALUES (NEW.supplier_id, NEW.customer_id, to_char(NEW.created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM'), NEW.status, 1, NEW.units, NEW.total_tax_excl_cents, NEW.total_tax_incl_cents);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_sums_write AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION order_sums_change();
CREATE TRIGGER order_sums_update AFTER UPDATE OF status, created_at, units, total_tax_excl_cents, total_tax_incl_cents
  ON orders FOR EACH ROW EXECUTE FUNCTION order_sums_change();
{{end}}

-- The orders that there are.
CREATE TABLE order_months AS SELECT supplier_id, customer_id, status, units, total_tax_excl_cents, total_tax_incl_cents,
  {{if .SQLite}}strftime('%Y-%m', created_at, CASE WHEN strftime('%m', created_at) BETWEEN '03' AND '09' THEN '+2 hours' ELSE '+1 hours' END){{end}}{{if .Postgres}}to_char(created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM'){{end}} AS month
  FROM orders;
INSERT INTO order_sums SELECT supplier_id, 0, month, status, COUNT(*), SUM(units), SUM(total_tax_excl_cents), SUM(total_tax_incl_cents)
  FROM order_months GROUP BY supplier_id, month, status;
INSERT INTO order_sums SELECT 0, customer_id, month, status, COUNT(*), SUM(units), SUM(total_tax_excl_cents), SUM(total_tax_incl_cents)
  FROM order_months GROUP BY customer_id, month, status;
INSERT INTO order_sums SELECT 0, 0, month, status, COUNT(*), SUM(units), SUM(total_tax_excl_cents), SUM(total_tax_incl_cents)
  FROM order_months GROUP BY month, status;
INSERT INTO order_partners SELECT supplier_id, customer_id, MAX(CASE WHEN status IN ('quotation', 'canceled_quotation', 'canceled') THEN '' ELSE month END)
  FROM order_months GROUP BY supplier_id, customer_id;
INSERT INTO order_partners SELECT 0, customer_id, MAX(CASE WHEN status IN ('quotation', 'canceled_quotation', 'canceled') THEN '' ELSE month END)
  FROM order_months GROUP BY customer_id;
DROP TABLE order_months;
