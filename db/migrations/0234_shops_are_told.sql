-- Suppliers for whom the house opened a shop are told what it lacks, once each (owner: modules/stores). Who has changed its shop knows of it.
INSERT INTO jobs (kind, unique_key, args, created_at, due_at)
SELECT 'stores_tell_given_v1', CAST(s.id AS TEXT), {{if .Postgres}}jsonb_build_object('store', s.id){{else}}json_object('store', s.id){{end}},
  s.updated_at, s.updated_at
FROM stores AS s JOIN store_steps AS t ON t.store_id = s.id AND t.from_status = '' AND t.to_status = 'open' AND t.actor_id = 0
WHERE s.status = 'open' AND s.version = 1 ORDER BY s.id;
