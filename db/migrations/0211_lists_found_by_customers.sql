-- A price list is found by the names of those whom it is for, and by those of nobody who left (owner: modules/pricing).
UPDATE price_lists SET customers_text = COALESCE((
  SELECT {{if .SQLite}}group_concat{{else}}string_agg{{end}}(CASE WHEN u.company_search <> '' THEN u.company_search ELSE u.person_search END, ' ')
  FROM price_list_customers c JOIN users u ON u.id = c.customer_id WHERE c.list_id = price_lists.id), '');
