-- Imports that go on are jobs (owner: modules/catalogue); those that are going on now get theirs.
INSERT INTO jobs (kind, unique_key, args, actor_id, impersonator_id, created_at, due_at)
SELECT 'catalogue_import_v1', CAST(id AS TEXT), {{if .Postgres}}jsonb_build_object('import', id){{else}}json_object('import', id){{end}},
  created_by, impersonator_id, updated_at, updated_at
FROM product_imports WHERE state IN ('checking', 'running', 'undoing') ORDER BY id;
DROP INDEX product_imports_active;
