-- How far the members of an agreement frame were told of its end (owner: modules/pricing): 0 nothing, 1 that it ends within 30 days,
-- 2 that it has ended. What was over before is taken as told.
ALTER TABLE agreement_frames ADD COLUMN told BIGINT NOT NULL DEFAULT 0;
UPDATE agreement_frames SET told = 2 WHERE ended_at IS NOT NULL OR ends_on < CAST(CURRENT_DATE AS TEXT);
