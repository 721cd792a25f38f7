-- What sellers and administrators note about a person (owner: modules/users).
CREATE TABLE user_notes (
  id {{.ID}},
  user_id BIGINT NOT NULL REFERENCES users (id),   -- whom it is about
  owner_id BIGINT NOT NULL,                        -- who reads it; 0: all administrators
  author_id BIGINT NOT NULL REFERENCES users (id),
  text TEXT NOT NULL,
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX user_notes_user ON user_notes (user_id, owner_id, id);
