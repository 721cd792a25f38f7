-- What becomes of an account, and the e-mail it asked for (owner: modules/users).
ALTER TABLE users ADD COLUMN status_reason TEXT NOT NULL DEFAULT ''; -- why it was refused, blocked or deleted
ALTER TABLE users ADD COLUMN status_before TEXT NOT NULL DEFAULT ''; -- what a deleted account goes back to
ALTER TABLE users ADD COLUMN deleted_at {{.Time}};
ALTER TABLE users ADD COLUMN anonymised_at {{.Time}};
CREATE INDEX users_to_anonymise ON users (deleted_at) WHERE deleted_at IS NOT NULL AND anonymised_at IS NULL;

-- An e-mail that its owner has not confirmed yet; the link that was sent is kept as its hash.
ALTER TABLE users ADD COLUMN pending_email TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN pending_email_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN pending_email_until {{.Time}};
