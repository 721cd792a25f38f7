-- Searching all people by parts of words (owner: modules/users): by sequences of three letters, so that a search does not
-- read everybody. Lists of a reader's own people are searched as they are.
{{if .SQLite}}
CREATE VIRTUAL TABLE users_trigrams USING fts5(company_search, person_search, content = 'users', content_rowid = 'id', tokenize = 'trigram');
INSERT INTO users_trigrams (users_trigrams) VALUES ('rebuild');
CREATE TRIGGER users_trigrams_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_trigrams (rowid, company_search, person_search) VALUES (new.id, new.company_search, new.person_search);
END;
CREATE TRIGGER users_trigrams_delete AFTER DELETE ON users BEGIN
  INSERT INTO users_trigrams (users_trigrams, rowid, company_search, person_search)
  VALUES ('delete', old.id, old.company_search, old.person_search);
END;
CREATE TRIGGER users_trigrams_update AFTER UPDATE OF company_search, person_search ON users BEGIN
  INSERT INTO users_trigrams (users_trigrams, rowid, company_search, person_search)
  VALUES ('delete', old.id, old.company_search, old.person_search);
  INSERT INTO users_trigrams (rowid, company_search, person_search) VALUES (new.id, new.company_search, new.person_search);
END;
{{end}}
{{if .Postgres}}
-- Written at once: people are written rarely, and entries that wait would slow every search down until a vacuum.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX users_company_trigrams ON users USING gin (company_search gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX users_person_trigrams ON users USING gin (person_search gin_trgm_ops) WITH (fastupdate = off);
{{end}}

-- A parent's children, from the index alone.
CREATE INDEX user_relations_parent ON user_relations (parent_id, status, child_id);
