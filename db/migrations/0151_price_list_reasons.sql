-- Why a price list was revised, and why it ends earlier than was said (owner: modules/pricing); '' where nothing was.
ALTER TABLE price_lists ADD COLUMN reason TEXT NOT NULL DEFAULT '';
ALTER TABLE price_lists ADD COLUMN end_reason TEXT NOT NULL DEFAULT '';
