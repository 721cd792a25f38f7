-- How far people were told of a published list (owner: modules/pricing): 0 nothing, 1 that it begins, 2 that it ends within 30
-- days, 3 within 7, 4 that it has ended. Lists that had begun before are taken as told.
ALTER TABLE price_lists ADD COLUMN told BIGINT NOT NULL DEFAULT 0;
UPDATE price_lists SET told = 1 WHERE published_at IS NOT NULL AND starts_on <= CAST(CURRENT_DATE AS TEXT);
UPDATE price_lists SET told = 4 WHERE published_at IS NOT NULL AND ends_on <> '' AND ends_on < CAST(CURRENT_DATE AS TEXT);
