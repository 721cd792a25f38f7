-- Suppliers that have neither capital nor RCS to tell: sole traders, and growers outside the register of commerce (owner: modules/users).
ALTER TABLE parameter_suppliers ADD COLUMN outside_rcs {{.Bool}} NOT NULL DEFAULT FALSE;
UPDATE parameter_suppliers SET outside_rcs = TRUE WHERE LOWER(legal_form) IN ('ei', 'entreprise individuelle', 'entrepreneur individuel');
