-- Counting sessions over a part of a supplier's stock (owner: modules/receipts).
CREATE TABLE stock_counts (
  id {{.ID}},
  number TEXT NOT NULL UNIQUE,             -- INV-2026-000001
  supplier_id BIGINT NOT NULL,
  warehouse TEXT NOT NULL,                 -- dartess | supplier
  label TEXT NOT NULL DEFAULT '',
  blind {{.Bool}} NOT NULL,                -- who counts does not see what is expected
  proposed {{.Bool}} NOT NULL,             -- by the supplier at Dartess, for an admin to confirm
  status TEXT NOT NULL,                    -- open | review | approved | canceled
  round BIGINT NOT NULL DEFAULT 1,         -- of counting
  search_text TEXT NOT NULL,               -- folded: number and label
  created_at {{.Time}} NOT NULL,
  ended_at {{.Time}},
  updated_at {{.Time}} NOT NULL
);
CREATE INDEX stock_counts_supplier ON stock_counts (supplier_id, created_at, id);
CREATE INDEX stock_counts_created ON stock_counts (created_at, id);
CREATE INDEX stock_counts_review ON stock_counts (warehouse, supplier_id) WHERE status = 'review';

CREATE TABLE stock_count_lines (
  id {{.ID}},
  count_id BIGINT NOT NULL REFERENCES stock_counts (id),
  product_id BIGINT NOT NULL,
  name TEXT NOT NULL,                      -- folded, for the order and the search of lines
  search_text TEXT NOT NULL,
  counted BIGINT,                          -- NULL: not counted
  previous BIGINT,                         -- of the round before
  expected BIGINT NOT NULL,                -- on hand when it was last counted
  recount {{.Bool}} NOT NULL,
  counted_at {{.Time}},
  correction_id BIGINT NOT NULL DEFAULT 0, -- the last correction of the ledger then
  difference BIGINT NOT NULL DEFAULT 0,    -- counted less expected; 0 while not counted
  price_cents BIGINT NOT NULL,             -- list price excl. tax
  value_cents BIGINT NOT NULL DEFAULT 0,   -- of the difference
  corrected BIGINT NOT NULL DEFAULT 0,     -- units, once approved
  is_open {{.Bool}} NOT NULL               -- until its session ends
);
CREATE UNIQUE INDEX stock_count_lines_product ON stock_count_lines (count_id, product_id);
CREATE UNIQUE INDEX stock_count_lines_open ON stock_count_lines (product_id) WHERE is_open; -- counted in one session at a time
CREATE INDEX stock_count_lines_name ON stock_count_lines (count_id, name, id);

-- What was counted, as it was counted: never changed. Entries add up.
CREATE TABLE stock_count_entries (
  id {{.ID}},
  count_id BIGINT NOT NULL REFERENCES stock_counts (id),
  product_id BIGINT NOT NULL,
  round BIGINT NOT NULL,
  units BIGINT NOT NULL,
  lot TEXT NOT NULL DEFAULT '',
  place TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  actor_id BIGINT NOT NULL,
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX stock_count_entries_count ON stock_count_entries (count_id, id);
CREATE INDEX stock_count_entries_actor ON stock_count_entries (actor_id);

CREATE TABLE stock_count_steps (
  id {{.ID}},
  count_id BIGINT NOT NULL REFERENCES stock_counts (id),
  from_status TEXT NOT NULL,               -- '' for the creation
  to_status TEXT NOT NULL,
  actor_id BIGINT NOT NULL,
  actor_name TEXT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  impersonator_name TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at {{.Time}} NOT NULL
);
CREATE INDEX stock_count_steps_count ON stock_count_steps (count_id, id);
CREATE INDEX stock_count_steps_actor ON stock_count_steps (actor_id);

CREATE INDEX stock_movements_corrected ON stock_movements (product_id, id) WHERE kind = 'correction';

-- Numbers of counting sessions may have gaps, as those of orders.
{{if .Postgres}}CREATE SEQUENCE count_numbers;{{end}}
{{if .SQLite}}CREATE TABLE count_numbers (id INTEGER PRIMARY KEY CHECK (id = 1), last BIGINT NOT NULL);
INSERT INTO count_numbers (id, last) VALUES (1, 0);{{end}}
