-- Whether those who may use a promo code read it in their cart (owner: modules/pricing); codes of before stay words that are told.
ALTER TABLE promo_codes ADD COLUMN shown {{.Bool}} NOT NULL DEFAULT FALSE;
-- Whether its bearers were told that it ended or was used up. What was over before is taken as told.
ALTER TABLE promo_codes ADD COLUMN told {{.Bool}} NOT NULL DEFAULT FALSE;
UPDATE promo_codes SET told = TRUE WHERE ends_on < CAST(CURRENT_DATE AS TEXT) OR uses >= max_uses;
