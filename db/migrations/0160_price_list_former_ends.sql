-- The end that the list before a published revision had until then, and its reason (owner: modules/pricing): kept to be given back
-- when the revision is moved or withdrawn. Of revisions published before nobody knows it, and the end stays as it is.
ALTER TABLE price_lists ADD COLUMN former_ends_on TEXT NOT NULL DEFAULT ''; -- '' : open-ended
ALTER TABLE price_lists ADD COLUMN former_end_reason TEXT NOT NULL DEFAULT '';
UPDATE price_lists SET
  former_ends_on = COALESCE((SELECT b.ends_on FROM price_lists AS b WHERE b.series_id = price_lists.series_id
    AND b.revision < price_lists.revision AND b.published_at IS NOT NULL ORDER BY b.revision DESC, b.id DESC LIMIT 1), ''),
  former_end_reason = COALESCE((SELECT b.end_reason FROM price_lists AS b WHERE b.series_id = price_lists.series_id
    AND b.revision < price_lists.revision AND b.published_at IS NOT NULL ORDER BY b.revision DESC, b.id DESC LIMIT 1), '')
WHERE published_at IS NOT NULL;
