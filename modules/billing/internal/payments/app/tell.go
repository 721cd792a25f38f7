package app

import (
	"context"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/versions"
)

// What the trail says of payments.
const (
	acted     = "payments"
	entered   = "billing.payment_entered"
	refunded  = "billing.payment_refunded"
	allocated = "billing.payment_allocated"
	reversed  = "billing.payment_reversed"
)

// trailed is a payment as the trail keeps it.
type trailed struct {
	Kind        domain.Kind `json:"kind"`
	Amount      money.Cents `json:"amount"`
	ReceivedOn  string      `json:"receivedOn"`
	Reference   string      `json:"reference"`
	Unallocated money.Cents `json:"unallocatedAmount"`
	Cause       string      `json:"reason"`
}

func trail(p domain.Payment) trailed {
	return trailed{p.Kind, p.Amount, p.ReceivedOn, p.Reference, p.Unallocated, p.ReversalCause}
}

func thing(p domain.Payment) versions.Thing {
	return versions.Thing{Path: versions.Path("payments", p.ID), Version: p.Version}
}

// note writes what became of a payment into the trail; before is nil of one that was entered.
func note(ctx context.Context, tx *db.Tx, action string, before any, p domain.Payment) error {
	return audit.Append(ctx, tx, audit.Entry{
		Action: action, Subject: acted, SubjectID: p.ID, Person: p.Supplier, OtherPerson: p.Customer, Before: before, After: trail(p),
		Thing: thing(p).Path, Version: p.Version,
	})
}

// tellEntered publishes that something was paid, or given back, and what is left open of what it pays.
func tellEntered(ctx context.Context, tx *db.Tx, p domain.Payment, open []billingevents.StillOpen) error {
	return tx.Publish(ctx, billingevents.PaymentEnteredV1{
		PaymentID: p.ID, SupplierID: p.Supplier, CustomerID: p.Customer, Kind: string(p.Kind), AmountCents: int64(p.Amount),
		UnallocatedCents: int64(p.Unallocated), ReceivedOn: p.ReceivedOn, EnteredBy: p.CreatedBy, Open: open,
	})
}

// refundDays are how long after a withdrawal it is refunded (Code de la consommation, L221-24).
const refundDays = 14

// tellRefundDue publishes that something that was paid of an order pays nothing any more.
func (b *Books) tellRefundDue(
	ctx context.Context, tx *db.Tx, orderID int64, number string, pair usersapi.Pair, free money.Cents,
) error {
	if free <= 0 {
		return nil
	}
	withdrawn, err := b.orders.WithdrawnAt(ctx, tx, orderID)
	if err != nil {
		return err
	}
	var by string
	if !withdrawn.IsZero() { // goods that came back later are refunded now
		by = max(clock.DateOf(clock.StartOf(clock.DateOf(withdrawn), refundDays)), clock.DateOf(tx.Now()))
	}
	return tx.Publish(ctx, billingevents.RefundDueV1{
		OrderID: orderID, Number: number, SupplierID: pair.SupplierID, CustomerID: pair.CustomerID, AmountCents: int64(free), RefundBy: by,
	})
}
