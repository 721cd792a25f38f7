// Package receipts is the stock: levels, ledger, reservations, receipts, promises, returns and counts, one module because one
// invariant spans them: the figures of a product always equal the sum of its ledger, what is reserved is what orders and pending
// returns hold, and nothing is sold twice (domain 3.2).
//
// The ledger says of which lot goods came and left as far as anybody said; the sums of a lot equal the ledger as levels do
// (decision 42). They are a guide to who ships and to who calls a lot back. Goods that are there leave whatever is said of their lot, but
// for what is or may be of a recalled one, and what is past its date until that is confirmed (decision 63).
//
// It owns the tables stock_levels, stock_lots, stock_movements, stock_reservations, stock_redatings, promise_moves, receipts,
// receipt_lines, receipt_line_lots, receipt_counts, receipt_corrections, receipt_documents, receipt_titles and receipt_steps;
// stock_recoveries with their lines and steps; stock_counts with their lines, entries and steps. It asks users who people are,
// pricing what a difference is worth, and what products are called and where they belong through an interface of its own, which
// the catalogue implements: receipts, returns and counts are a part that is made above it (Warehouse, decision 90). It publishes
// receipts_stock_changed_v1 with every change of a level, receipts_promises_moved_v1 when parts of what an order waits for moved
// to other days or came, receipts_receipt_act_v1 when somebody announced, counted, corrected, completed or called off a receipt,
// receipts_recovery_*_v1 when goods are taken back out of a warehouse, handed over, or given back, and receipts_count_moved_v1
// when a counting session changed state.
//
// Its rooms: stock, the lower place, which keeps levels, ledger, reservations, promises and lots; receipts, returns and counts, which
// stand on it (decision 97).
//
// A product's promises follow from one plan: those who wait, in the order they came, are laid over what open receipts bring, in
// the order it is expected. What changes a receipt asks for the plan to be gone through (job receipts_redate_v1); meanwhile what
// is on its way is never less than what is promised.
package receipts
