package rest

import (
	"fmt"
	"time"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// Receipt is a delivery to a warehouse as lists show it. Quantities are units.
type Receipt struct {
	api.Item
	Number          string             `json:"number"`
	Supplier        stockrest.Supplier `json:"supplier"`
	Warehouse       string             `json:"warehouse" enum:"dartess,supplier"`
	Status          domain.Status      `json:"status"`
	ExpectedOn      string             `json:"expectedOn"` // YYYY-MM-DD
	ArrivedAt       *time.Time         `json:"arrivedAt"`
	Carrier         string             `json:"carrier"`
	TrackingNumber  string             `json:"trackingNumber"`
	Reference       string             `json:"reference"` // the supplier's own
	DutyStatus      string             `json:"dutyStatus" enum:"paid,suspended"`
	ARC             string             `json:"arc"` // of the electronic document of suspended goods
	Comment         string             `json:"comment"`
	LineCount       int64              `json:"lineCount"`
	Expected        int64              `json:"expected"`
	Received        int64              `json:"received"`
	Damaged         int64              `json:"damaged"` // counted, never on hand
	Late            bool               `json:"late"`    // the day has passed and nothing has arrived
	CreatedAt       time.Time          `json:"createdAt"`
	UpdatedAt       time.Time          `json:"updatedAt"`
	Version         int64              `json:"version"`
	Transitions     []domain.Status    `json:"transitions"`     // what the reader may do now
	CommentRequired []domain.Status    `json:"commentRequired"` // of those
	MayCount        bool               `json:"mayCount"`        // the reader, now
	MayEdit         bool               `json:"mayEdit"`         // the reader, now
	MayEditLines    bool               `json:"mayEditLines"`
}

// HydraClass is that of its detail too.
func (Receipt) HydraClass(string) string { return "Receipt" }

// ReceiptDetail is a receipt with its lines and what happened.
type ReceiptDetail struct {
	Receipt
	MayCorrect bool `json:"mayCorrect"` // the reader, what was counted

	Lines    []ReceiptLine  `json:"lines"`
	Timeline []ReceiptStep  `json:"timeline"`
	Counts   []ReceiptCount `json:"counts"` // the newest last

	Documents []ReceiptDocument `json:"documents"` // likewise
}

// ReceiptLine is one product of a receipt.
type ReceiptLine struct {
	ID         int64                    `json:"id"`
	Product    stockrest.ReceiptProduct `json:"product"`
	Expected   int64                    `json:"expected"` // 0: it came and was not announced
	Received   int64                    `json:"received"`
	Damaged    int64                    `json:"damaged"`
	Open       int64                    `json:"open"`     // may still come
	Promised   int64                    `json:"promised"` // of those, to orders
	Lot        string                   `json:"lot"`
	Recalled   bool                     `json:"recalled"` // a lot of it
	Vintage    *int                     `json:"vintage"`
	BestBefore *string                  `json:"bestBefore"` // YYYY-MM-DD
	Note       string                   `json:"note"`
	Lots       []LineLot                `json:"lots"` // that it brings, as far as anybody knows; one that it brings alone is its lot, too
}

// LineLot is units of one lot that a receipt brings.
type LineLot struct {
	Lot        string  `json:"lot"`
	Quantity   int64   `json:"quantity"`
	BestBefore *string `json:"bestBefore"` // YYYY-MM-DD
	Recalled   bool    `json:"recalled"`
}

// ReceiptStep is one entry of the timeline.
type ReceiptStep struct {
	api.Step[domain.Status]
	Changed []string `json:"changed" enum:"counted,corrected,document,documentRemoved,expectedOn,carrier,trackingNumber,reference,dutyStatus,arc,comment,lines"`
	Units   int64    `json:"units"` // counted; of a correction more or fewer
	Damaged int64    `json:"damaged"`
}

// ReceiptCount is what was counted of a line in one call.
type ReceiptCount struct {
	ID         int64     `json:"id"`
	Line       int64     `json:"line"`
	Received   int64     `json:"received"`
	Damaged    int64     `json:"damaged"`
	Lot        string    `json:"lot"`
	Recalled   bool      `json:"recalled"` // the lot
	Vintage    *int      `json:"vintage"`
	BestBefore *string   `json:"bestBefore"`
	Note       string    `json:"note"`
	Photo      *string   `json:"photo"` // where it is read
	At         time.Time `json:"at"`
}

func newReceipt(r domain.Receipt, reader auth.Actor, now time.Time) Receipt {
	role := stock.RoleOf(reader, r.Warehouse)
	out := Receipt{
		Item: api.NewItem("receipts", "Receipt", r.ID), Number: r.Number,
		Supplier:  stockrest.NewSupplier(r.SupplierID, r.Supplier),
		Warehouse: r.Warehouse, Status: r.Status, ExpectedOn: r.ExpectedOn, ArrivedAt: api.OrNull(r.ArrivedAt), Carrier: r.Carrier,
		TrackingNumber: r.TrackingNumber, Reference: r.Reference, DutyStatus: r.DutyStatus, ARC: r.ARC, Comment: r.Comment,
		LineCount: r.LineCount, Expected: r.Expected, Received: r.Received, Damaged: r.Damaged, Late: r.Late(now),
		CreatedAt: r.CreatedAt, UpdatedAt: r.UpdatedAt, Version: r.Version,
		MayCount: r.CheckCount(role) == nil, MayEdit: r.CheckEdit(r.Version, false) == nil, MayEditLines: r.CheckEdit(r.Version, true) == nil,
	}
	out.Transitions, out.CommentRequired = document.Targets(r.Transitions(role), r.NeedsReason)
	return out
}

func newReceiptDetail(r domain.Receipt, reader auth.Actor, now time.Time) ReceiptDetail {
	return ReceiptDetail{
		Receipt: newReceipt(r, reader, now), MayCorrect: r.CheckCorrection(stock.RoleOf(reader, r.Warehouse), now) == nil,
		Lines: lists.Each(r.Lines, func(l domain.Line) ReceiptLine {
			return ReceiptLine{
				ID: l.ID, Product: stockrest.NewProduct(l.Product), Expected: l.Expected, Received: l.Received, Damaged: l.Damaged,
				Open: l.Open(r.Status), Promised: l.Promised, Lot: l.Lot, Recalled: l.Recalled, Vintage: api.OrNull(l.Vintage),
				BestBefore: api.OrNull(l.BestBefore), Note: l.Note, Lots: lists.Each(l.Lots, newLineLot),
			}
		}),
		Timeline: lists.Each(r.Timeline, func(s domain.Step) ReceiptStep {
			return ReceiptStep{Step: api.NewStep(s.Step), Changed: s.Changed, Units: s.Units, Damaged: s.Damaged}
		}),
		Counts:    lists.Each(r.Counts, func(c domain.CountedLine) ReceiptCount { return newReceiptCount(r.ID, c) }),
		Documents: lists.Each(r.Documents, func(d domain.Document) ReceiptDocument { return newReceiptDocument(r.ID, d) }),
	}
}

func newReceiptCount(receiptID int64, c domain.CountedLine) ReceiptCount {
	count := ReceiptCount{
		ID: c.ID, Line: c.LineID, Received: c.Received, Damaged: c.Damaged, Lot: c.Lot, Recalled: c.Recalled, Vintage: api.OrNull(c.Vintage),
		BestBefore: api.OrNull(c.BestBefore), Note: c.Note, At: c.At,
	}
	if c.Photo != "" {
		url := fmt.Sprintf("%s/photos/%d", api.IRI("receipts", receiptID), c.ID)
		count.Photo = &url
	}
	return count
}

func newLineLot(l domain.LineLot) LineLot {
	return LineLot{Lot: l.Lot, Quantity: l.Quantity, BestBefore: api.OrNull(l.BestBefore), Recalled: l.Recalled}
}
