package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/returns/domain"
	"millesime/platform/db/timeline"
	"millesime/platform/fold"
)

type returnRow struct {
	bun.BaseModel `bun:"table:stock_recoveries,alias:v"`

	ID         int64 `bun:",pk,autoincrement"`
	Number     string
	SupplierID int64
	Warehouse  string
	MoveTo     string
	Status     domain.Status
	Reason     domain.Reason
	Comment    string
	LineCount  int64
	Units      int64
	ReceiptID  int64 `bun:",nullzero"`
	SearchText string
	CreatedAt  time.Time
	OrderedAt  time.Time `bun:",nullzero"`
	UpdatedAt  time.Time
}

type lineRow struct {
	bun.BaseModel `bun:"table:stock_recovery_lines,alias:vl"`

	ID         int64 `bun:",pk,autoincrement"`
	RecoveryID int64
	ProductID  int64
	Quantity   int64
	Lot        string
}

func steps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{
		Steps: "stock_recovery_steps", Key: "recovery_id", Documents: "stock_recoveries", Title: "number", Began: "comment",
	}
}

func newReturnRow(r domain.Return, words []string) returnRow {
	return returnRow{
		Number: r.Number, SupplierID: r.SupplierID, Warehouse: r.Warehouse, MoveTo: r.MoveTo, Status: r.Status, Reason: r.Reason,
		Comment: r.Comment, LineCount: int64(len(r.Lines)), Units: r.Units,
		SearchText: fold.Text(strings.Join(append([]string{r.Number, r.Comment}, words...), " ")), CreatedAt: r.CreatedAt, UpdatedAt: r.CreatedAt,
	}
}

func (v returnRow) one() domain.Return {
	return domain.Return{
		ID: v.ID, Number: v.Number, SupplierID: v.SupplierID, Warehouse: v.Warehouse, MoveTo: v.MoveTo, Status: v.Status, Reason: v.Reason,
		Comment: v.Comment, LineCount: v.LineCount, Units: v.Units, ReceiptID: v.ReceiptID,
		CreatedAt: v.CreatedAt.UTC(), OrderedAt: v.OrderedAt.UTC(),
	}
}

func (l lineRow) line() domain.Line {
	return domain.Line{ID: l.ID, ProductID: l.ProductID, Quantity: l.Quantity, Lot: l.Lot}
}
