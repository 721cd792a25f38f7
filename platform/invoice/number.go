package invoice

import (
	"fmt"
	"strconv"

	"millesime/platform/fold"
)

// Kind of a document.
type Kind string

// The kinds, each in a series of its own.
const (
	Invoice    Kind = "invoice"     // type 380 of EN 16931
	CreditNote Kind = "credit_note" // type 381
	Deposit    Kind = "deposit"     // type 386 (CGI, 289 I-1-c)
)

// Number of the nth document of a kind that is issued for a supplier in a year: FAC-S7-2026-000001.
func Number(kind Kind, supplierID int64, year int, nth int64) string {
	return fmt.Sprintf("%s%d-%06d", Series(kind, supplierID), year, nth)
}

// Series is how the numbers of a supplier's documents of a kind begin.
func Series(kind Kind, supplierID int64) string {
	prefix := map[Kind]string{Invoice: "FAC-", CreditNote: "AVO-", Deposit: "ACO-"}[kind]
	return prefix + SupplierCode(supplierID) + "-"
}

// SupplierCode names a supplier in the numbers of its invoices.
func SupplierCode(supplierID int64) string { return "S" + strconv.FormatInt(supplierID, 10) }

// NumberKey is what the numbers of a supplier's documents are told apart by.
func NumberKey(number string) string { return fold.Code(number) }
