package rest

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

func (h handlers) withdrawalEndpoints() []api.Route {
	return []api.Route{
		api.Post("orders.withdraw", "/orders/{id}/withdrawals", tag, []auth.Group{auth.Customer},
			"Withdraw from an order, or from some of its bottles, as consumers may by law; it is acknowledged by mail", h.withdraw),
	}
}

// Withdrawal is what somebody withdraws from.
type Withdrawal struct {
	Items []WithdrawnItem `json:"items,omitempty"` // left out: all that may be given back; before anything has left, always
}

// WithdrawnItem is how many units of a line somebody withdraws from.
type WithdrawnItem struct {
	Item     int64 `json:"item"`
	Quantity int64 `json:"quantity"`
}

func (w *Withdrawal) Rules() validate.Rules {
	rules := validate.Rules{
		validate.Field("items", &w.Items, validate.MaxItems(maxReported)),
		validate.Each("items", &w.Items, (*WithdrawnItem).Rules),
	}
	if w.Items != nil && len(w.Items) == 0 { // nothing was chosen, which is not everything
		rules = append(rules, validate.Field("items", &w.Items, validate.Required))
	}
	return rules
}

func (i *WithdrawnItem) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &i.Item, validate.Required),
		validate.Field("quantity", &i.Quantity, validate.Required, validate.MinValue[int64](1)),
	}
}

func (h handlers) withdraw(ctx context.Context, in api.BodyByID[Withdrawal]) (OrderDetail, error) {
	err := h.orders.Withdraw(ctx, auth.Must(ctx), in.ID, domain.Withdrawal{
		Lines: lists.Each(in.Body.Items, func(i WithdrawnItem) domain.ShipmentLine {
			return domain.ShipmentLine{ItemID: i.Item, Quantity: i.Quantity}
		}),
	})
	if err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, api.ByID{ID: in.ID})
}

// WithdrawalRight is the reader's right to withdraw from an order.
type WithdrawalRight struct {
	Until *time.Time `json:"until"` // null: some of it is still to arrive, so that it has not begun to end
	Whole bool       `json:"whole"` // nothing has left: a withdrawal is from all of it, and cancels it
	// Items are what somebody may withdraw from, once something has left.
	Items []WithdrawnItem `json:"items"`
}

// withdrawalRight is null where the reader has none, or not now.
func withdrawalRight(o domain.Order, offer domain.Offer) *WithdrawalRight {
	if !offer.MayWithdraw(o) {
		return nil
	}
	right := &WithdrawalRight{Until: api.OrNull(o.WithdrawUntil()), Whole: o.ShippedUnits == 0, Items: []WithdrawnItem{}}
	left := o.Returnable()
	for _, item := range o.Items {
		if units := left[item.ID]; units > 0 && !right.Whole {
			right.Items = append(right.Items, WithdrawnItem{item.ID, units})
		}
	}
	return right
}
