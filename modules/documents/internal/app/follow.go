package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/billingevents"
	"millesime/modules/documents/internal/domain"
	"millesime/platform/db"
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
	languages, err := d.languages(ctx, issued)
	if err != nil {
		return err
	}
	return d.add(ctx, tx, domain.OfInvoice(issued, languages[issued.CustomerID]), 0)
}

// languages are those in which customers read their papers.
func (d *Documents) languages(ctx context.Context, issued ...billingapi.Issued) (map[int64]string, error) {
	ids := make([]int64, len(issued))
	for n, i := range issued {
		ids[n] = i.CustomerID
	}
	parties, err := d.Parties.Parties(ctx, ids)
	languages := map[int64]string{}
	for id, party := range parties {
		languages[id] = party.Language
	}
	return languages, err
}
