package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// QuoteSubstitutes tells what a buyer would order instead of waiting, at today's conditions, and what stands in its way; nothing
// is written.
func (n *Negotiation) QuoteSubstitutes(
	ctx context.Context, actor auth.Actor, orderID int64, wanted domain.Substitution,
) (ordersapi.Repriced, error) {
	_, quote, err := n.quoteSubstitutes(ctx, actor, orderID, wanted)
	return quote, err
}

func (n *Negotiation) quoteSubstitutes(
	ctx context.Context, actor auth.Actor, orderID int64, wanted domain.Substitution,
) (act, ordersapi.Repriced, error) {
	a, err := n.orders.begin(ctx, actor, orderID)
	if err != nil {
		return act{}, ordersapi.Repriced{}, err
	}
	if err := a.seen.CheckSubstituting(a.role); err != nil {
		return act{}, ordersapi.Repriced{}, err
	}
	if err := wanted.CheckOthers(a.seen.Items); err != nil {
		return act{}, ordersapi.Repriced{}, err
	}
	promises, err := n.orders.Promises(ctx, nil, orderID)
	if err != nil {
		return act{}, ordersapi.Repriced{}, err
	}
	if err := domain.CheckGivenUp("items", a.seen.Items, promises, wanted.GivenUp()); err != nil {
		return act{}, ordersapi.Repriced{}, err
	}
	quote, err := n.prices.Reprice(ctx, wanted.DirectOrder(actor, a.seen).QuotationRequest)
	return a, quote, err
}

// Substitute orders other wines for a buyer instead of units that are not there yet, and gives those up: both, or nothing. It
// gives the new order.
func (n *Negotiation) Substitute(ctx context.Context, actor auth.Actor, orderID int64, wanted domain.Substitution) (int64, error) {
	a, quote, err := n.quoteSubstitutes(ctx, actor, orderID, wanted)
	if err != nil {
		return 0, err
	}
	pairs := []usersapi.Pair{a.seen.Pair(), {SupplierID: quote.Draft.Supplier.ID, CustomerID: a.seen.Customer.ID}}
	var ordered ordersapi.Ordered
	err = n.orders.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		// Both relations and all goods are locked at once, in the order of the house.
		if _, err := n.orders.Terms.LockLimits(ctx, tx, pairs); err != nil {
			return err
		}
		order, err := n.orders.lock(ctx, tx, a.seen.Summary)
		if err != nil {
			return err
		}
		items, err := n.orders.store.Items(ctx, tx, order.ID)
		if err != nil {
			return err
		}
		if err := order.CheckSubstituting(a.role); err != nil {
			return err
		}
		promises, err := n.orders.lockPromises(ctx, tx, order.ID, items, wanted.Products()...)
		if err != nil {
			return err
		}
		if err := domain.CheckGivenUp("items", items, promises, wanted.GivenUp()); err != nil {
			return err
		}
		if ordered, err = n.ordering.Order(ctx, tx, wanted.DirectOrder(actor, a.seen)); err != nil {
			return err
		}
		if err := wanted.CheckVintages(ordered.Draft.Items); err != nil {
			return err
		}
		if err := n.orders.store.BeginInstead(ctx, tx, ordered.OrderID, order.ID); err != nil {
			return err
		}
		why := domain.Step{Related: domain.Related{ID: ordered.OrderID}}
		return n.orders.giveUpAwaited(ctx, tx, a, order, items, wanted.GivenUp(), why)
	})
	return ordered.OrderID, err
}
