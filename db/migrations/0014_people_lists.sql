-- Lists of people that sort by more than the company, and a parent's own label for a child (owner: modules/users).
ALTER TABLE users ADD COLUMN last_name_search TEXT NOT NULL DEFAULT ''; -- folded last and first name
-- What is searched holds the folded first name, the last name and the e-mail, in that order. Folding changes the length
-- of a name by its ligatures only.
{{define "folded"}}LENGTH(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE({{.}}, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss')){{end -}}
UPDATE users SET last_name_search = TRIM(
  SUBSTR(person_search, {{template "folded" "first_name"}} + 2, {{template "folded" "last_name"}}) || ' ' ||
  SUBSTR(person_search, 1, {{template "folded" "first_name"}}));
CREATE INDEX users_company ON users (company_search, id);
CREATE INDEX users_last_name ON users (last_name_search, id);
CREATE INDEX users_created ON users (created_at, id);
CREATE INDEX users_status ON users (status, id);

ALTER TABLE user_relations ADD COLUMN label TEXT NOT NULL DEFAULT ''; -- what the parent calls the child

CREATE INDEX audit_entries_action ON audit_entries (action, id);
