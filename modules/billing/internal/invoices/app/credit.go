package app

import (
	"context"
	"slices"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// CreditIncident credits what an incident took back after it was invoiced. What was not invoiced yet is missing from the invoice.
func (i *Invoices) CreditIncident(ctx context.Context, tx *db.Tx, settled ordersevents.IncidentSettledV1) error {
	var back []domain.Back
	var parcels []int64
	for _, o := range settled.Outcomes {
		if slices.Contains([]ordersevents.Outcome{ordersevents.Credit, ordersevents.Refund, ordersevents.GoodsBack}, o.Outcome) {
			back = append(back, domain.Back{ItemID: o.ItemID, ShipmentID: o.ShipmentID, Units: o.Quantity})
			parcels = append(parcels, o.ShipmentID)
		}
	}
	if len(back) == 0 {
		return nil
	}
	cause := domain.CauseOf(settled.Kind)
	return i.credit(ctx, tx, settled.OrderID, takenBack{
		cause: cause, parcels: parcels, units: func(l domain.Ledger) []int64 { return l.Returned(back) },
	})
}

// CreditGivenUp credits what was invoiced and will not be sent again: its replacement was given up, by who sends it or by who waits for it.
func (i *Invoices) CreditGivenUp(ctx context.Context, tx *db.Tx, orderID int64, given []ordersevents.UnitsGivenUp) error {
	units := map[int64]int64{}
	for _, g := range given {
		units[g.ItemID] += g.Quantity
	}
	return i.credit(ctx, tx, orderID, takenBack{
		cause: domain.CauseRemainder, units: func(l domain.Ledger) []int64 { return l.Beyond(units) },
	})
}

// takenBack is what of an order is taken back, and why.
type takenBack struct {
	cause   domain.Cause
	parcels []int64    // that it came in; none: it is not said
	by      auth.Actor // nobody: the system
	units   func(domain.Ledger) []int64
}

// credit issues the credit notes of units that are taken back of some parcels, in the transaction of what led to it, and moves the order
// on that waited for nothing else. They are issued while the mandate holds, also where new invoices come from elsewhere; who took it back
// enters its own.
func (i *Invoices) credit(ctx context.Context, tx *db.Tx, orderID int64, back takenBack) error {
	order, ledger, err := i.ledger(ctx, tx, orderID)
	if err != nil {
		return err
	}
	mandate, err := i.store.LockMandate(ctx, tx, order.Supplier.ID)
	if err != nil {
		return err
	}
	if !mandate.Accepted() {
		if err := i.release(ctx, tx, ledger); err != nil {
			return err
		}
		return i.differAgain(ctx, tx, ledger)
	}
	now := i.Clock.Now()
	credits, err := i.write(ctx, tx, ledger.Credits(back.units(ledger), back.parcels, back.cause, mandate, now), back.by, now)
	if err != nil {
		return err
	}
	for _, c := range credits {
		if err := i.credited(ctx, tx, c); err != nil {
			return err
		}
	}
	ledger = ledger.With(credits)
	if err := i.release(ctx, tx, ledger); err != nil {
		return err
	}
	if err := i.differAgain(ctx, tx, ledger); err != nil {
		return err
	}
	return i.bill(ctx, tx, ledger)
}

// credited counts a credit note in its invoice: what is paid of it beyond what is left is unallocated.
func (i *Invoices) credited(ctx context.Context, tx *db.Tx, note domain.Document) error {
	if err := i.store.AddCredited(ctx, tx, note.Credit.Of, note.TotalTaxIncl); err != nil {
		return err
	}
	return i.books.Credited(ctx, tx, note)
}

// differAgain tells an order anew by how much its documents differ, after something came back of it: a credit note that was entered before
// may be about that.
func (i *Invoices) differAgain(ctx context.Context, tx *db.Tx, ledger domain.Ledger) error {
	if !ledger.MayDiffer() {
		return nil
	}
	return i.Orders.Differs(ctx, tx, ledger.Order().ID, ledger.Difference())
}

// CreditElsewhere enters the credit note that a supplier issued itself for one of its invoices.
func (i *Invoices) CreditElsewhere(
	ctx context.Context, actor auth.Actor, invoiceID int64, note domain.Elsewhere, cause domain.Cause,
) (domain.Document, error) {
	invoice, err := i.Invoice(ctx, actor, invoiceID)
	if err != nil {
		return domain.Document{}, err
	}
	var entered domain.Document
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		ledgers, err := i.ledgers(ctx, tx, invoice.Orders())
		if err != nil {
			return err
		}
		mandate, err := i.store.LockMandate(ctx, tx, invoice.Supplier) // who credits the same invoice next waits
		if err != nil {
			return err
		}
		of, err := i.store.Locked(ctx, tx, invoiceID)
		if err != nil {
			return err
		}
		if !of.Elsewhere && mandate.Accepted() {
			return domain.ErrCreditedHere
		}
		now := i.Clock.Now()
		missed := map[int64]money.Cents{}
		for _, ledger := range ledgers {
			missed[ledger.Order().ID] = ledger.MissedOf(of.ID)
		}
		draft, err := note.Credit(of, missed, cause, now)
		if err != nil {
			return err
		}
		all, err := i.write(ctx, tx, []domain.Draft{draft}, actor, now)
		if err != nil {
			return err
		}
		entered = all[0]
		if err := i.credited(ctx, tx, entered); err != nil {
			return err
		}
		return i.differ(ctx, tx, ledgers, all)
	})
	return entered, err
}
