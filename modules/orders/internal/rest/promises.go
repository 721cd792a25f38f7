package rest

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

func (h handlers) promiseEndpoints() []api.Route {
	return []api.Route{
		api.Post("orders.give_up", "/orders/{id}/promises/give_up", tag, auth.AllGroups(),
			"Give up goods of an order that are not there yet", h.giveUp),
	}
}

type giveUpInput struct {
	ID   int64 `path:"id"`
	Body PromisesGivenUp
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

func (h handlers) giveUp(ctx context.Context, in giveUpInput) (OrderDetail, error) {
	lines := shipmentLines(in.Body.Lines)
	if err := h.orders.GiveUpPromises(ctx, auth.Must(ctx), in.ID, lines, in.Body.Comment); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}

func shipmentLines(lines []ShipmentLine) []domain.ShipmentLine {
	return lists.Each(lines, func(l ShipmentLine) domain.ShipmentLine {
		return domain.ShipmentLine{ItemID: l.Item, Quantity: l.Quantity}
	})
}
