-- Stock came or left between two places in which a line was counted: its difference tells nothing (owner: modules/receipts).
ALTER TABLE stock_count_lines ADD COLUMN moved {{.Bool}} NOT NULL DEFAULT FALSE;
