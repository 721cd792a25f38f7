package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
)

// stockReturn waits in the warehouse of the caller, or of another supplier.
func (c *circle) stockReturn(t *testing.T, whose tie) int64 {
	t.Helper()
	supplier := int64(apptest.Gamma)
	if whose == own {
		supplier = c.caller
	}
	id := c.insert(t, "stock_recoveries", `INSERT INTO stock_recoveries (number, supplier_id, warehouse, status, reason, line_count, units, search_text, created_at, updated_at)
 SELECT 'RET-' || COALESCE(MAX(id), 0), ?, 'supplier', 'pending', 'unsold', 1, 6, '', ?, ? FROM stock_recoveries`, supplier, apptest.At(), apptest.At())
	c.h.Exec(t, "INSERT INTO stock_recovery_lines (recovery_id, product_id, quantity) VALUES (?, ?, 6)", id, apptest.GammaJuice)
	c.h.Exec(t, "UPDATE stock_levels SET reserved = reserved + 6 WHERE product_id = ?", apptest.GammaJuice)
	return id
}

// stockLot is of a product of the caller, or of another supplier, of which nothing left.
func (c *circle) stockLot(t *testing.T, whose tie) int64 {
	t.Helper()
	supplier := int64(apptest.Gamma)
	if whose == own {
		supplier = c.caller
	}
	id := c.insert(t, "stock_lots", `INSERT INTO stock_lots (product_id, lot, received, units, arrived_at, created_at)
 SELECT 900000 + COALESCE(MAX(id), 0), 'L1', 6, 6, ?, ? FROM stock_lots`, apptest.At(), apptest.At())
	c.h.Exec(t, `INSERT INTO stock_levels (product_id, warehouse, supplier_id, on_hand, updated_at)
 SELECT product_id, 'supplier', ?, 6, ? FROM stock_lots WHERE id = ?`, supplier, apptest.At(), id)
	return id
}

// stockCount is open in the warehouse of the caller, or of another supplier.
func (c *circle) stockCount(t *testing.T, whose tie) int64 {
	t.Helper()
	supplier := int64(apptest.Gamma)
	if whose == own {
		supplier = c.caller
	}
	return c.insert(t, "stock_counts", `INSERT INTO stock_counts (number, supplier_id, warehouse, blind, proposed, status, search_text, created_at, updated_at)
 SELECT 'INV-' || COALESCE(MAX(id), 0), ?, 'supplier', ?, ?, 'open', '', ?, ? FROM stock_counts`, supplier, false, false, apptest.At(), apptest.At())
}

// imported is a file that waits for its columns, of the caller or of another supplier.
func (c *circle) imported(t *testing.T, whose tie) int64 {
	t.Helper()
	supplier := int64(apptest.Gamma)
	if whose == own {
		supplier = c.caller
	}
	return c.insert(t, "product_imports", `INSERT INTO product_imports (supplier_id, created_by, created_group, filename, format, encoding, delimiter, columns,
 rows_total, state, planned, result, reason, created_at, updated_at)
 VALUES (?, ?, 'supplier', 'x.csv', 'csv', 'utf-8', ';', '[{"index":0,"title":"Ref","samples":[],"field":""}]', 1, 'columns', '{}', '{}', '{}', ?, ?)`,
		supplier, supplier, apptest.At(), apptest.At())
}

// receipt is announced to the warehouse of the caller or of another supplier.
func (c *circle) receipt(t *testing.T, whose tie) int64 {
	t.Helper()
	supplier := int64(apptest.Gamma)
	if whose == own {
		supplier = c.caller
	}
	return c.insert(t, "receipts", `INSERT INTO receipts (supplier_id, warehouse, status, expected_on, created_at, updated_at)
 VALUES (?, 'supplier', 'processing', '2097-01-04', ?, ?)`, supplier, apptest.At(), apptest.At())
}

// product is one of the cast's, whose suppliers and readers the catalogue knows.
func (c *circle) product(whose tie) int64 {
	switch {
	case whose != foreign:
		return apptest.AlphaWine
	case c.group == auth.Customer:
		return apptest.AlphaWine // no store sells it
	case c.group == auth.Supplier || c.group == auth.CommercialAgent:
		return apptest.BetaWine
	default:
		return apptest.Withdrawn
	}
}
