-- Accounts, sign-in, addresses, parameter records, relations (owner: modules/users).
CREATE TABLE users (
  id {{.ID}},
  email TEXT NOT NULL UNIQUE,              -- lower case
  password_hash TEXT NOT NULL DEFAULT '',
  group_code TEXT NOT NULL,
  status TEXT NOT NULL,
  civility TEXT NOT NULL DEFAULT '',
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  company TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  siren TEXT NOT NULL DEFAULT '',
  siret TEXT NOT NULL DEFAULT '',
  numvat TEXT NOT NULL DEFAULT '',
  ea_number TEXT NOT NULL DEFAULT '',
  birthday TEXT NOT NULL DEFAULT '',       -- YYYY-MM-DD
  company_search TEXT NOT NULL DEFAULT '', -- folded company
  person_search TEXT NOT NULL DEFAULT '',  -- folded names and e-mail
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX users_group ON users (group_code, status, id);

CREATE TABLE addresses (
  id {{.ID}},
  user_id BIGINT NOT NULL REFERENCES users (id),
  type_address TEXT NOT NULL,              -- billing | shipping
  label TEXT NOT NULL DEFAULT '',
  company TEXT NOT NULL DEFAULT '',
  street TEXT NOT NULL,
  street2 TEXT NOT NULL DEFAULT '',
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL DEFAULT 'FR',
  phone TEXT NOT NULL DEFAULT ''
);
CREATE INDEX addresses_user ON addresses (user_id, id);

-- One parameter record per supplier (specification 3): what checkout reads.
CREATE TABLE parameter_suppliers (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  logo TEXT NOT NULL DEFAULT '',           -- base64 data URL
  photo TEXT NOT NULL DEFAULT '',
  cgv TEXT NOT NULL DEFAULT '',
  free_shipping_from_value_cents BIGINT,
  free_shipping_from_quantity BIGINT,
  store_free_shipping_from_value_cents BIGINT,
  store_free_shipping_from_quantity BIGINT,
  minimum_order_value_cents BIGINT NOT NULL DEFAULT 0,
  handling_fee_cents BIGINT NOT NULL DEFAULT 0,
  auto_validate {{.Bool}} NOT NULL DEFAULT FALSE,
  default_warehouse TEXT NOT NULL DEFAULT '',
  payment_terms_kind TEXT NOT NULL DEFAULT 'prepaid',   -- prepaid | days | end_of_month
  payment_terms_days BIGINT NOT NULL DEFAULT 0
);

-- Parent → child relations with their terms (domain 1.1, 1.2).
CREATE TABLE user_relations (
  id {{.ID}},
  parent_id BIGINT NOT NULL REFERENCES users (id),
  child_id BIGINT NOT NULL REFERENCES users (id),
  status TEXT NOT NULL,                    -- pending | valid | reject
  negociation_margin_bp BIGINT NOT NULL DEFAULT 0,
  agent_fee_bp BIGINT,                     -- null: 15 % for agents, the agent's own for customers
  permanent_discount_bp BIGINT NOT NULL DEFAULT 0,
  outstanding_value_cents BIGINT,          -- null: prepaid
  agent_id BIGINT REFERENCES users (id),
  agent_since {{.Time}},
  payment_terms_kind TEXT NOT NULL DEFAULT '',          -- '' : the supplier's
  payment_terms_days BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL,
  UNIQUE (parent_id, child_id)
);
CREATE INDEX user_relations_child ON user_relations (child_id, status);
CREATE INDEX user_relations_agent ON user_relations (agent_id);

-- Who last ordered from whom: a supplier sees its buyers of 24 months (domain 2).
CREATE TABLE trade_links (
  supplier_id BIGINT NOT NULL REFERENCES users (id),
  customer_id BIGINT NOT NULL REFERENCES users (id),
  last_order_at {{.Time}} NOT NULL,
  PRIMARY KEY (supplier_id, customer_id)
);

-- Refresh tokens: a family per sign-in; each rotation is a row (domain 8.2).
CREATE TABLE refresh_families (
  id TEXT PRIMARY KEY,
  user_id BIGINT NOT NULL REFERENCES users (id),
  created_at {{.Time}} NOT NULL,           -- 90 days at most
  auth_time {{.Time}} NOT NULL,
  user_agent TEXT NOT NULL DEFAULT '',
  revoked_at {{.Time}}
);
CREATE INDEX refresh_families_user ON refresh_families (user_id);
CREATE TABLE refresh_tokens (
  token_hash TEXT PRIMARY KEY,             -- SHA-256, hex
  family_id TEXT NOT NULL REFERENCES refresh_families (id),
  created_at {{.Time}} NOT NULL,
  expires_at {{.Time}} NOT NULL,
  replaced_at {{.Time}},
  successor TEXT NOT NULL DEFAULT ''       -- sealed successor, answered again during the 10 s grace
);
CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id);

-- Failures only, per IP and per account (quality: security).
CREATE TABLE sign_in_failures (
  limiter_key TEXT NOT NULL,
  window_start {{.Time}} NOT NULL,
  failures BIGINT NOT NULL,
  PRIMARY KEY (limiter_key, window_start)
);
CREATE INDEX sign_in_failures_window ON sign_in_failures (window_start);
