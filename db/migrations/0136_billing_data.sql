-- What invoices say of suppliers and buyers besides their identity (owner: modules/users).
ALTER TABLE parameter_suppliers ADD COLUMN legal_form TEXT NOT NULL DEFAULT '';
ALTER TABLE parameter_suppliers ADD COLUMN capital_cents BIGINT;                       -- null: none is shown
ALTER TABLE parameter_suppliers ADD COLUMN rcs_city TEXT NOT NULL DEFAULT '';          -- '': not in the register of commerce
ALTER TABLE parameter_suppliers ADD COLUMN vat_on_debits {{.Bool}} NOT NULL DEFAULT FALSE;
ALTER TABLE parameter_suppliers ADD COLUMN vat_regime TEXT NOT NULL DEFAULT 'normal';  -- normal, franchise, flat_rate
ALTER TABLE parameter_suppliers ADD COLUMN electronic_address TEXT NOT NULL DEFAULT ''; -- of scheme 0225
ALTER TABLE parameter_buyers ADD COLUMN electronic_address TEXT NOT NULL DEFAULT '';
ALTER TABLE parameter_buyers ADD COLUMN contact_name TEXT NOT NULL DEFAULT '';         -- for invoices
ALTER TABLE parameter_buyers ADD COLUMN contact_email TEXT NOT NULL DEFAULT '';
ALTER TABLE parameter_buyers ADD COLUMN contact_phone TEXT NOT NULL DEFAULT '';
