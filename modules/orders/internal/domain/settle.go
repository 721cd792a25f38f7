package domain

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Settler decides for the system about new orders.
type Settler struct {
	transitions *Transitions
	terms       usersapi.Terms
}

// NewSettler makes the use case.
func NewSettler(t *Transitions, terms usersapi.Terms) *Settler {
	return &Settler{transitions: t, terms: terms}
}

// Settle moves a new order on (domain 5.3): beyond the encours, or prepaid, it waits for payment; within it,
// and not placed on behalf, it is validated when the supplier's autoValidate is on; else the supplier decides.
func (s *Settler) Settle(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	order := Summary{ID: placed.OrderID, Supplier: Party{ID: placed.SupplierID}, Customer: Party{ID: placed.CustomerID}}
	// The relation row is locked first, so that two orders never both use the last euro (domain 5.6).
	standings, err := s.transitions.lockStandings(ctx, tx, map[int64]Summary{order.ID: order}, Validated)
	if err != nil {
		return err
	}
	if waits := standings[pairOf(order)].waits(money.Cents(placed.TotalCents)); waits != "" {
		change := Change{From: Processing, To: WaitingPayment, WaitsFor: waits}
		_, err := s.transitions.MoveBySystem(ctx, tx, change, placed.OrderID)
		return err
	}
	if placed.OnBehalf {
		return nil
	}
	return s.autoValidate(ctx, tx, placed.SupplierID, placed.OrderID, Processing)
}

// SettlePaid validates an order that was paid, when its supplier's autoValidate is on (domain 5.3).
func (s *Settler) SettlePaid(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	return s.autoValidate(ctx, tx, moved.SupplierID, moved.OrderID, Paid)
}

// autoValidate validates an order that is in a state, when its supplier lets the system do so.
func (s *Settler) autoValidate(ctx context.Context, tx *db.Tx, supplierID, orderID int64, from Status) error {
	conditions, err := s.terms.Conditions(ctx, []int64{supplierID})
	if err != nil || !conditions[supplierID].AutoValidate {
		return err
	}
	_, err = s.transitions.MoveBySystem(ctx, tx, Change{From: from, To: Validated}, orderID)
	return err
}
