-- What carries a version, and which one an act made (owner: platform/audit): who writes on an earlier one is told what changed since.
ALTER TABLE audit_entries ADD COLUMN thing TEXT NOT NULL DEFAULT '';     -- its path below /api; '': nothing that has versions
ALTER TABLE audit_entries ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
CREATE INDEX audit_entries_version ON audit_entries (thing, version) WHERE thing <> '';

-- Versions of what administrators and suppliers set (owner: modules/pricing): one more at each change.
ALTER TABLE agreement_frames ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE promo_codes ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE shipping_grids ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE carriers ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
