-- Who pays whom: the row is locked while something is entered, refunded or changed between the two (owner: modules/billing, domain 5.8).
CREATE TABLE payment_pairs (
  supplier_id BIGINT NOT NULL,
  customer_id BIGINT NOT NULL,
  PRIMARY KEY (supplier_id, customer_id)
);
