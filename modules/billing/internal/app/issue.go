package app

import (
	"context"
	"slices"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Issue issues the invoices of an order that an actor sells, or enters the one that its supplier issued.
func (i *Invoices) Issue(ctx context.Context, actor auth.Actor, orderID int64, elsewhere *domain.Elsewhere) ([]domain.Invoice, error) {
	if err := i.Orders.Readable(ctx, actor, orderID); err != nil {
		return nil, err
	}
	var issued []domain.Invoice
	err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		issued, err = i.issue(ctx, tx, orderID, elsewhere, actor)
		return err
	})
	return issued, err
}

// issue issues the invoices of an order in the transaction of what led to it. The order is locked first, then the mandate of its
// supplier: who issues next waits, so that numbers go by time, never come twice and leave none out.
func (i *Invoices) issue(
	ctx context.Context, tx *db.Tx, orderID int64, elsewhere *domain.Elsewhere, by auth.Actor,
) ([]domain.Invoice, error) {
	order, err := i.Orders.ToInvoice(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	invoiced, err := i.store.Invoiced(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	if !order.Awaits || invoiced {
		return nil, domain.ErrNotAwaited.With("number", order.Number)
	}
	mandate, err := i.store.LockMandate(ctx, tx, order.Supplier.ID)
	if err != nil {
		return nil, err
	}
	now := i.Clock.Now() // after whoever had the lock before
	issued, err := i.drafts(ctx, order, mandate, elsewhere, now)
	if err != nil {
		return nil, err
	}
	var facts []db.Event
	var numbers []string
	for n := range issued {
		one := &issued[n]
		one.CreatedBy, one.Impersonator = by.ID, by.Impersonator
		if !one.Elsewhere {
			if one.Number, err = i.store.NextNumber(ctx, tx, one.Supplier, now.In(clock.Paris).Year()); err != nil {
				return nil, err
			}
		}
		if err := i.store.Add(ctx, tx, one); err != nil {
			return nil, err
		}
		numbers = append(numbers, one.Number)
		facts = append(facts, billingevents.InvoiceIssuedV1{
			InvoiceID: one.ID, Number: one.Number, OrderID: one.OrderID, SupplierID: one.Supplier, CustomerID: one.Customer,
			TotalCents: int64(one.TotalTaxIncl), DueOn: one.DueOn, IssuedBy: by.ID,
		})
	}
	if err := i.Orders.Billed(ctx, tx, orderID, "Facture "+strings.Join(numbers, ", ")); err != nil {
		return nil, err
	}
	return issued, tx.Publish(ctx, facts...)
}

// drafts are the invoices that an order gets now. What refuses them is found before anything is written.
func (i *Invoices) drafts(
	ctx context.Context, order ordersapi.ToInvoice, mandate domain.Mandate, elsewhere *domain.Elsewhere, now time.Time,
) ([]domain.Invoice, error) {
	seller, err := i.seller(ctx, order.Supplier)
	if err != nil {
		return nil, err
	}
	if elsewhere != nil {
		one, err := elsewhere.Entered(order, seller, now)
		return []domain.Invoice{one}, err
	}
	if err := mandate.Check(); err != nil {
		return nil, err
	}
	if !seller.Complete() {
		return nil, domain.ErrNoSeat
	}
	if seller.VATRegime != usersapi.VATNormal {
		return nil, domain.ErrRegime
	}
	drafts, err := domain.Drafts(order, seller, now)
	if err != nil {
		return nil, err
	}
	registered, err := i.Registrations.Registration(ctx, order.Customer.ID)
	for n := range drafts {
		drafts[n].Buyer = drafts[n].Buyer.Registered(registered)
	}
	return drafts, err
}

// seller is who sells as it is registered now, with its seat: the default one of its billing addresses (decision 40).
func (i *Invoices) seller(ctx context.Context, copied usersapi.Party) (billingapi.Party, error) {
	now, err := i.Parties.Party(ctx, copied.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	addresses, err := i.Parties.Addresses(ctx, copied.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	seats := slices.DeleteFunc(addresses, func(a usersapi.Address) bool { return a.Type != usersapi.BillingAddress })
	slices.SortStableFunc(seats, func(a, b usersapi.Address) int {
		switch {
		case a.IsDefault == b.IsDefault:
			return 0
		case a.IsDefault:
			return -1
		}
		return 1
	})
	registered, err := i.Registrations.Registration(ctx, copied.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	var seat usersapi.Address
	if len(seats) > 0 {
		seat = seats[0]
	}
	return billingapi.PartyOf(now, seat).Registered(registered), nil
}
