-- What people keep under a name (owner: modules/specimens).
CREATE TABLE specimens (
  id {{.ID}},
  owner_id BIGINT NOT NULL,                -- the real person, also while impersonating
  name TEXT NOT NULL,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX specimens_owner ON specimens (owner_id, created_at, id);
CREATE INDEX specimens_name ON specimens (owner_id, name, id);
