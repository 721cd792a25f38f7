package rest

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

func (h handlers) substitutionEndpoints() []api.Route {
	return []api.Route{
		api.Post("orders.substitute", "/orders/{id}/promises/substitute", tag, auth.AllGroups(),
			"Order other wines instead of goods of an order that are not there yet, which are given up", h.substitute, api.Creates),
		api.Post("orders.substitute_quote", "/orders/{id}/promises/substitute/simulation", tag, auth.AllGroups(),
			"What other wines would come to instead of goods that are not there yet, and what stands in their way", h.quoteSubstitutes),
	}
}

// Substitution is what a buyer takes instead of waiting, of one supplier.
type Substitution struct {
	Items         []Substitute `json:"items"`
	CGAccepted    bool         `json:"cgAccepted,omitempty"`
	ExpectedTotal *money.Cents `json:"expectedTotal,omitempty"` // totalPriceTaxIncl that the buyer saw
}

// Substitute is a wine instead of units of a line.
type Substitute struct {
	Item     int64         `json:"item"`     // the line that waits
	Quantity int64         `json:"quantity"` // units of it that are given up
	Product  api.Reference `json:"product" ref:"products"`
	Vintage  *int          `json:"vintage"`                   // of the product, as the buyer saw it; null: none
	Ordered  *int64        `json:"orderedQuantity,omitempty"` // units of the product; as many as are given up when left out
}

const (
	maxSubstituted = 1_000_000 // units of one line
	lastVintage    = 9999
)

func (s *Substitution) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("items", &s.Items, validate.Required, validate.MaxItems(maxParcelLines)),
		validate.Each("items", &s.Items, (*Substitute).Rules),
	}
}

func (s *Substitute) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &s.Item, validate.Required),
		validate.Field("quantity", &s.Quantity, validate.Between[int64](1, maxSubstituted)),
		validate.Field("product", &s.Product, validate.Required),
		validate.Field("vintage", &s.Vintage, validate.Between(0, lastVintage)),
		validate.Field("orderedQuantity", &s.Ordered, validate.Between[int64](1, maxSubstituted)),
	}
}

func (s *Substitution) substitution() domain.Substitution {
	wanted := domain.Substitution{CGAccepted: s.CGAccepted, ExpectedTotal: s.ExpectedTotal}
	for _, item := range s.Items {
		line := domain.Substitute{
			ShipmentLine: domain.ShipmentLine{ItemID: item.Item, Quantity: item.Quantity}, ProductID: int64(item.Product), Ordered: item.Quantity,
		}
		if item.Vintage != nil {
			line.Vintage = *item.Vintage
		}
		if item.Ordered != nil {
			line.Ordered = *item.Ordered
		}
		wanted.Lines = append(wanted.Lines, line)
	}
	return wanted
}

// Substituted is the order that waits for less, and the new one.
type Substituted struct {
	Order       OrderDetail `json:"order"`
	Replacement RelatedTo   `json:"replacement"`
}

// RelatedTo is an order that takes the place of what another one waited for, or that one.
type RelatedTo struct {
	api.Ref
	Number string `json:"number"`
}

func (h handlers) substitute(ctx context.Context, in api.BodyByID[Substitution]) (Substituted, error) {
	actor := auth.Must(ctx)
	id, err := h.negotiation.Substitute(ctx, actor, in.ID, in.Body.substitution())
	if err != nil {
		return Substituted{}, err
	}
	placed, err := h.orders.Order(ctx, actor, id)
	if err != nil {
		return Substituted{}, err
	}
	order, err := h.get(ctx, api.ByID{ID: in.ID})
	return Substituted{Order: order, Replacement: RelatedTo{Ref: api.RefTo("orders", id), Number: placed.Number}}, err
}

// SubstituteQuote is what the new order would come to.
type SubstituteQuote struct {
	Items    []SubstituteItem `json:"items"` // in the order of the request
	SubTotal money.Cents      `json:"subTotalPriceTaxExcl"`
	Fees     money.Cents      `json:"totalFees"` // carriage and handling
	TaxExcl  money.Cents      `json:"totalPriceTaxExcl"`
	TaxIncl  money.Cents      `json:"totalPriceTaxIncl"`
	Blockers []Blocker        `json:"blockers"` // why it could not be ordered
}

// SubstituteItem is a line of it.
type SubstituteItem struct {
	Product   OrderProduct `json:"product"`
	Quantity  int64        `json:"quantity"`
	UnitPrice money.Cents  `json:"unitPriceTaxExcl"`
	Net       money.Cents  `json:"totalPriceTaxExcl"`
}

func (h handlers) quoteSubstitutes(ctx context.Context, in api.BodyByID[Substitution]) (SubstituteQuote, error) {
	quote, err := h.negotiation.QuoteSubstitutes(ctx, auth.Must(ctx), in.ID, in.Body.substitution())
	if err != nil {
		return SubstituteQuote{}, err
	}
	return newSubstituteQuote(quote, api.Language(ctx)), nil
}

func newSubstituteQuote(quote ordersapi.Repriced, lang string) SubstituteQuote {
	draft := quote.Draft
	out := SubstituteQuote{
		Items: make([]SubstituteItem, 0, len(draft.Items)), Blockers: newBlockers(quote.Blockers, lang), SubTotal: draft.SubTotalTaxExcl,
		Fees: draft.Fees, TaxExcl: draft.TotalTaxExcl, TaxIncl: draft.TotalTaxIncl,
	}
	for _, item := range draft.Items {
		out.Items = append(out.Items, SubstituteItem{
			Product: newOrderProduct(item.Product, domain.CopyOf(draft.Supplier)), Quantity: item.Quantity, UnitPrice: item.UnitPrice, Net: item.Net,
		})
	}
	return out
}

func (h handlers) promiseEndpoints() []api.Route {
	return []api.Route{
		api.Post("orders.give_up", "/orders/{id}/promises/give_up", tag, auth.AllGroups(),
			"Give up goods of an order that are not there yet", h.giveUp),
	}
}

// PromisesGivenUp are goods that nobody wants to wait for.
type PromisesGivenUp struct {
	Lines   []ShipmentLine `json:"lines"`
	Comment string         `json:"comment,omitempty"` // sellers say why
}

func (g *PromisesGivenUp) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lines", &g.Lines, validate.Required, validate.MaxItems(maxParcelLines)),
		validate.Each("lines", &g.Lines, (*ShipmentLine).Rules),
		validate.Field("comment", &g.Comment, validate.Max(maxComment)),
	}
}

func (h handlers) giveUp(ctx context.Context, in api.BodyByID[PromisesGivenUp]) (OrderDetail, error) {
	lines := shipmentLines(in.Body.Lines)
	if err := h.orders.GiveUpPromises(ctx, auth.Must(ctx), in.ID, lines, in.Body.Comment); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, api.ByID{ID: in.ID})
}

func shipmentLines(lines []ShipmentLine) []domain.ShipmentLine {
	return lists.Each(lines, func(l ShipmentLine) domain.ShipmentLine {
		return domain.ShipmentLine{ItemID: l.Item, Quantity: l.Quantity}
	})
}
