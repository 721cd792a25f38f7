package app

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/billing/internal/invoices/domain"
	payments "millesime/modules/billing/internal/payments/app"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/log"
)

// Follow issues what is left to invoice of an order that begins to wait for its invoices, and lets payments follow what somebody said of
// an order, or what became of it.
func (i *Invoices) Follow(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	byHand := moved.MovedBy != 0
	switch {
	case moved.To == ordersevents.PendingInvoice:
		return i.followDelivered(ctx, tx, moved)
	case moved.To == ordersevents.Canceled:
		return i.followCanceled(ctx, tx, moved)
	case moved.To == ordersevents.Paid && byHand:
		return i.followSaid(ctx, tx, moved)
	case moved.From == ordersevents.Billed && moved.To == ordersevents.Closed && byHand:
		return i.writeOff(ctx, tx, moved)
	default:
		return nil
	}
}

func (i *Invoices) followDelivered(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	if issued, err := i.issueArrived(ctx, tx, moved.OrderID, moved.SupplierID); err != nil || issued {
		return err
	}
	_, ledger, err := i.ledger(ctx, tx, moved.OrderID)
	if err != nil {
		return err
	}
	return i.bill(ctx, tx, ledger)
}

// followSaid writes the payment that a seller said there was, with its deposit invoice: other payments had theirs when they were entered.
func (i *Invoices) followSaid(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	if err := i.withBooks(ctx, tx, moved, i.books.SaidPaid); err != nil {
		return err
	}
	return i.IssuePaid(ctx, tx, moved.OrderID)
}

// followCanceled gives back what was paid of an order that was canceled.
func (i *Invoices) followCanceled(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	order, err := i.Orders.ToInvoice(ctx, tx, moved.OrderID)
	if err != nil {
		return err
	}
	return i.giveBack(ctx, tx, order, 0)
}

// withBooks locks an order, and lets the books follow it.
func (i *Invoices) withBooks(
	ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1, follow func(context.Context, *db.Tx, payments.Followed) error,
) error {
	order, ledger, err := i.ledger(ctx, tx, moved.OrderID)
	if err != nil {
		return err
	}
	deposits, err := i.store.Deposits(ctx, tx, []int64{order.ID})
	if err != nil {
		return err
	}
	return follow(ctx, tx, payments.Followed{
		Order: order, Rest: ledger.Rest(), Advanced: domain.LeftOf(deposits), By: moved.MovedBy, Why: moved.Comment,
	})
}

// writeOff pays what is open of the invoices of an order that an administrator closed: it will not be paid.
func (i *Invoices) writeOff(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	return i.withBooks(ctx, tx, moved, func(ctx context.Context, tx *db.Tx, f payments.Followed) error {
		documents, err := i.store.OfOrder(ctx, tx, moved.OrderID)
		if err != nil {
			return err
		}
		return i.books.WriteOff(ctx, tx, f, documents)
	})
}

// FollowDelivery issues the invoices of a parcel that arrived (domain 5.8).
func (i *Invoices) FollowDelivery(ctx context.Context, tx *db.Tx, delivered ordersevents.ShipmentDeliveredV1) error {
	_, err := i.issueArrived(ctx, tx, delivered.OrderID, delivered.SupplierID)
	return err
}

// issueArrived issues the invoices of what arrived of an order, where its supplier lets them be issued, and tells whether it did. What is
// refused (a side that cannot be named, nothing to invoice) holds up nothing: it waits, and the supplier reads why.
func (i *Invoices) issueArrived(ctx context.Context, tx *db.Tx, orderID, supplierID int64) (bool, error) {
	mandate, err := i.store.Mandate(ctx, tx, supplierID)
	if err != nil || !mandate.Issues() {
		return false, err
	}
	_, err = i.issue(ctx, tx, orderID, auth.Actor{})
	return err == nil, refusalAside(err)
}

// refusalAside lets what may hold back an invoice be what it is: an order that goes on waiting. All of it is found before anything
// is written.
func refusalAside(err error) error {
	for _, refusal := range []error{
		domain.ErrMandate, domain.ErrElsewhere, domain.ErrSeller, domain.ErrBuyer, domain.ErrRegime, domain.ErrNotShipped, domain.ErrNotAwaited,
		domain.ErrGathered, domain.ErrNothingGathered, domain.ErrSellerData, domain.ErrInvoiceData,
	} {
		if errors.Is(err, refusal) {
			return nil
		}
	}
	return err
}

// mostAtOnce bounds how many orders of a supplier one round of the job looks at.
const mostAtOnce = 200

// IssueWaiting issues the invoices of what waits for them and whose supplier gave the mandate since: each order by itself, so that
// one that is refused holds up no other. A supplier is told of what holds its invoices back.
func (i *Invoices) IssueWaiting(ctx context.Context) error {
	suppliers, err := i.store.Issuing(ctx)
	if err != nil {
		return err
	}
	for _, supplier := range suppliers {
		selling, err := i.selling(ctx, supplier)
		if err != nil {
			return err
		}
		found, err := i.gatherMonth(ctx, selling)
		if err != nil {
			return err
		}
		waiting, err := i.waiting(ctx, selling)
		if err != nil {
			return err
		}
		for _, order := range waiting {
			err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				_, err := i.issue(ctx, tx, order, auth.Actor{})
				return err
			})
			if err = found.aside(err); err != nil {
				log.From(ctx).Error().Err(err).Int64("order", order).Msg("an invoice cannot be issued")
			}
		}
		if err := i.tellHeld(ctx, supplier, found); err != nil {
			return err
		}
	}
	return nil
}

// waiting are orders of a supplier that wait for their invoices, and those of which a parcel arrived that has none.
func (i *Invoices) waiting(ctx context.Context, of ordersapi.Selling) ([]int64, error) {
	awaiting, err := i.Orders.AwaitingInvoice(ctx, of, mostAtOnce)
	if err != nil {
		return nil, err
	}
	parts, err := i.notInvoiced(ctx, mostAtOnce, func(after int64) ([]ordersapi.Arrived, error) {
		return i.Orders.ArrivedInPart(ctx, of, after, mostAtOnce)
	})
	if err != nil {
		return nil, err
	}
	ids := make([]int64, 0, len(awaiting)+len(parts))
	for _, order := range awaiting {
		ids = append(ids, order.OrderID)
	}
	for _, part := range parts {
		ids = append(ids, part.OrderID)
	}
	slices.Sort(ids)
	return slices.Compact(ids), nil
}
