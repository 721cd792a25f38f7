package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Invoicing is how the invoices of a supplier are issued, and which orders wait for theirs.
type Invoicing struct {
	domain.Mandate

	Waiting []ordersapi.Awaiting
	Lacking []domain.Lack
}

// mostWaiting is how many orders are shown.
const mostWaiting = 50

// Invoicing gives that of a supplier to itself and to admins.
func (i *Invoices) Invoicing(ctx context.Context, actor auth.Actor, supplierID int64) (Invoicing, error) {
	supplier, err := i.supplier(ctx, actor, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	mandate, err := i.store.Mandate(ctx, nil, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	selling, err := i.selling(ctx, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	waiting, err := i.Orders.AwaitingInvoice(ctx, selling, mostWaiting)
	if err != nil {
		return Invoicing{}, err
	}
	if waiting, err = i.leftToInvoice(ctx, waiting); err != nil {
		return Invoicing{}, err
	}
	seller, err := i.seller(ctx, supplier)
	if err != nil {
		return Invoicing{}, err
	}
	paidOn, err := i.Registrations.BankDetails(ctx, supplierID)
	return Invoicing{Mandate: mandate, Waiting: waiting, Lacking: domain.Lacking(mandate, seller, paidOn)}, err
}

// leftToInvoice says of orders that wait for their invoices what of them is left to invoice.
func (i *Invoices) leftToInvoice(ctx context.Context, waiting []ordersapi.Awaiting) ([]ordersapi.Awaiting, error) {
	orders := make([]int64, 0, len(waiting))
	for _, one := range waiting {
		orders = append(orders, one.OrderID)
	}
	documents, err := i.store.OfOrders(ctx, orders)
	for n := range waiting {
		_, documented := domain.Documented(waiting[n].OrderID, documents)
		waiting[n].Total = max(0, waiting[n].Total-documented)
	}
	return waiting, err
}

// supplier is one whose invoicing an actor may read: itself, or any for admins.
func (i *Invoices) supplier(ctx context.Context, actor auth.Actor, supplierID int64) (usersapi.Party, error) {
	if !actor.Group.IsAdmin() && actor.ID != supplierID {
		return usersapi.Party{}, domain.ErrSupplier
	}
	parties, err := i.Parties.Parties(ctx, []int64{supplierID})
	if err != nil {
		return usersapi.Party{}, err
	}
	party, there := parties[supplierID]
	if !there || party.Group != auth.Supplier {
		return usersapi.Party{}, domain.ErrSupplier
	}
	return party, nil
}

// Accept gives the mandate, by the supplier itself. The job issues what waits.
func (i *Invoices) Accept(ctx context.Context, actor auth.Actor, textHash string) (Invoicing, error) {
	if textHash != billingapi.MandateHash() {
		return Invoicing{}, domain.ErrOldText
	}
	party, err := i.Parties.Party(ctx, actor.ID)
	if err != nil {
		return Invoicing{}, err
	}
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return i.store.WriteMandate(ctx, tx, domain.Mandate{
			SupplierID: actor.ID, TextHash: textHash, AcceptedBy: actor.ID, AcceptedByName: party.PersonalName(), AcceptedAt: tx.Now(),
		}, tx.Now())
	})
	if err != nil {
		return Invoicing{}, err
	}
	return i.Invoicing(ctx, actor, actor.ID)
}

// Choose lets a supplier issue its invoices elsewhere, or here again.
func (i *Invoices) Choose(ctx context.Context, actor auth.Actor, supplierID int64, elsewhere bool) (Invoicing, error) {
	if _, err := i.supplier(ctx, actor, supplierID); err != nil {
		return Invoicing{}, err
	}
	err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		mandate, err := i.store.LockMandate(ctx, tx, supplierID)
		if err != nil {
			return err
		}
		mandate.Elsewhere = elsewhere
		return i.store.WriteMandate(ctx, tx, mandate, tx.Now())
	})
	if err != nil {
		return Invoicing{}, err
	}
	return i.Invoicing(ctx, actor, supplierID)
}
