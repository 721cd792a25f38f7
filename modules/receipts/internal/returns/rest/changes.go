package rest

import (
	"context"
	"strings"

	"millesime/modules/receipts/internal/returns/app"
	"millesime/modules/receipts/internal/returns/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

type askInput struct{ Body NewStockRecovery }

// NewStockRecovery asks goods back.
type NewStockRecovery struct {
	Warehouse string                 `json:"warehouse"          enum:"dartess,supplier"`
	MoveTo    string                 `json:"moveTo,omitempty"   enum:",dartess,supplier"` // the other warehouse, for goods that only move
	Supplier  api.Reference          `json:"supplier,omitempty" ref:"users"`              // named by admins, for suppliers themselves
	Reason    domain.Reason          `json:"reason"`
	Comment   string                 `json:"comment,omitempty"` // required of other reasons
	Lines     []NewStockRecoveryLine `json:"lines"`
}

// NewStockRecoveryLine is how many units of a product leave, of one lot where it is known.
type NewStockRecoveryLine struct {
	Product  api.Reference `json:"product"       ref:"products"`
	Quantity int64         `json:"quantity"`
	Lot      string        `json:"lot,omitempty"`
}

// Rules of a return: goods that move say where to, and nothing else does.
func (n *NewStockRecovery) Rules() validate.Rules {
	moves := n.Reason == domain.ReasonMove
	return validate.Rules{
		validate.Field("warehouse", &n.Warehouse, validate.Required, validate.OneOf(stockrest.Warehouses()...)),
		validate.Field("moveTo", &n.MoveTo, validate.RequiredIf(reasonLabel(), moves), validate.Optional,
			validate.OneOf(stockrest.Warehouses()...),
			validate.By("other_warehouse", fault.Say("Seul un changement d’entrepôt a une destination : l’autre entrepôt",
				"Only a change of warehouse has a destination: the other warehouse"), func(to string) bool { return moves && to != n.Warehouse })),
		validate.Field("reason", &n.Reason, validate.Required, validate.OneOf(domain.Reasons()...)),
		validate.Field("comment", &n.Comment, validate.RequiredIf(reasonLabel(), n.Reason == domain.ReasonOther),
			validate.Max(stockrest.MaxComment)),
		validate.Field("lines", &n.Lines, validate.Required, validate.MaxItems(stockrest.MaxLines)),
		validate.Each("lines", &n.Lines, (*NewStockRecoveryLine).Rules),
	}
}

func reasonLabel() fault.Text { return fault.Text{FR: "le motif", EN: "the reason"} }

func (l *NewStockRecoveryLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &l.Product, validate.Required),
		validate.Field("quantity", &l.Quantity, validate.Between[int64](1, stockrest.MaxUnits)),
		validate.Field("lot", &l.Lot, validate.Max(stockrest.MaxWord)),
	}
}

func (h handlers) ask(ctx context.Context, in askInput) (StockRecoveryDetail, error) {
	n := in.Body
	one := domain.Return{
		SupplierID: int64(n.Supplier), Warehouse: n.Warehouse, MoveTo: n.MoveTo, Reason: n.Reason,
		Comment: strings.TrimSpace(n.Comment),
		Lines: lists.Each(n.Lines, func(l NewStockRecoveryLine) domain.Line {
			return domain.Line{ProductID: int64(l.Product), Quantity: l.Quantity, Lot: strings.TrimSpace(l.Lot)}
		}),
	}
	for _, l := range one.Lines {
		one.Units += l.Quantity
	}
	id, err := h.returns.Ask(ctx, auth.Must(ctx), one)
	return api.After(ctx, id, err, h.detail)
}

// StockRecoveryTransition says that the goods were handed over.
type StockRecoveryTransition struct {
	Transition domain.Status `json:"transition"` // the state's code
	Comment    string        `json:"comment,omitempty"`
	ExpectedOn *string       `json:"expectedOn,omitempty"` // YYYY-MM-DD, of goods that move: at the other warehouse; the same day when left out
}

// Rules of a transition. Pending is a state, and nothing leads there: the state table says so.
func (t *StockRecoveryTransition) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("transition", &t.Transition, validate.Required, validate.OneOf(domain.Statuses()...)),
		validate.Field("comment", &t.Comment, validate.Max(stockrest.MaxComment)),
		validate.Field("expectedOn", &t.ExpectedOn, validate.Date),
	}
}

func (h handlers) transition(ctx context.Context, in api.BodyByID[StockRecoveryTransition]) (StockRecoveryDetail, error) {
	err := h.returns.Move(ctx, auth.Must(ctx), in.ID, app.HandOver{
		To: in.Body.Transition, Comment: strings.TrimSpace(in.Body.Comment), ExpectedOn: api.OrZero(in.Body.ExpectedOn),
	})
	return api.After(ctx, in.ID, err, h.detail)
}
