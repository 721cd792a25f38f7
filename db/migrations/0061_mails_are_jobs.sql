-- Mails wait among the jobs (owner: platform/mail). What waited, and what was given up, goes on there; mails that were
-- given up have lost their text already.
INSERT INTO jobs (kind, args, attempts, created_at, due_at, error, dead_at)
SELECT 'mail_send_v1', {{if .Postgres}}jsonb_build_object('sealed', sealed){{else}}json_object('sealed', sealed){{end}},
  attempts, created_at, due_at, error, dead_at
FROM mails ORDER BY id;
DROP TABLE mails;
