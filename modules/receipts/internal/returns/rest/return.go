package rest

import (
	"time"

	"millesime/modules/receipts/internal/returns/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// StockRecovery is a stock return as lists show it. Quantities are units.
type StockRecovery struct {
	api.Item
	Number      string             `json:"number"`
	Supplier    stockrest.Supplier `json:"supplier"`
	Warehouse   string             `json:"warehouse" enum:"dartess,supplier"` // that the goods leave
	MoveTo      *string            `json:"moveTo"    enum:"dartess,supplier"` // the one that they go to; null: they leave the stock
	Status      domain.Status      `json:"status"`
	Reason      domain.Reason      `json:"reason"`
	Comment     string             `json:"comment"`
	LineCount   int64              `json:"lineCount"`
	Units       int64              `json:"units"`
	CreatedAt   time.Time          `json:"createdAt"`
	OrderedAt   *time.Time         `json:"orderedAt"`   // when they were handed over
	Transitions []domain.Status    `json:"transitions"` // what the reader may do now
	MayDelete   bool               `json:"mayDelete"`   // the reader, now

	CommentRequired []domain.Status `json:"commentRequired,omitempty"` // of the transitions
}

// HydraClass is that of its detail too.
func (StockRecovery) HydraClass(string) string { return "StockRecovery" }

// StockRecoveryDetail is a stock return with its lines and what happened.
type StockRecoveryDetail struct {
	StockRecovery
	Receipt  *string             `json:"receipt"` // IRI of the one that was announced at the other warehouse
	Lines    []StockRecoveryLine `json:"lines"`
	Timeline []StockRecoveryStep `json:"timeline"`
}

// StockRecoveryLine is what a return holds of a product, or of one lot of it.
type StockRecoveryLine struct {
	ID       int64                    `json:"id"`
	Product  stockrest.ReceiptProduct `json:"product"`
	Quantity int64                    `json:"quantity"`
	Lot      string                   `json:"lot"`
	Tag      string                   `json:"tag" enum:"stock_back"`
}

// StockRecoveryStep is one entry of the timeline.
type StockRecoveryStep api.Step[domain.Status]

func newReturn(r domain.Return, reader auth.Actor) StockRecovery {
	out := StockRecovery{
		Item: api.NewItem("stock_recoveries", "StockRecovery", r.ID), Number: r.Number, Supplier: stockrest.NewSupplier(r.SupplierID, r.Supplier),
		Warehouse: r.Warehouse, MoveTo: api.OrNull(r.MoveTo), Status: r.Status, Reason: r.Reason, Comment: r.Comment,
		LineCount: r.LineCount, Units: r.Units, CreatedAt: r.CreatedAt, OrderedAt: api.OrNull(r.OrderedAt),
		MayDelete: r.CheckDelete() == nil,
	}
	out.Transitions, out.CommentRequired = document.Targets(r.Transitions(stock.RoleOf(reader, r.Warehouse)), document.AsksReason)
	return out
}

func newDetail(r domain.Return, reader auth.Actor) StockRecoveryDetail {
	out := StockRecoveryDetail{
		StockRecovery: newReturn(r, reader),
		Lines: lists.Each(r.Lines, func(l domain.Line) StockRecoveryLine {
			return StockRecoveryLine{
				ID: l.ID, Product: stockrest.NewProduct(l.Product), Quantity: l.Quantity, Lot: l.Lot, Tag: receiptsapi.TagStockBack,
			}
		}),
		Timeline: lists.Each(r.Timeline, func(s domain.Step) StockRecoveryStep { return StockRecoveryStep(api.NewStep(s)) }),
	}
	if r.ReceiptID != 0 {
		iri := api.IRI("receipts", r.ReceiptID)
		out.Receipt = &iri
	}
	return out
}
