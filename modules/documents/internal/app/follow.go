package app

import (
	"context"

	"millesime/modules/billing/billingevents"
	"millesime/modules/documents/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// FollowInvoice asks for the paper of an invoice.
func (d *Documents) FollowInvoice(ctx context.Context, tx *db.Tx, issued billingevents.InvoiceIssuedV1) error {
	return d.follow(ctx, tx, issued.InvoiceID)
}

// FollowDeposit asks for the paper of a deposit invoice.
func (d *Documents) FollowDeposit(ctx context.Context, tx *db.Tx, issued billingevents.DepositIssuedV1) error {
	return d.follow(ctx, tx, issued.InvoiceID)
}

// FollowCreditNote asks for the paper of a credit note.
func (d *Documents) FollowCreditNote(ctx context.Context, tx *db.Tx, issued billingevents.CreditNoteIssuedV1) error {
	return d.follow(ctx, tx, issued.CreditNoteID)
}

func (d *Documents) follow(ctx context.Context, tx *db.Tx, id int64) error {
	issued, err := d.Invoices.Issued(ctx, tx, id)
	if err != nil || issued.Elsewhere {
		return err
	}
	languages, err := d.languages(ctx, issued.CustomerID)
	if err != nil {
		return err
	}
	return d.add(ctx, tx, domain.OfInvoice(issued, languages[issued.CustomerID]), 0)
}

// FollowOrder asks for the paper of an order.
func (d *Documents) FollowOrder(ctx context.Context, tx *db.Tx, placed ordersevents.OrderPlacedV1) error {
	order, err := d.Orders.PaperHead(ctx, placed.OrderID)
	if err != nil {
		return err
	}
	languages, err := d.languages(ctx, placed.CustomerID)
	if err != nil {
		return err
	}
	return d.add(ctx, tx, domain.OfOrder(order, money.Cents(placed.TotalCents), languages[placed.CustomerID]), 0)
}

// FollowQuotation asks for the paper of a revision.
func (d *Documents) FollowQuotation(ctx context.Context, tx *db.Tx, revised ordersevents.QuotationRevisedV1) error {
	order, language, err := d.order(ctx, revised.OrderID)
	if err != nil || order.Revision != revised.Revision {
		return err // another revision followed, and has an event of its own
	}
	return d.add(ctx, tx, domain.OfQuotation(order, clock.DateOf(tx.Now()), language), 0)
}

// FollowParcel asks for the paper that goes with a parcel.
func (d *Documents) FollowParcel(ctx context.Context, tx *db.Tx, sent ordersevents.ShipmentSentV1) error {
	order, language, err := d.order(ctx, sent.OrderID)
	if err != nil {
		return err
	}
	for _, parcel := range order.Parcels {
		if parcel.ID == sent.ShipmentID {
			return d.add(ctx, tx, domain.OfParcel(order, parcel, language), 0)
		}
	}
	return nil // it was taken back
}

// order is one as papers say it, with the language of its customer.
func (d *Documents) order(ctx context.Context, id int64) (ordersapi.OnPaper, string, error) {
	order, err := d.Orders.OnPaper(ctx, id)
	if err != nil {
		return order, "", err
	}
	languages, err := d.languages(ctx, order.Customer.ID)
	return order, languages[order.Customer.ID], err
}

// languages are those in which customers read their papers.
func (d *Documents) languages(ctx context.Context, customers ...int64) (map[int64]string, error) {
	parties, err := d.Parties.Parties(ctx, customers)
	languages := map[int64]string{}
	for id, party := range parties {
		languages[id] = party.Language
	}
	return languages, err
}
