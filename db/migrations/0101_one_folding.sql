-- What is searched is folded anew (platform/fold): one apostrophe, one dash and one blank for all of their kinds, and nothing for
-- characters that do not show. Accents and case were folded before.
UPDATE users SET company_search = {{.Folded "company_search"}}, person_search = {{.Folded "person_search"}}, last_name_search = {{.Folded "last_name_search"}}
  WHERE company_search <> {{.Folded "company_search"}}
    OR person_search <> {{.Folded "person_search"}}
    OR last_name_search <> {{.Folded "last_name_search"}};
UPDATE sample_requests SET product_name = {{.Folded "product_name"}}, customer_name = {{.Folded "customer_name"}}, supplier_name = {{.Folded "supplier_name"}}, search_text = {{.Folded "search_text"}}
  WHERE product_name <> {{.Folded "product_name"}}
    OR customer_name <> {{.Folded "customer_name"}}
    OR supplier_name <> {{.Folded "supplier_name"}}
    OR search_text <> {{.Folded "search_text"}};
UPDATE receipts SET search_text = {{.Folded "search_text"}}
  WHERE search_text <> {{.Folded "search_text"}};
UPDATE stock_recoveries SET search_text = {{.Folded "search_text"}}
  WHERE search_text <> {{.Folded "search_text"}};
UPDATE stock_counts SET search_text = {{.Folded "search_text"}}
  WHERE search_text <> {{.Folded "search_text"}};
UPDATE stock_count_lines SET name = {{.Folded "name"}}, search_text = {{.Folded "search_text"}}
  WHERE name <> {{.Folded "name"}}
    OR search_text <> {{.Folded "search_text"}};
UPDATE price_lists SET search_text = {{.Folded "search_text"}}, customers_text = {{.Folded "customers_text"}}
  WHERE search_text <> {{.Folded "search_text"}}
    OR customers_text <> {{.Folded "customers_text"}};
UPDATE promo_codes SET search_text = {{.Folded "search_text"}}
  WHERE search_text <> {{.Folded "search_text"}};
UPDATE orders SET customer_name = {{.Folded "customer_name"}}, supplier_name = {{.Folded "supplier_name"}}, search_text = {{.Folded "search_text"}}
  WHERE customer_name <> {{.Folded "customer_name"}}
    OR supplier_name <> {{.Folded "supplier_name"}}
    OR search_text <> {{.Folded "search_text"}};

-- A view keeps its old key where another of the same list would have the new one.
UPDATE saved_views SET name_key = {{.Folded "name_key"}}
  WHERE name_key <> {{.Folded "name_key"}} AND (SELECT COUNT(*) FROM saved_views AS other
    WHERE other.user_id = saved_views.user_id AND other.screen = saved_views.screen
      AND {{.Folded "other.name_key"}} = {{.Folded "saved_views.name_key"}}) = 1;

-- Names that orders no longer have go; triggers have written the new ones already.
DELETE FROM order_names WHERE TRIM(names) <> {{.Folded "names"}};
UPDATE order_names SET renamed = FALSE WHERE renamed AND NOT EXISTS (SELECT 1 FROM order_names AS other
  WHERE other.supplier_id = order_names.supplier_id AND other.customer_id = order_names.customer_id AND other.id <> order_names.id);
{{if .SQLite}}
INSERT INTO order_names_trigrams (order_names_trigrams) VALUES ('rebuild');
{{end}}
