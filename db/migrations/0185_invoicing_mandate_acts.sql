-- Each acceptance and revocation of a mandate to invoice, for good (owner: modules/billing). invoicing_mandates names the acceptance
-- that is in force.
CREATE TABLE invoicing_mandate_acts (
  id {{.ID}},
  supplier_id BIGINT NOT NULL,
  act TEXT NOT NULL CHECK (act IN ('accepted', 'revoked')),
  text_hash TEXT NOT NULL,
  by_id BIGINT NOT NULL,
  by_name TEXT NOT NULL,
  at {{.Time}} NOT NULL
);
CREATE INDEX invoicing_mandate_acts_supplier ON invoicing_mandate_acts (supplier_id, id);
INSERT INTO invoicing_mandate_acts (supplier_id, act, text_hash, by_id, by_name, at)
SELECT supplier_id, 'accepted', text_hash, accepted_by, accepted_by_name, COALESCE(accepted_at, updated_at)
FROM invoicing_mandates WHERE text_hash <> '' ORDER BY supplier_id;
ALTER TABLE invoicing_mandates ADD COLUMN acceptance_id BIGINT NOT NULL DEFAULT 0; -- 0: none is in force
UPDATE invoicing_mandates SET acceptance_id = COALESCE(
  (SELECT a.id FROM invoicing_mandate_acts AS a WHERE a.supplier_id = invoicing_mandates.supplier_id), 0);
