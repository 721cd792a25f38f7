-- The account that an invoice's paper tells, as far as its end: its supplier may have another one by now (owner: modules/documents). Of
-- papers of before it is not known.
ALTER TABLE documents ADD COLUMN paid_to TEXT NOT NULL DEFAULT '';
