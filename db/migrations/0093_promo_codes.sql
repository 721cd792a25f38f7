-- Promo codes and their uses (owner: modules/pricing). Amounts are cents, rates basis points, days YYYY-MM-DD in Paris.
CREATE TABLE promo_codes (
  id {{.ID}},
  code TEXT NOT NULL UNIQUE,               -- as it is compared: capitals, without accents and spaces
  label TEXT NOT NULL,
  rate_bp BIGINT CHECK (rate_bp BETWEEN 1 AND 10000),
  amount_cents BIGINT CHECK (amount_cents > 0), -- excl. tax for professionals, incl. tax for individuals
  minimum_cents BIGINT NOT NULL CHECK (minimum_cents >= 0),
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,                   -- its last day; '9999-12-31': open-ended
  max_uses BIGINT CHECK (max_uses > 0),    -- null: any number
  max_uses_per_customer BIGINT CHECK (max_uses_per_customer > 0),
  combinable BOOLEAN NOT NULL,
  stopped_at {{.Time}},
  uses BIGINT NOT NULL DEFAULT 0 CHECK (uses >= 0),            -- those of promo_code_uses that were not given back
  cost_cents BIGINT NOT NULL DEFAULT 0 CHECK (cost_cents >= 0), -- what they took off
  turnover_cents BIGINT NOT NULL DEFAULT 0,                     -- net goods excl. tax of their orders, as ordered
  search_text TEXT NOT NULL,               -- folded: code, label
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  updated_at {{.Time}} NOT NULL,
  CHECK ((rate_bp IS NULL) <> (amount_cents IS NULL)),
  CHECK (starts_on <= ends_on),
  CHECK (max_uses IS NULL OR uses <= max_uses)
);
CREATE INDEX promo_codes_created ON promo_codes (created_at, id);

-- Who bears a code: it counts on their lines only.
CREATE TABLE promo_code_suppliers (
  code_id BIGINT NOT NULL REFERENCES promo_codes (id),
  supplier_id BIGINT NOT NULL,
  PRIMARY KEY (code_id, supplier_id)
);
CREATE INDEX promo_code_suppliers_supplier ON promo_code_suppliers (supplier_id);

-- The products it counts on; none: all of its suppliers.
CREATE TABLE promo_code_products (
  code_id BIGINT NOT NULL REFERENCES promo_codes (id),
  product_id BIGINT NOT NULL,
  PRIMARY KEY (code_id, product_id)
);

-- The groups it is for; none: all.
CREATE TABLE promo_code_groups (
  code_id BIGINT NOT NULL REFERENCES promo_codes (id),
  group_code TEXT NOT NULL,
  PRIMARY KEY (code_id, group_code)
);

CREATE TABLE promo_code_uses (
  id {{.ID}},
  code_id BIGINT NOT NULL REFERENCES promo_codes (id),
  checkout_id TEXT NOT NULL,
  customer_id BIGINT NOT NULL,
  amount_cents BIGINT NOT NULL CHECK (amount_cents >= 0), -- what it took off
  goods_cents BIGINT NOT NULL,             -- net goods excl. tax of its orders, as ordered
  used_at {{.Time}} NOT NULL,
  given_back_at {{.Time}},
  UNIQUE (code_id, checkout_id)
);
CREATE INDEX promo_code_uses_used ON promo_code_uses (code_id, used_at, id);
CREATE INDEX promo_code_uses_customer ON promo_code_uses (customer_id, code_id);
CREATE INDEX promo_code_uses_checkout ON promo_code_uses (checkout_id);
