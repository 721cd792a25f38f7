package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/money"
)

// SettlePlaced moves a new order on (domain 5.3): beyond the encours, or prepaid, it waits for payment; within it,
// and not placed on behalf, it is validated when the supplier's autoValidate is on; else the supplier decides.
func (o *Orders) SettlePlaced(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	order := domain.Summary{
		ID: placed.OrderID, Supplier: domain.Party{ID: placed.SupplierID}, Customer: domain.Party{ID: placed.CustomerID},
	}
	// The relation row is locked first, so that two orders never both use the last euro (domain 5.6).
	standings, err := o.lockStandings(ctx, tx, map[int64]domain.Summary{order.ID: order}, domain.Validated)
	if err != nil {
		return err
	}
	if waits := standings[order.Pair()].Waits(money.Cents(placed.TotalCents)); waits != "" {
		_, err := o.letWait(ctx, tx, domain.Change{From: domain.Processing, To: domain.WaitingPayment, WaitsFor: waits}, placed.OrderID)
		return err
	}
	if placed.OnBehalf {
		return nil
	}
	return o.autoValidate(ctx, tx, placed.SupplierID, placed.OrderID, domain.Processing)
}

// letWait lets orders wait for payment. One that was paid meanwhile is led on at once.
func (o *Orders) letWait(ctx context.Context, tx *db.Tx, change domain.Change, ids ...int64) ([]domain.Outcome, error) {
	outcomes, err := o.moveBySystem(ctx, tx, change, ids...)
	if err != nil {
		return nil, err
	}
	for n, waiting := range outcomes {
		if waiting.Refusal != nil {
			continue
		}
		if outcomes[n].Order, err = o.settle(ctx, tx, waiting.Order, ""); err != nil {
			return nil, err
		}
	}
	return outcomes, nil
}

// SettlePaid validates an order that was paid, when its supplier's autoValidate is on (domain 5.3).
func (o *Orders) SettlePaid(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	if domain.Status(moved.To) != domain.Paid {
		return nil
	}
	return o.autoValidate(ctx, tx, moved.SupplierID, moved.OrderID, domain.Paid)
}

// autoValidate validates an order that is in a state, when its supplier lets the system do so.
func (o *Orders) autoValidate(ctx context.Context, tx *db.Tx, supplierID, orderID int64, from domain.Status) error {
	conditions, err := o.Terms.Conditions(ctx, []int64{supplierID})
	if err != nil || !conditions[supplierID].AutoValidate {
		return err
	}
	_, err = o.moveBySystem(ctx, tx, domain.Change{From: from, To: domain.Validated}, orderID)
	return err
}
