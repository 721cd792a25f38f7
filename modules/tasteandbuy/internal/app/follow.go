package app

import (
	"context"
	"errors"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/tasteandbuy/tasteandbuyevents"
	"millesime/modules/users/usersapi"
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
	Refunded money.Cents // so far
	Refund   money.Cents // of what was paid, what is still to be given back
}

// Carriage is what its delivery costs, incl. tax, and what of it is not owed any more.
func (o *FollowedOrder) Carriage() (owed, gone money.Cents) {
	owed, gone = o.TotalTaxIncl, o.Ordered-o.TotalTaxIncl
	for _, item := range o.Items {
		owed -= item.Total
	}
	for _, item := range o.Gone {
		gone -= item.Total
	}
	return owed, gone
}

// ordered is the request whose orders a link opens: by its own number, or by that of the person that its guest became.
func (all *Requests) ordered(ctx context.Context, token, ip string) (domain.Request, error) {
	id, opens, err := all.opened(ctx, token, ip, usersapi.OpensOrders, usersapi.OpensGuest)
	if err != nil {
		return domain.Request{}, err
	}
	if opens == usersapi.OpensGuest {
		if id, err = all.store.RequestOf(ctx, id); err != nil {
			return domain.Request{}, unknownLink(err)
		}
	}
	r, err := all.store.AnyRequest(ctx, nil, id)
	return r, unknownLink(err)
}

// Follow gives the orders that a link opens.
func (all *Requests) Follow(ctx context.Context, token, ip string) (Followed, error) {
	r, err := all.ordered(ctx, token, ip)
	if err != nil {
		return Followed{}, err
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
		exchanged, err := all.Transfers.Exchanged(ctx, usersapi.Pair{SupplierID: followed.SupplierID, CustomerID: r.GuestID})
		if err != nil {
			return Followed{}, err
		}
		out.Orders = append(out.Orders, FollowedOrder{
			FollowedOrder: followed, Transfer: transfer, Refunded: exchanged.Refunded,
			Refund: max(0, exchanged.Paid-exchanged.Refunded-followed.TotalTaxIncl), // it orders once from each, as a person of its own
		})
	}
	return out, nil
}

// Withdraw is the guest's withdrawal from one of its orders, or from units of its lines, without an account (Code de la consommation,
// L221-21), of which it was shown that it keeps so many units.
func (all *Requests) Withdraw(ctx context.Context, token, ip string, orderID int64, units map[int64]int64, kept int64) error {
	r, err := all.ordered(ctx, token, ip)
	if err != nil {
		return err
	}
	for _, n := range units {
		if n < 1 {
			return domain.ErrNoBottles
		}
	}
	for _, order := range r.Orders {
		if order.ID == orderID {
			return all.RequestSources.Followed.WithdrawFrom(db.WithOrigin(ctx, r.GuestID, 0), r.GuestID, orderID, units, kept)
		}
	}
	return domain.ErrLinkUnknown
}

// OrderMoved notes that an order of a request was canceled: nothing is due for it; or that it is paid, or not any more (domain 5.9).
func (all *Requests) OrderMoved(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	switch moved.To {
	case ordersevents.WaitingPayment:
		if err := all.store.PayOrder(ctx, tx, moved.OrderID, time.Time{}); err != nil {
			return err
		}
		return all.willAskToPay(ctx, tx, moved)
	case ordersevents.Canceled:
		if err := all.store.CancelOrder(ctx, tx, moved.OrderID, tx.Now()); err != nil {
			return err
		}
		return all.tellLost(ctx, tx, moved.OrderID, tasteandbuyevents.SaleLostV1{
			OrderNumber: moved.Number, SupplierID: moved.SupplierID, ByGuest: moved.MovedBy == moved.CustomerID,
			Unpaid: moved.MovedBy == 0 && moved.From == ordersevents.WaitingPayment,
		})
	case ordersevents.Paid, ordersevents.Closed:
		return all.store.PayOrder(ctx, tx, moved.OrderID, tx.Now())
	case ordersevents.PaidError:
		return all.store.PayOrder(ctx, tx, moved.OrderID, time.Time{})
	default:
		return nil
	}
}

// OrderWithdrawn tells a restaurant that its guest withdrew from some of what it introduced.
func (all *Requests) OrderWithdrawn(ctx context.Context, tx *db.Tx, e ordersevents.OrderWithdrawnV1) error {
	return all.tellLost(ctx, tx, e.OrderID, tasteandbuyevents.SaleLostV1{
		OrderNumber: e.Number, SupplierID: e.SupplierID, Units: e.Units, ByGuest: true,
	})
}

// tellLost publishes what became of an order of a request; of any other nothing.
func (all *Requests) tellLost(ctx context.Context, tx *db.Tx, orderID int64, lost tasteandbuyevents.SaleLostV1) error {
	r, err := all.store.RequestOfOrder(ctx, tx, orderID)
	if errors.Is(err, domain.ErrRequestNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	lost.RequestID, lost.Number, lost.RestaurantID = r.ID, r.Number, r.RestaurantID
	return tx.Publish(ctx, lost)
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
