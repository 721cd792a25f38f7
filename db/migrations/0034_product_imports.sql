-- Imports of products (owner: modules/catalogue): a file with its rows, staged until they are written and, for a while,
-- until they can no longer be undone.
CREATE TABLE product_imports (
  id {{.ID}},
  supplier_id BIGINT NOT NULL DEFAULT 0,   -- 0: an administrator has not named it yet
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_group TEXT NOT NULL,             -- of created_by, for what is written later
  filename TEXT NOT NULL,
  format TEXT NOT NULL,                    -- csv | xlsx
  encoding TEXT NOT NULL,
  delimiter TEXT NOT NULL,
  columns {{.JSON}} NOT NULL,              -- [{"index","title","samples","field"}]
  rows_total BIGINT NOT NULL,
  rows_kept {{.Bool}} NOT NULL DEFAULT TRUE,
  state TEXT NOT NULL,                     -- columns checking checked running undoing canceled interrupted done undone failed
  job TEXT NOT NULL DEFAULT '',            -- check | run | undo: what goes on, or would when resumed
  mode TEXT NOT NULL DEFAULT '',           -- all | valid, once started
  revision BIGINT NOT NULL DEFAULT 0,      -- one more whenever the columns change
  last_row BIGINT NOT NULL DEFAULT 0,      -- number of the last row that the job has done
  done BIGINT NOT NULL DEFAULT 0,          -- rows that it has done
  planned {{.JSON}} NOT NULL,              -- what the rows would do: {"created","changed","unchanged","faulty"}
  result {{.JSON}} NOT NULL,               -- what they did, and {"undone","kept"}
  reason {{.JSON}} NOT NULL,               -- why it stopped: {"fr","en"}
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL,
  finished_at {{.Time}}
);
CREATE INDEX product_imports_supplier ON product_imports (supplier_id, id);
CREATE INDEX product_imports_creator ON product_imports (created_by, id);
CREATE INDEX product_imports_active ON product_imports (id) WHERE state IN ('checking', 'running', 'undoing');
-- One at a time writes the products of a supplier.
CREATE UNIQUE INDEX product_imports_writing ON product_imports (supplier_id) WHERE state IN ('running', 'undoing');

CREATE TABLE product_import_rows (
  import_id BIGINT NOT NULL REFERENCES product_imports (id),
  number BIGINT NOT NULL,                  -- as a spreadsheet shows it
  cells {{.JSON}} NOT NULL,
  edits {{.JSON}} NOT NULL,                -- {"field": "text"}: what was repaired
  reference TEXT NOT NULL DEFAULT '',
  action TEXT NOT NULL DEFAULT '',         -- created | changed | unchanged | faulty; '': not checked yet
  errors {{.JSON}} NOT NULL,               -- [{"field","code","text"}]
  warnings {{.JSON}} NOT NULL,
  outcome TEXT NOT NULL DEFAULT '',        -- created | changed | undone | kept; '': nothing was written
  product_id BIGINT NOT NULL DEFAULT 0,
  version BIGINT NOT NULL DEFAULT 0,       -- of the product after the row was written, or undone
  before_state TEXT NOT NULL DEFAULT '',   -- the draft that undoes it
  PRIMARY KEY (import_id, number)
);
CREATE INDEX product_import_rows_reference ON product_import_rows (import_id, reference) WHERE reference <> '';
CREATE INDEX product_import_rows_faulty ON product_import_rows (import_id, number) WHERE action = 'faulty';

-- What a supplier's columns were taken for, by their folded titles; '' for nothing.
CREATE TABLE product_import_titles (
  supplier_id BIGINT NOT NULL,
  title TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (supplier_id, title)
);
