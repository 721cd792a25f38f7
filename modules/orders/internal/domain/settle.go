package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Mover moves orders from state to state.
type Mover interface {
	// Exposures are what a customer owes suppliers (domain 5.6), by supplier.
	Exposures(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (map[int64]money.Cents, error)
	// Move changes the state when it still is from, with the exposure that follows from it, and writes the timeline entry;
	// false when it moved meanwhile.
	Move(ctx context.Context, tx *db.Tx, orderID int64, step Step) (bool, error)
}

// Settling is what the system decides about a new order.
type Settling struct {
	orders Mover
	users  usersapi.Directory
	clock  clock.Clock
}

// NewSettling makes the use case.
func NewSettling(orders Mover, users usersapi.Directory, c clock.Clock) *Settling {
	return &Settling{orders: orders, users: users, clock: c}
}

// Settle moves a new order on (domain 5.3): beyond the encours, or prepaid, it waits for payment; within it,
// and not placed on behalf, it is validated when the supplier's autoValidate is on; else the supplier decides.
func (s *Settling) Settle(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	// The relation row is locked first, so that two orders never both use the last euro (domain 5.6).
	terms, err := s.users.LockCustomerTerms(ctx, tx, placed.CustomerID, []int64{placed.SupplierID})
	if err != nil {
		return err
	}
	owed, err := s.orders.Exposures(ctx, tx, placed.CustomerID, []int64{placed.SupplierID})
	if err != nil {
		return err
	}
	waits := ordersapi.WaitsForPayment(
		terms[placed.SupplierID].OutstandingValue, owed[placed.SupplierID], money.Cents(placed.TotalCents))
	if waits != "" {
		return s.move(ctx, tx, placed, Step{To: WaitingPayment, WaitsFor: waits})
	}
	conditions, err := s.users.Conditions(ctx, []int64{placed.SupplierID})
	if err != nil {
		return err
	}
	if conditions[placed.SupplierID].AutoValidate && !placed.OnBehalf {
		return s.move(ctx, tx, placed, Step{To: Validated})
	}
	return nil
}

func (s *Settling) move(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1, step Step) error {
	step.From, step.At = Processing, s.clock.Now()
	moved, err := s.orders.Move(ctx, tx, placed.OrderID, step)
	if err != nil || !moved {
		return err // somebody decided before the system: their decision stands
	}
	return tx.Publish(ctx, ordersevents.OrderMovedV1{
		OrderID: placed.OrderID, From: string(step.From), To: string(step.To), Number: placed.Number,
		CustomerID: placed.CustomerID, SupplierID: placed.SupplierID, PlacedBy: placed.PlacedBy,
	})
}
