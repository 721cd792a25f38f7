// Package receipts is the stock: levels, ledger, reservations, expected receipts and promises, one module
// because one invariant spans them: the figures of a product always equal the sum of its ledger, and nothing
// is sold twice (domain 3.2).
//
// It owns the tables stock_levels, stock_movements, stock_reservations, receipts and receipt_lines, asks no
// other module, and publishes receipts_stock_changed_v1 with every change of a level.
package receipts
