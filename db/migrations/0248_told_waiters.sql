-- Since when the mail server has the mail that tells a waiter what is kept of its sales (owner: modules/tasteandbuy; told_at: since when it
-- is to be told). Nothing is recorded in its name before (Code du travail, L1222-4).
ALTER TABLE waiters ADD COLUMN handed_at {{.Time}};
UPDATE waiters SET handed_at = told_at;
