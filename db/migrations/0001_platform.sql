-- Events, audit trail and idempotency keys (owner: platform).

-- Facts published by transactions; the relay sends them on after the commit.
CREATE TABLE outbox (
  id {{.ID}},
  event_id TEXT NOT NULL UNIQUE,
  topic TEXT NOT NULL,
  payload {{.JSON}} NOT NULL,
  actor_id BIGINT NOT NULL,                -- 0 = nobody: background work
  impersonator_id BIGINT NOT NULL,         -- admin acting as the actor, 0 = none
  occurred_at {{.Time}} NOT NULL,
  published_at {{.Time}}
);
CREATE INDEX outbox_unpublished ON outbox (id) WHERE published_at IS NULL;
CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL;

-- What each handler has done: its row commits with its effect.
CREATE TABLE inbox (
  handler TEXT NOT NULL,
  message_id TEXT NOT NULL,
  handled_at {{.Time}} NOT NULL,
  PRIMARY KEY (message_id, handler)
);
CREATE INDEX inbox_handled ON inbox (handled_at);

-- What a handler gave up on; holds all that a replay needs.
CREATE TABLE dead_letters (
  handler TEXT NOT NULL,
  message_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  payload {{.JSON}} NOT NULL,
  actor_id BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL,
  occurred_at {{.Time}} NOT NULL,
  error TEXT NOT NULL,
  attempts BIGINT NOT NULL,
  failed_at {{.Time}} NOT NULL,
  PRIMARY KEY (message_id, handler)
);

-- Who did what, as whom, when. Rows are only ever added.
CREATE TABLE audit_entries (
  id {{.ID}},
  occurred_at {{.Time}} NOT NULL,
  actor_id BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL,
  action TEXT NOT NULL,                    -- e.g. users.status_changed
  subject TEXT NOT NULL,                   -- kind of the thing changed, e.g. users
  subject_id BIGINT NOT NULL,
  before_state {{.JSON}},
  after_state {{.JSON}},
  request_id TEXT NOT NULL DEFAULT ''
);
CREATE INDEX audit_entries_subject ON audit_entries (subject, subject_id, id);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, id);
{{if .SQLite}}
CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'audit_entries is append-only'); END;
CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'audit_entries is append-only'); END;
{{end}}
{{if .Postgres}}
CREATE FUNCTION audit_entries_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'audit_entries is append-only'; END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse();
{{end}}

-- Answers given to requests with an Idempotency-Key, for the same key again.
CREATE TABLE idempotency_keys (
  actor_id BIGINT NOT NULL,
  acting_for_id BIGINT NOT NULL,           -- 0 = for oneself
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,                 -- SHA-256 of the request body, hex
  state TEXT NOT NULL CHECK (state IN ('running', 'done')),
  status BIGINT NOT NULL DEFAULT 0,        -- HTTP status of the answer, once done
  response TEXT NOT NULL DEFAULT '',       -- body of the answer, once done
  created_at {{.Time}} NOT NULL,
  PRIMARY KEY (actor_id, acting_for_id, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
