-- References of products have one form (owner: modules/catalogue; decision 47): composed, without characters that only steer how
-- text is shown (Unicode's category Cf), with one space for blanks of any kind. Those of older times are rewritten. Where two of
-- a supplier's products would get the same one, the older keeps the form, the others stay as they are, and the supplier is told
-- of each in the centre.
{{$code := "ascii"}}{{$find := "strpos"}}{{if .SQLite}}{{$code = "unicode"}}{{$find = "instr"}}{{end -}}
CREATE TABLE reference_keys AS
WITH RECURSIVE marks (code, bare, whole) AS ( -- that make one letter with the one before
  VALUES (768, 'AEIOUYNaeiouny', 'ÀÈÌÒÙỲǸàèìòùỳǹ'), (769, 'AEIOUYCNaeioucnyÆæ', 'ÁÉÍÓÚÝĆŃáéíóúćńýǼǽ'),
    (770, 'AEIOUYCaeioucy', 'ÂÊÎÔÛŶĈâêîôûĉŷ'), (771, 'AEIOUYNaeiouny', 'ÃẼĨÕŨỸÑãẽĩõũỹñ'), (776, 'AEIOUYaeiouy', 'ÄËÏÖÜŸäëïöüÿ'),
    (778, 'AUauy', 'ÅŮåůẙ'), (807, 'ECNecn', 'ȨÇŅȩçņ')
), letters (id, supplier_id, reference, at, code, letter, key) AS ( -- one more of the reference at each step
  SELECT id, supplier_id, reference, 0, 0, CAST('' AS TEXT), CAST('' AS TEXT) FROM products
    WHERE {{if .SQLite}}reference GLOB '*[^ -~]*'{{else}}reference ~ '[^ -~]'{{end}} OR reference LIKE '%  %' OR reference <> trim(reference)
  UNION ALL
  SELECT l.id, l.supplier_id, l.reference, l.at + 1, {{$code}}(substr(l.reference, l.at + 1, 1)), substr(l.reference, l.at + 1, 1),
    CASE
      WHEN l.at = 0 THEN ''
      WHEN m.code IS NOT NULL THEN substr(l.key, 1, length(l.key) - 1) || substr(m.whole, {{$find}}(m.bare, substr(l.key, length(l.key), 1)), 1)
      WHEN l.code = 173 OR l.code BETWEEN 1536 AND 1541 OR l.code IN (1564, 1757, 1807, 2192, 2193, 2274, 6158)
        OR l.code BETWEEN 8203 AND 8207 OR l.code BETWEEN 8234 AND 8238 OR l.code BETWEEN 8288 AND 8292 OR l.code BETWEEN 8294 AND 8303
        OR l.code = 65279 OR l.code BETWEEN 65529 AND 65531 OR l.code IN (69821, 69837) OR l.code BETWEEN 78896 AND 78911
        OR l.code BETWEEN 113824 AND 113827 OR l.code BETWEEN 119155 AND 119162 OR l.code = 917505 OR l.code BETWEEN 917536 AND 917631 THEN l.key
      WHEN l.code IN (9, 11, 12, 32, 133, 160, 5760, 8232, 8233, 8239, 8287, 12288) OR l.code BETWEEN 8192 AND 8202 THEN
        CASE WHEN l.key = '' OR substr(l.key, length(l.key), 1) = ' ' THEN l.key ELSE l.key || ' ' END
      ELSE l.key || l.letter
    END
  FROM letters l LEFT JOIN marks m ON m.code = l.code AND l.key <> '' AND {{$find}}(m.bare, substr(l.key, length(l.key), 1)) > 0
  WHERE l.at <= length(l.reference)
)
SELECT id, supplier_id, rtrim(key) AS key FROM letters WHERE at = length(reference) + 1;

UPDATE products SET reference = (SELECT k.key FROM reference_keys k WHERE k.id = products.id) WHERE id IN (
  SELECT MIN(k.id) FROM reference_keys k
    WHERE k.key <> '' AND NOT EXISTS (SELECT 1 FROM products p WHERE p.supplier_id = k.supplier_id AND p.reference = k.key)
    GROUP BY k.supplier_id, k.key);

INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
  SELECT p.supplier_id, 'reference_shared', 'products', p.id, 0, {{if .SQLite}}json_object('product', p.name){{else}}jsonb_build_object('product', p.name){{end}},
    'migration-0100-' || p.id, {{if .SQLite}}1, 0, datetime('now') || '+00:00'{{else}}TRUE, FALSE, now(){{end}}
  FROM products p JOIN reference_keys k ON k.id = p.id WHERE p.reference <> k.key AND k.key <> '';

DROP TABLE reference_keys;
