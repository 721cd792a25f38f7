-- Default addresses, and the parameter records of buyers and agents (owner: modules/users).
ALTER TABLE addresses ADD COLUMN is_default {{.Bool}} NOT NULL DEFAULT FALSE;
UPDATE addresses SET is_default = TRUE WHERE id IN (SELECT min(id) FROM addresses GROUP BY user_id, type_address);
CREATE UNIQUE INDEX addresses_default ON addresses (user_id, type_address) WHERE is_default;

-- Restaurants, wine merchants, hypermarkets and CSE (specification 3). Agreement frames come with their own table.
CREATE TABLE parameter_buyers (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  logo TEXT NOT NULL DEFAULT '',           -- base64 data URL
  photo TEXT NOT NULL DEFAULT '',
  discount_on_invoice_bp BIGINT NOT NULL DEFAULT 0,
  supplier_rebate_bp BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE parameter_commercial_agents (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  logo TEXT NOT NULL DEFAULT '',           -- base64 data URL
  photo TEXT NOT NULL DEFAULT '',
  rsac TEXT NOT NULL DEFAULT '',           -- register of commercial agents
  siren TEXT NOT NULL DEFAULT '',
  vat_registered {{.Bool}} NOT NULL DEFAULT FALSE,
  sector {{.JSON}} NOT NULL DEFAULT '[]',  -- codes of departments
  iban TEXT NOT NULL DEFAULT '',           -- no operation gives it back
  iban_ending TEXT NOT NULL DEFAULT ''     -- its last four characters
);
