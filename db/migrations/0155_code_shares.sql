-- What each supplier bore of a use of a promo code (owner: modules/pricing).
CREATE TABLE promo_code_shares (
  use_id BIGINT NOT NULL REFERENCES promo_code_uses (id),
  supplier_id BIGINT NOT NULL,
  amount_cents BIGINT NOT NULL CHECK (amount_cents >= 0), -- what the code took off its lines; incl. tax on store lines
  goods_cents BIGINT NOT NULL,             -- net goods excl. tax of its orders, as ordered
  PRIMARY KEY (use_id, supplier_id)
);
CREATE INDEX promo_code_shares_supplier ON promo_code_shares (supplier_id, use_id);

-- Uses of before: exact where one bearer sold; of several, in proportion to their goods, odd cents to the first.
INSERT INTO promo_code_shares (use_id, supplier_id, amount_cents, goods_cents)
SELECT u.id, o.supplier_id, 0, SUM(o.sub_total_tax_excl_cents) FROM promo_code_uses AS u
JOIN promo_code_suppliers AS s ON s.code_id = u.code_id
JOIN orders AS o ON o.checkout_id = u.checkout_id AND o.supplier_id = s.supplier_id
GROUP BY u.id, o.supplier_id;
UPDATE promo_code_shares SET amount_cents = (SELECT u.amount_cents FROM promo_code_uses AS u WHERE u.id = use_id) * goods_cents
  / CAST((SELECT SUM(t.goods_cents) FROM promo_code_shares AS t WHERE t.use_id = promo_code_shares.use_id) AS BIGINT)
  WHERE goods_cents > 0;
UPDATE promo_code_shares SET amount_cents = amount_cents + (SELECT u.amount_cents FROM promo_code_uses AS u WHERE u.id = use_id)
  - CAST((SELECT SUM(t.amount_cents) FROM promo_code_shares AS t WHERE t.use_id = promo_code_shares.use_id) AS BIGINT)
  WHERE supplier_id = (SELECT MIN(t.supplier_id) FROM promo_code_shares AS t WHERE t.use_id = promo_code_shares.use_id);
