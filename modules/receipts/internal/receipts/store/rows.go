package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db/timeline"
	"millesime/platform/fold"
)

type receiptRow struct {
	bun.BaseModel `bun:"table:receipts,alias:r"`

	ID         int64 `bun:",pk,autoincrement"`
	Number     string
	SupplierID int64
	Warehouse  string
	Status     domain.Status
	domain.Header
	ArrivedAt      time.Time `bun:",nullzero"`
	CreatedAt      time.Time
	UpdatedAt      time.Time
	Version        int64
	CreatedBy      int64
	ImpersonatorID int64
	SearchText     string
	RecoveryID     int64

	LineCount int64 `bun:",scanonly"`
	Expected  int64 `bun:",scanonly"`
	Received  int64 `bun:",scanonly"`
	Damaged   int64 `bun:",scanonly"`
	Short     int64 `bun:",scanonly"`
}

func newReceiptRow(r domain.Receipt) receiptRow {
	return receiptRow{
		ID: r.ID, Number: r.Number, SupplierID: r.SupplierID, Warehouse: r.Warehouse, Status: r.Status,
		Header: r.Header, ArrivedAt: r.ArrivedAt,
		CreatedAt: r.CreatedAt, UpdatedAt: r.UpdatedAt, Version: r.Version, SearchText: searchText(r), RecoveryID: r.RecoveryID,
	}
}

// searchText is what a receipt is found by, besides its wines.
func searchText(r domain.Receipt) string {
	return fold.Text(strings.Join([]string{r.Number, r.Reference, r.Carrier, r.TrackingNumber}, " "))
}

func (r receiptRow) receipt() domain.Receipt {
	return domain.Receipt{
		ID: r.ID, Number: r.Number, SupplierID: r.SupplierID, Warehouse: r.Warehouse, Status: r.Status, RecoveryID: r.RecoveryID,
		Header:    r.Header,
		ArrivedAt: r.ArrivedAt.UTC(), CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(), Version: r.Version,
		Totals: domain.Totals{LineCount: r.LineCount, Expected: r.Expected, Received: r.Received, Damaged: r.Damaged, Short: r.Short},
	}
}

type lineRow struct {
	bun.BaseModel `bun:"table:receipt_lines,alias:rl"`

	ID         int64 `bun:",pk,autoincrement"`
	ReceiptID  int64
	Position   int64
	ProductID  int64
	Expected   int64
	Received   int64
	Damaged    int64
	Promised   int64
	Lot        string
	Vintage    int
	BestBefore string
	Note       string
}

func newLineRow(receiptID int64, position int, l domain.Line) lineRow {
	return lineRow{
		ID: l.ID, ReceiptID: receiptID, Position: int64(position), ProductID: l.ProductID, Expected: l.Expected, Received: l.Received,
		Damaged: l.Damaged, Promised: l.Promised, Lot: l.Lot, Vintage: l.Vintage, BestBefore: l.BestBefore, Note: l.Note,
	}
}

func (r lineRow) line() domain.Line {
	return domain.Line{
		ID: r.ID, ProductID: r.ProductID, Expected: r.Expected, Received: r.Received, Damaged: r.Damaged, Promised: r.Promised,
		Lot: r.Lot, Vintage: r.Vintage, BestBefore: r.BestBefore, Note: r.Note,
	}
}

type stepRow struct {
	bun.BaseModel `bun:"table:receipt_steps,alias:t"`
	timeline.Row[domain.Status]

	ReceiptID int64
	Changed   []string `bun:"type:jsonb"`
	Units     int64
	Damaged   int64
}

func newStepRow(receiptID int64, s domain.Step) stepRow {
	changed := s.Changed
	if changed == nil {
		changed = []string{}
	}
	return stepRow{
		Row: timeline.RowOf(s.Step), ReceiptID: receiptID, Changed: changed, Units: s.Units, Damaged: s.Damaged,
	}
}

func (r stepRow) step() domain.Step {
	return domain.Step{Step: r.Step(), Changed: r.Changed, Units: r.Units, Damaged: r.Damaged}
}
