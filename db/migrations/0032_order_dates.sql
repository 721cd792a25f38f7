-- Dates of orders that later moves leave as they are, and who stood behind a consent (owner: modules/orders).
ALTER TABLE orders ADD COLUMN began_at {{.Time}};                       -- the order or the quotation it was; agents read from their assignment on
ALTER TABLE orders ADD COLUMN closed_at {{.Time}};                      -- an incident settled since changes nothing of it
ALTER TABLE orders ADD COLUMN cgv_impersonator_id BIGINT NOT NULL DEFAULT 0; -- the admin who accepted in that name; 0: none

UPDATE orders SET began_at = created_at;
UPDATE orders SET began_at = COALESCE((SELECT MIN(r.created_at) FROM quotation_revisions r WHERE r.order_id = orders.id), created_at)
  WHERE quotation_number <> '';
UPDATE orders SET closed_at = COALESCE(
    (SELECT MAX(t.created_at) FROM order_transitions t WHERE t.order_id = orders.id AND t.to_status = 'closed' AND t.from_status <> 'incident'),
    moved_at)
  WHERE status = 'closed' OR (status = 'incident' AND status_before = 'closed');
UPDATE orders SET cgv_impersonator_id = CASE WHEN quotation_number = '' THEN impersonator_id ELSE COALESCE(
    (SELECT MAX(t.impersonator_id) FROM order_transitions t
     WHERE t.order_id = orders.id AND t.from_status = 'quotation' AND t.to_status = 'processing'), 0) END
  WHERE cgv_accepted_by <> 0 AND (impersonator_id <> 0 OR quotation_number <> '');

-- Requests that buyers took back lately: whoever asks again and again is stopped (owner: modules/samples).
CREATE TABLE sample_withdrawals (
  id {{.ID}},
  customer_id BIGINT NOT NULL,
  product_id BIGINT NOT NULL,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX sample_withdrawals_customer ON sample_withdrawals (customer_id, created_at);
