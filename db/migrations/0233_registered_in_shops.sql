-- Who registered in a shop is valid once it confirms its e-mail (owner: modules/users, domain 8.1). It holds until the account's status changes.
ALTER TABLE users ADD COLUMN registered_in_shop {{.Bool}} NOT NULL DEFAULT FALSE;
