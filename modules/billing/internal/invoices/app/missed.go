package app

import (
	"context"
	"slices"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Missed is what of an invoice came back and is in no credit note, for its supplier and admins: nobody else writes one.
func (i *Invoices) Missed(ctx context.Context, actor auth.Actor, invoice domain.Document) (missed money.Cents, err error) {
	if invoice.Kind != domain.KindInvoice || actor.ID != invoice.Supplier && !actor.Group.IsAdmin() {
		return 0, nil
	}
	for _, orderID := range invoice.Orders() {
		order, err := i.Orders.Invoiceable(ctx, orderID)
		if err != nil {
			return 0, err
		}
		documents, err := i.store.OfOrder(ctx, nil, orderID)
		if err != nil {
			return 0, err
		}
		missed += domain.LedgerOf(order, documents).MissedOf(invoice.ID)
	}
	return missed, nil
}

// CreditMissed issues the credit notes that an invoice of the mandate lacks. After it was taken back, or where its supplier issued it, the
// supplier enters its own.
func (i *Invoices) CreditMissed(ctx context.Context, actor auth.Actor, id int64) (domain.Document, error) {
	invoice, err := i.Invoice(ctx, actor, id)
	if err != nil {
		return domain.Document{}, err
	}
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		ledgers, err := i.ledgers(ctx, tx, invoice.Orders())
		if err != nil {
			return err
		}
		ledgers = slices.DeleteFunc(ledgers, func(l domain.Ledger) bool { return l.MissedOf(id) == 0 })
		if len(ledgers) == 0 || invoice.Elsewhere {
			return domain.ErrNothingMissed
		}
		mandate, err := i.store.Mandate(ctx, tx, invoice.Supplier)
		if err != nil {
			return err
		}
		if !mandate.Accepted() {
			return domain.ErrMandate
		}
		for _, ledger := range ledgers {
			back := takenBack{
				cause: domain.CauseOther, by: actor, parcels: invoice.Shipments(),
				units: func(l domain.Ledger) []int64 { return l.MissedUnits(id) },
			}
			if err := i.credit(ctx, tx, ledger.Order().ID, back); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return domain.Document{}, err
	}
	return i.Invoice(ctx, actor, id)
}

// notInvoiced reads on until it has as many parcels without invoices as are looked for, so that those that have one hide none.
func (i *Invoices) notInvoiced(
	ctx context.Context, most int, page func(after int64) ([]ordersapi.Arrived, error),
) ([]ordersapi.Arrived, error) {
	var found []ordersapi.Arrived
	for after := int64(0); len(found) < most; {
		parcels, err := page(after)
		if err != nil || len(parcels) == 0 {
			return found, err
		}
		shipments := lists.Each(parcels, func(parcel ordersapi.Arrived) int64 { return parcel.ShipmentID })
		after = slices.Max(shipments)
		invoiced, err := i.store.Invoiced(ctx, shipments)
		if err != nil {
			return nil, err
		}
		for _, parcel := range parcels {
			if !slices.Contains(invoiced, parcel.ShipmentID) {
				found = append(found, parcel)
			}
		}
		if len(parcels) < most {
			break
		}
	}
	return found, nil
}
