package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// TakeDue reads open invoices that nobody was told of yet, and notes that somebody is.
func (s *Store) TakeDue(ctx context.Context, tx *db.Tx, r domain.Reminder, limit int64) ([]domain.Document, error) {
	told := bun.Ident("due_told")
	if r.Overdue {
		told = "overdue_told"
	}
	var rows []invoiceRow
	err := db.LockRows(tx.IDB().NewSelect(), tx).Model(&rows).Where(open+" AND i.due_on BETWEEN ? AND ? AND NOT i.?", r.From, r.To, told).
		Order("i.id").Limit(limit).Scan(ctx)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	ids := lists.Each(rows, func(row invoiceRow) int64 { return row.ID })
	_, err = tx.IDB().NewUpdate().TableExpr("invoices").Set("? = TRUE", told).Where("id IN (?)", bun.List(ids)).Exec(ctx)
	return documentsOf(rows), db.Wrap(err, "note what was told of invoices")
}
