-- An agreement frame that renews another takes over its buyers on its first day (owner: modules/pricing).
ALTER TABLE agreement_frames ADD COLUMN renews_id BIGINT REFERENCES agreement_frames (id); -- null: it renews none
ALTER TABLE agreement_frames ADD COLUMN taken_over_at {{.Time}};                           -- null: its buyers are still in the other one
CREATE INDEX agreement_frames_renews ON agreement_frames (renews_id) WHERE renews_id IS NOT NULL;
