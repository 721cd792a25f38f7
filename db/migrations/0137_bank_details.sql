-- The account that a supplier is paid on (owner: modules/users): apart from its record, so that nothing that reads records reads it.
CREATE TABLE bank_details (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  iban TEXT NOT NULL,
  bic TEXT NOT NULL,        -- '': the bank is found by the IBAN
  changed_at {{.Time}} NOT NULL
);
