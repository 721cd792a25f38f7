-- Where who buys in a shop writes to its supplier (owner: modules/stores).
ALTER TABLE stores ADD COLUMN contact_email TEXT NOT NULL DEFAULT ''; -- '': at the e-mail that the supplier signs in with
