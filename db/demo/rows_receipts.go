package demo

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/fold"
)

type receiptRow struct {
	bun.BaseModel `bun:"table:receipts"`

	ID                                     int64 `bun:",pk"`
	SupplierID                             int64
	Warehouse, Status, Carrier, ExpectedOn string
	Number, TrackingNumber, Reference      string
	DutyStatus                             string
	ARC                                    string `bun:"arc"`
	SearchText                             string
	ArrivedAt                              *time.Time
	Version                                int64
	CreatedBy                              int64
	CreatedAt, UpdatedAt                   time.Time
}

type receiptLineRow struct {
	bun.BaseModel `bun:"table:receipt_lines"`

	ID                                    int64 `bun:",pk"`
	ReceiptID, Position, ProductID        int64
	Expected, Received, Damaged, Promised int64
	Lot, Note                             string
	Vintage                               int
}

// receiptLineLotRow is the lot that a line was announced with.
type receiptLineLotRow struct {
	bun.BaseModel `bun:"table:receipt_line_lots"`

	ID, LineID int64
	Lot        string
	Quantity   int64
}

type receiptStepRow struct {
	bun.BaseModel `bun:"table:receipt_steps"`

	ReceiptID            int64
	FromStatus, ToStatus string
	Changed              []string `bun:"type:jsonb"`
	Units, Damaged       int64
	ActorID              int64
	ActorName            string
	Comment              string
	CreatedAt            time.Time
}

type receiptCountRow struct {
	bun.BaseModel `bun:"table:receipt_counts"`

	ReceiptID, LineID int64
	Received, Damaged int64
	Lot, Note         string
	Vintage           int
	ActorID           int64
	CreatedAt         time.Time
}

func (w *world) writeReceipts(ctx context.Context, tx *db.Tx) error {
	var (
		rows   []receiptRow
		lines  []receiptLineRow
		lots   []receiptLineLotRow
		steps  []receiptStepRow
		counts []receiptCountRow
	)
	for _, r := range w.receipts {
		r.row.SearchText = fold.Text(strings.Join([]string{r.row.Number, r.row.Reference, r.row.Carrier, r.row.TrackingNumber}, " "))
		rows, steps, counts = append(rows, r.row), append(steps, r.steps...), append(counts, r.counts...)
		for n, l := range r.lines {
			lines = append(lines, receiptLineRow{
				ID: l.id, ReceiptID: r.row.ID, Position: int64(n), ProductID: l.product.row.ID, Expected: l.expected, Received: l.received,
				Damaged: l.damaged, Promised: l.promised, Lot: l.lot(), Note: l.note, Vintage: l.product.row.Vintage,
			})
			if l.expected > 0 {
				lots = append(lots, receiptLineLotRow{ID: l.id, LineID: l.id, Lot: l.lot(), Quantity: l.expected})
			}
		}
	}
	return writeAll(ctx, tx, put(rows), put(lines), put(lots), put(steps), put(counts), countNumbers("receipt_numbers", max(int64(len(rows)), 1)))
}

// incoming sums, by product, what open receipts bring.
func (w *world) incoming() map[int64]int64 {
	units := map[int64]int64{}
	for at := range w.receipts {
		for _, l := range w.receipts[at].lines {
			units[l.product.row.ID] += w.receipts[at].open(l)
		}
	}
	return units
}

// promisedOn is the day by which a product's awaited delivery is expected.
func (w *world) promisedOn(p *product) string {
	for at := range w.receipts {
		if slices.Contains(w.receipts[at].lines, p.stock.open) {
			return w.receipts[at].row.ExpectedOn
		}
	}
	return ""
}
