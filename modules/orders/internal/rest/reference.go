package rest

import (
	"context"
	"strings"

	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

func (h handlers) referenceEndpoints() []api.Route {
	return []api.Route{
		api.Patch("orders.patch", "/orders/{id}", tag, auth.AllGroups(),
			"Change the customer's own reference of an order until it leaves", h.refer,
			api.Reads(func(ctx context.Context, in referenceInput) ([]any, error) {
				return api.Read(h.get(ctx, itemInput{in.ID}))
			})),
	}
}

type referenceInput struct {
	ID   int64 `path:"id"`
	Body OrderChange
}

// OrderChange is what an order gets instead; what is left out stays, null clears.
type OrderChange struct {
	CustomerReference api.Field[string] `json:"customerReference,omitzero"`
}

const maxReference = 35 // characters: EN 16931 BT-13 as French invoices take it

func (c *OrderChange) Rules() validate.Rules {
	return validate.Rules{validate.Field("customerReference", &c.CustomerReference, validate.Max(maxReference))}
}

func (h handlers) refer(ctx context.Context, in referenceInput) (OrderDetail, error) {
	if in.Body.CustomerReference.Set {
		reference := strings.Join(strings.Fields(in.Body.CustomerReference.Value), " ")
		if err := h.orders.Refer(ctx, auth.Must(ctx), in.ID, reference); err != nil {
			return OrderDetail{}, err
		}
	}
	return h.get(ctx, itemInput{in.ID})
}
