-- Terms of payment beyond what the law allows (Code de commerce L441-10; owner: modules/users) become the longest that it does,
-- and their suppliers are told in the centre.
INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
  SELECT s.user_id, 'terms_capped', 'users', s.user_id, 0, '{}', 'migration-0041', {{if .SQLite}}1, 0, datetime('now') || '+00:00'{{end}}{{if .Postgres}}TRUE, FALSE, now(){{end}}
  FROM (
    SELECT user_id FROM parameter_suppliers
      WHERE payment_terms_kind = 'days' AND payment_terms_days > 60 OR payment_terms_kind = 'end_of_month' AND payment_terms_days > 30
    UNION
    SELECT parent_id FROM user_relations
      WHERE payment_terms_kind = 'days' AND payment_terms_days > 60 OR payment_terms_kind = 'end_of_month' AND payment_terms_days > 30
  ) s;
UPDATE parameter_suppliers SET payment_terms_days = 60 WHERE payment_terms_kind = 'days' AND payment_terms_days > 60;
UPDATE parameter_suppliers SET payment_terms_days = 30 WHERE payment_terms_kind = 'end_of_month' AND payment_terms_days > 30;
UPDATE user_relations SET payment_terms_days = 60 WHERE payment_terms_kind = 'days' AND payment_terms_days > 60;
UPDATE user_relations SET payment_terms_days = 30 WHERE payment_terms_kind = 'end_of_month' AND payment_terms_days > 30;
