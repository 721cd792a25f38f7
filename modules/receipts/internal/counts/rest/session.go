package rest

import (
	"time"

	"millesime/modules/receipts/internal/counts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// StockCount is a counting session as lists show it. Quantities are units; while it is counted blindly, what tells of differences
// is null.
type StockCount struct {
	api.Item
	Number          string             `json:"number"`
	Supplier        stockrest.Supplier `json:"supplier"`
	Warehouse       string             `json:"warehouse" enum:"dartess,supplier"`
	Label           string             `json:"label"`
	Blind           bool               `json:"blind"`
	Proposed        bool               `json:"proposed"` // by the supplier at Dartess, for an administrator to confirm
	Status          domain.Status      `json:"status"`
	Round           int64              `json:"round"` // of counting, the first is 1
	LineCount       int64              `json:"lineCount"`
	CountedCount    int64              `json:"countedCount"`   // of those
	DifferentCount  *int64             `json:"differentCount"` // of those
	Missing         *int64             `json:"missing"`
	Surplus         *int64             `json:"surplus"`
	MissingValue    *money.Cents       `json:"missingValueTaxExcl"` // at the list prices of its first day
	SurplusValue    *money.Cents       `json:"surplusValueTaxExcl"`
	CreatedAt       time.Time          `json:"createdAt"`
	EndedAt         *time.Time         `json:"endedAt"`
	Transitions     []domain.Status    `json:"transitions"`     // what the reader may do now
	CommentRequired []domain.Status    `json:"commentRequired"` // of those
	MayCount        bool               `json:"mayCount"`        // the reader, now
}

// HydraClass is that of its detail too.
func (StockCount) HydraClass(string) string { return "StockCount" }

// StockCountDetail is a counting session with what happened.
type StockCountDetail struct {
	StockCount
	Timeline []StockCountStep `json:"timeline"`
}

// StockCountStep is one entry of the timeline.
type StockCountStep api.Step[domain.Status]

// StockCountLine is what was counted of a product.
type StockCountLine struct {
	ID         int64                    `json:"id"`
	Product    stockrest.ReceiptProduct `json:"product"`
	Counted    *int64                   `json:"counted"`    // null: not counted
	Previous   *int64                   `json:"previous"`   // of the round before, when it is counted again
	Expected   *int64                   `json:"expected"`   // on hand when it was last counted
	Difference *int64                   `json:"difference"` // null: not counted
	Value      *money.Cents             `json:"valueTaxExcl"`
	Recount    bool                     `json:"recount"` // asked for in this round
	CountedAt  *time.Time               `json:"countedAt"`
	Corrected  int64                    `json:"corrected"` // units, once approved
}

// StockCountEntry is what somebody counted of a product in one place.
type StockCountEntry struct {
	ID           int64                    `json:"id"`
	Product      stockrest.ReceiptProduct `json:"product"`
	Units        int64                    `json:"units"` // below 0: takes back what was entered too much
	Lot          string                   `json:"lot"`
	Place        string                   `json:"place"`
	Note         string                   `json:"note"`
	Round        int64                    `json:"round"`
	Actor        string                   `json:"actor"`
	Impersonator string                   `json:"impersonator"` // the admin who acted in that name; "" is none
	At           time.Time                `json:"at"`
}

func newCount(s domain.Session, reader auth.Actor) StockCount {
	role := stock.RoleOf(reader, s.Warehouse)
	out := StockCount{
		Item: api.NewItem("stock_counts", "StockCount", s.ID), Number: s.Number, Supplier: stockrest.NewSupplier(s.SupplierID, s.Supplier),
		Warehouse: s.Warehouse, Label: s.Label, Blind: s.Blind, Proposed: s.Proposed, Status: s.Status, Round: s.Round,
		LineCount: s.Totals.Lines, CountedCount: s.Totals.Counted, CreatedAt: s.CreatedAt, EndedAt: api.OrNull(s.EndedAt),
		MayCount: s.CheckCount(role) == nil,
	}
	if !s.Hides() {
		t := s.Totals
		out.DifferentCount, out.Missing, out.Surplus = &t.Different, &t.Missing, &t.Surplus
		out.MissingValue, out.SurplusValue = &t.MissingValue, &t.SurplusValue
	}
	out.Transitions, out.CommentRequired = document.Targets(s.Transitions(role), document.AsksReason)
	return out
}

func newDetail(s domain.Session, reader auth.Actor) StockCountDetail {
	return StockCountDetail{
		StockCount: newCount(s, reader),
		Timeline:   lists.Each(s.Timeline, func(step domain.Step) StockCountStep { return StockCountStep(api.NewStep(step)) }),
	}
}

func newCountLine(s domain.Session, l domain.Line) StockCountLine {
	out := StockCountLine{
		ID: l.ID, Product: stockrest.NewProduct(l.Product), Counted: l.Counted, Recount: l.Recount, CountedAt: api.OrNull(l.CountedAt),
		Corrected: l.Corrected,
	}
	if s.Hides() {
		return out
	}
	out.Expected, out.Previous = &l.Expected, l.Previous
	if l.Counted != nil {
		difference, value := l.Difference(), l.Value()
		out.Difference, out.Value = &difference, &value
	}
	return out
}

func newCountEntry(e domain.Entry) StockCountEntry {
	return StockCountEntry{
		ID: e.ID, Product: stockrest.NewProduct(e.Product), Units: e.Units, Lot: e.Lot, Place: e.Place, Note: e.Note, Round: e.Round,
		Actor: e.ActorName, Impersonator: e.ImpersonatorName, At: e.At,
	}
}
