-- Who is no customer of a supplier any more is in none of its price lists that have not ended (owner: modules/pricing); those that are left
-- with nobody end. Who came back is a customer again: such a pair has a relation that was removed and one that was not.
-- replaces e3ac273d4350842ce0d933d7c50f6c71dede8811d2d9a3158405ddd870f6b5d7
DELETE FROM price_list_customers WHERE EXISTS (
  SELECT 1 FROM price_lists l JOIN user_relations r ON r.parent_id = l.supplier_id AND r.child_id = price_list_customers.customer_id
  WHERE l.id = price_list_customers.list_id AND r.status = 'removed'
    AND NOT EXISTS (SELECT 1 FROM user_relations v WHERE v.parent_id = r.parent_id AND v.child_id = r.child_id AND v.status IN ('pending', 'valid'))
    AND (l.ends_on = '' OR l.ends_on >= {{if .SQLite}}date('now'){{else}}to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'){{end}}));
UPDATE price_lists SET ends_on = CASE WHEN starts_on > {{if .SQLite}}date('now'){{else}}to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'){{end}} THEN starts_on ELSE {{if .SQLite}}date('now'){{else}}to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'){{end}} END, version = version + 1
  WHERE published_at IS NOT NULL AND (ends_on = '' OR ends_on >= {{if .SQLite}}date('now'){{else}}to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'){{end}})
    AND NOT EXISTS (SELECT 1 FROM price_list_customers c WHERE c.list_id = price_lists.id)
    AND NOT EXISTS (SELECT 1 FROM price_list_groups g WHERE g.list_id = price_lists.id);
