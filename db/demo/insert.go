package demo

import (
	"context"
	"fmt"

	"millesime/platform/db"
)

// batchRows is how many rows one statement writes.
const batchRows = 500

// insert writes rows with statements of many rows. No column is asked back: ids are given here.
func insert[T any](ctx context.Context, tx *db.Tx, rows []T) error {
	for len(rows) > 0 {
		batch := rows[:min(len(rows), batchRows)]
		rows = rows[len(batch):]
		if _, err := tx.IDB().NewInsert().Model(&batch).Returning("NULL").Exec(ctx); err != nil {
			return fmt.Errorf("write %T: %w", batch[0], err)
		}
	}
	return nil
}

// part writes a part of the set.
type part func(ctx context.Context, tx *db.Tx) error

// put writes the rows of one table.
func put[T any](all []T) part {
	return func(ctx context.Context, tx *db.Tx) error { return insert(ctx, tx, all) }
}

// writeAll writes parts in their order.
func writeAll(ctx context.Context, tx *db.Tx, parts ...part) error {
	for _, write := range parts {
		if err := write(ctx, tx); err != nil {
			return err
		}
	}
	return nil
}

// largeCache is what SQLite may keep of the file while it is filled, in KiB; usualCache is its default.
const (
	largeCache = 256 << 10
	usualCache = 2000
)

// cache sets how much of the file SQLite keeps in memory: indexes in random order need most of their pages.
func cache(kib int) part {
	return func(ctx context.Context, tx *db.Tx) error {
		if tx.Dialect() != db.SQLite {
			return nil
		}
		_, err := tx.IDB().NewRaw("PRAGMA cache_size = ?", -kib).Exec(ctx)
		return err
	}
}

// advance moves PostgreSQL's identities beyond the ids that were given here, and refreshes the statistics that
// both planners need after so many new rows.
func advance(ctx context.Context, tx *db.Tx) error {
	if tx.Dialect() == db.Postgres {
		for _, table := range []string{
			"users", "addresses", "user_relations", "user_relation_terms", "products", "stock_movements", "stock_reservations", "receipts",
			"receipt_lines", "receipt_line_lots", "receipt_steps", "receipt_counts", "orders", "order_items", "order_transitions", "shipments", "shipment_lines", "shipment_lots", "stock_lots",
			"order_incidents", "order_incident_lines",
			"sample_requests", "sample_request_transitions", "stock_recoveries", "stock_recovery_lines", "stock_recovery_steps",
			"promo_codes", "promo_code_uses", "invoices", "payments", "payment_allocations", "invoicing_mandate_acts", "price_lists", "agreement_frames", "agreement_frame_documents", "shipping_grids", "stores", "waiters", "wine_lists", "wine_list_entries", "guest_requests", "guest_request_items", "guest_request_steps", "stock_counts", "stock_count_lines", "stock_count_entries", "stock_count_steps",
		} {
			_, err := tx.IDB().NewRaw("SELECT setval(pg_get_serial_sequence('" + table + "', 'id'), " +
				"(SELECT COALESCE(MAX(id), 1) FROM " + table + "))").Exec(ctx)
			if err != nil {
				return fmt.Errorf("advance the ids of %s: %w", table, err)
			}
		}
	}
	if _, err := tx.IDB().NewRaw("ANALYZE").Exec(ctx); err != nil {
		return fmt.Errorf("analyze: %w", err)
	}
	return nil
}
