package store

import (
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// within keeps of rows called alias those that somebody reads: what is not the reader's is not there (architecture rule 6).
func within(q *bun.SelectQuery, of domain.Reading, alias string) *bun.SelectQuery {
	switch {
	case of.Nothing:
		return q.Where("1 = 0")
	case of.SupplierID != 0:
		return q.Where("?.supplier_id = ?", bun.Safe(alias), of.SupplierID)
	default:
		return q
	}
}

// holdingWords keeps of rows called alias those whose folded text holds every word.
func holdingWords(q *bun.SelectQuery, alias, words string) *bun.SelectQuery {
	for word := range strings.FieldsSeq(fold.Text(words)) {
		q = q.Where(`?.search_text LIKE ? ESCAPE '\'`, bun.Safe(alias), db.Holding(word))
	}
	return q
}
