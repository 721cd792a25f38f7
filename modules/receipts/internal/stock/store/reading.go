package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
)

// Within keeps of rows called alias those that somebody reads: what is not the reader's is not there (architecture rule 6).
func Within(q *bun.SelectQuery, of domain.Reading, alias string) *bun.SelectQuery {
	switch {
	case of.Nothing:
		return q.Where("1 = 0")
	case of.SupplierID != 0:
		return q.Where("?.supplier_id = ?", bun.Safe(alias), of.SupplierID)
	default:
		return q
	}
}
