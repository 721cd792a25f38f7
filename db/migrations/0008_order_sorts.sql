-- The list of all orders sorts by these too; without an index each page sorts every order there is. None for
-- status: SQLite would then search every list by its status filter and sort what it finds.
CREATE INDEX orders_total ON orders (total_tax_excl_cents, id);
CREATE INDEX orders_customer_name ON orders (customer_name, id);
CREATE INDEX orders_supplier_name ON orders (supplier_name, id);
