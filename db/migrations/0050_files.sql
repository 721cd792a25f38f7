-- What is kept in the storage of files (owner: platform/files). Columns name a file by its hash and ending; those of before
-- hold a data URL until it has been moved, hence an index on what they begin with.
CREATE TABLE files (
  name TEXT PRIMARY KEY,                   -- SHA-256 of the content in hexadecimal, a dot, the ending of its media type
  size BIGINT NOT NULL,                    -- bytes
  kept_at {{.Time}} NOT NULL               -- last put, or named by a row: what nobody names goes a day later
);

CREATE INDEX parameter_suppliers_logo ON parameter_suppliers (substr(logo, 1, 80));
CREATE INDEX parameter_suppliers_photo ON parameter_suppliers (substr(photo, 1, 80));
CREATE INDEX parameter_suppliers_cgv ON parameter_suppliers (substr(cgv, 1, 80));
CREATE INDEX parameter_buyers_logo ON parameter_buyers (substr(logo, 1, 80));
CREATE INDEX parameter_buyers_photo ON parameter_buyers (substr(photo, 1, 80));
CREATE INDEX parameter_commercial_agents_logo ON parameter_commercial_agents (substr(logo, 1, 80));
CREATE INDEX parameter_commercial_agents_photo ON parameter_commercial_agents (substr(photo, 1, 80));
