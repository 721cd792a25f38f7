-- What was taken back of counts, or added to them, lot by lot (owner: modules/receipts).
CREATE TABLE receipt_corrections (
  id {{.ID}},
  receipt_id BIGINT NOT NULL REFERENCES receipts (id),
  line_id BIGINT NOT NULL,                 -- of receipt_lines
  received BIGINT NOT NULL,                -- more, or fewer
  damaged BIGINT NOT NULL,
  lot TEXT NOT NULL DEFAULT '',
  actor_id BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX receipt_corrections_receipt ON receipt_corrections (receipt_id, id);
CREATE INDEX receipt_corrections_actor ON receipt_corrections (actor_id);
