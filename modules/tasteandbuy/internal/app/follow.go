package app

import (
	"context"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Followed are the orders of a request as its guest follows them.
type Followed struct {
	domain.Request

	Restaurant string
	Orders     []FollowedOrder
}

// FollowedOrder is one of them, and how it is paid.
type FollowedOrder struct {
	ordersapi.FollowedOrder

	Transfer billingapi.Transfer
}

// Carriage is what its delivery costs, incl. tax.
func (o *FollowedOrder) Carriage() money.Cents {
	left := o.TotalTaxIncl
	for _, item := range o.Items {
		left -= item.Total
	}
	return left
}

// Follow gives the orders that a link opens.
func (all *Requests) Follow(ctx context.Context, token, ip string) (Followed, error) {
	id, err := all.opened(ctx, token, ip, opensOrders)
	if err != nil {
		return Followed{}, err
	}
	r, err := all.store.AnyRequest(ctx, nil, id)
	if err != nil {
		return Followed{}, unknownLink(err)
	}
	if r.Status != domain.Concluded {
		return Followed{}, domain.ErrLinkUnknown
	}
	restaurant, err := all.Parties.Party(ctx, r.RestaurantID)
	if err != nil {
		return Followed{}, err
	}
	out := Followed{Request: r, Restaurant: restaurant.DisplayName()}
	for _, order := range r.Orders {
		followed, err := all.RequestSources.Followed.Follow(ctx, r.GuestID, order.ID)
		if err != nil {
			return Followed{}, err
		}
		transfer, err := all.Transfers.TransferFor(ctx, r.GuestID, order.ID)
		if err != nil {
			return Followed{}, err
		}
		out.Orders = append(out.Orders, FollowedOrder{followed, transfer})
	}
	return out, nil
}

// Withdraw is the guest's withdrawal from one of its orders, or from units of its lines, without an account (Code de la consommation,
// L221-21).
func (all *Requests) Withdraw(ctx context.Context, token, ip string, orderID int64, units map[int64]int64) error {
	id, err := all.opened(ctx, token, ip, opensOrders)
	if err != nil {
		return err
	}
	for _, n := range units {
		if n < 1 {
			return domain.ErrNoBottles
		}
	}
	r, err := all.store.AnyRequest(ctx, nil, id)
	if err != nil {
		return unknownLink(err)
	}
	for _, order := range r.Orders {
		if order.ID == orderID {
			return all.RequestSources.Followed.WithdrawFrom(db.WithOrigin(ctx, r.GuestID, 0), r.GuestID, orderID, units)
		}
	}
	return domain.ErrLinkUnknown
}

// OrderMoved notes that an order of a request was canceled: nothing is due for it; or that it is paid, or not any more (domain 5.9).
func (all *Requests) OrderMoved(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	switch moved.To {
	case ordersevents.Canceled:
		return all.store.CancelOrder(ctx, tx, moved.OrderID, tx.Now())
	case ordersevents.Paid, ordersevents.Closed:
		return all.store.PayOrder(ctx, tx, moved.OrderID, tx.Now())
	case ordersevents.WaitingPayment, ordersevents.PaidError:
		return all.store.PayOrder(ctx, tx, moved.OrderID, time.Time{})
	default:
		return nil
	}
}

// OrderRevised notes what is kept of an order of a request: the commission is of that.
func (all *Requests) OrderRevised(ctx context.Context, tx *db.Tx, now ordersevents.IntroducedSaleChangedV1) error {
	return all.store.ReviseOrder(ctx, tx, domain.Order{
		ID: now.OrderID, Goods: money.Cents(now.GoodsCents), Total: money.Cents(now.TotalCents), Commission: money.Cents(now.FeeCents),
		Lines: lists.Each(now.Items, func(i ordersevents.IntroducedItem) domain.OrderLine {
			return domain.OrderLine{ProductID: i.ProductID, Quantity: i.Bottles, Total: money.Cents(i.TotalCents)}
		}),
	})
}

// OrderPlaced keeps the number that an order of a request was given.
func (all *Requests) OrderPlaced(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	return all.store.NumberOrder(ctx, tx, placed.OrderID, placed.Number)
}
