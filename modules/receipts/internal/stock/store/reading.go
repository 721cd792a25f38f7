package store

import (
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/db"
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

// Narrowed keeps of documents called alias what a filter asks for; what they hold of products is theirs.
func Narrowed[S ~string](q *bun.SelectQuery, f domain.Filter[S], alias string) *bun.SelectQuery {
	q = db.Among(q, alias+".status IN (?)", f.Statuses)
	if f.Warehouse != "" {
		q = q.Where("?.warehouse = ?", bun.Safe(alias), f.Warehouse)
	}
	q = db.Among(q, alias+".supplier_id IN (?)", f.Suppliers)
	return db.HoldingWords(q, alias+".search_text", f.Search)
}

// FoundBy keeps of rows called alias what a search finds: those whose text holds every word, and those of products that do, by a
// condition on their ids.
func FoundBy(q *bun.SelectQuery, search domain.Search, alias, ofProducts string) *bun.SelectQuery {
	if len(search.Words) == 0 {
		return q
	}
	return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		q = q.WhereGroup("", func(q *bun.SelectQuery) *bun.SelectQuery {
			return db.HoldingWords(q, alias+".search_text", strings.Join(search.Words, " "))
		})
		if len(search.Found) > 0 {
			q = q.WhereOr(ofProducts, bun.List(search.Found))
		}
		return q
	})
}
