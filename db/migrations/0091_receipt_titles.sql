-- What the columns of a supplier's lists of deliveries were taken for, by their folded titles; '' for nothing (owner:
-- modules/receipts).
CREATE TABLE receipt_titles (
  supplier_id BIGINT NOT NULL,
  title TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (supplier_id, title)
);
