-- References of products have one apostrophe, as they have one dash (owner: modules/catalogue; decision 102). Where two of a supplier's
-- products would get the same one, the later stays as it is, and the supplier is told of it in the centre, once.
CREATE TABLE reference_keys AS
  SELECT k.id, k.supplier_id, k.key FROM (SELECT p.id, p.supplier_id, p.reference, {{if .SQLite}}millesime_key(p.reference){{else}}normalize(regexp_replace(
    {{.Folded "normalize(p.reference, NFC)"}}, '\s+', ' ', 'g'), NFC){{end}} AS key FROM products p) k
  WHERE k.reference <> k.key AND k.key <> '';

UPDATE products SET reference = (SELECT k.key FROM reference_keys k WHERE k.id = products.id) WHERE id IN (
  SELECT MIN(k.id) FROM reference_keys k
    WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.supplier_id = k.supplier_id AND p.reference = k.key)
    GROUP BY k.supplier_id, k.key);

INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
  SELECT p.supplier_id, 'reference_shared', 'products', p.id, 0, {{if .SQLite}}json_object('product', p.name){{else}}jsonb_build_object('product', p.name){{end}},
    'migration-0221-' || p.id, {{if .SQLite}}1, 0, datetime('now') || '+00:00'{{else}}TRUE, FALSE, now(){{end}}
  FROM products p JOIN reference_keys k ON k.id = p.id
  WHERE p.reference <> k.key AND NOT EXISTS (
    SELECT 1 FROM notifications n WHERE n.kind = 'reference_shared' AND n.subject = 'products' AND n.subject_id = p.id);

DROP TABLE reference_keys;
