-- Who waits for a product, and which products have fallen to their threshold (owner: modules/catalogue).
CREATE TABLE stock_alerts (
  product_id BIGINT NOT NULL,
  user_id BIGINT NOT NULL,                 -- told once when it can be ordered again, then forgotten
  created_at {{.Time}} NOT NULL,
  PRIMARY KEY (product_id, user_id)
);
CREATE INDEX stock_alerts_user ON stock_alerts (user_id);

-- Products whose supplier was told: not again before the stock has risen above the threshold.
CREATE TABLE stock_shortages (
  product_id BIGINT PRIMARY KEY,
  since {{.Time}} NOT NULL
);
INSERT INTO stock_shortages (product_id, since)
  SELECT l.product_id, l.updated_at FROM stock_levels l JOIN products p ON p.id = l.product_id
  WHERE p.status = 'active' AND l.on_hand - l.reserved <= p.stock_alert_threshold;

-- What left in the last days, for how long the stock will do (owner: modules/receipts).
CREATE INDEX stock_movements_shipped ON stock_movements (product_id, created_at) WHERE kind = 'shipment';
