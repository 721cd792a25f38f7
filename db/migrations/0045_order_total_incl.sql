-- Lists of orders sort by the total that the buyer pays too (owner: modules/orders; see 0008 and 0038).
CREATE INDEX orders_total_incl ON orders (total_tax_incl_cents, id);
CREATE INDEX orders_supplier_total_incl ON orders (supplier_id, total_tax_incl_cents, id);
