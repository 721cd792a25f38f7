-- Individuals and works councils read the card of whom they bought from (owner: modules/users).
CREATE INDEX trade_links_customer ON trade_links (customer_id, supplier_id);
