package billingapi

import (
	"fmt"
	"strconv"
)

// Number of the nth invoice that is issued for a supplier in a year: FAC-S7-2026-000001.
func Number(supplierID int64, year int, nth int64) string {
	return fmt.Sprintf("%s%d-%06d", Series(supplierID), year, nth)
}

// Series is how the numbers of a supplier's invoices begin.
func Series(supplierID int64) string { return "FAC-" + SupplierCode(supplierID) + "-" }

// SupplierCode names a supplier in the numbers of its invoices.
func SupplierCode(supplierID int64) string { return "S" + strconv.FormatInt(supplierID, 10) }
