package app

import (
	"context"
	"slices"
	"strings"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// LotsToPick are those from which what remains of an order may be served, for who may ship it.
func (o *Orders) LotsToPick(ctx context.Context, actor auth.Actor, orderID int64) ([]domain.LotsToPick, error) {
	order, err := o.Order(ctx, actor, orderID)
	if err != nil {
		return nil, err
	}
	var products []int64
	for _, i := range order.Items {
		if i.Remaining() > 0 {
			products = append(products, i.Product.ID)
		}
	}
	lots, err := o.Lots.LotsToShip(ctx, products)
	if err != nil {
		return nil, err
	}
	recalled, err := o.Lots.RecalledLots(ctx, nil, products)
	if err != nil {
		return nil, err
	}
	var lines []domain.LotsToPick
	for _, i := range order.Items {
		line := domain.LotsToPick{ItemID: i.ID, Lots: lots[i.Product.ID], Recalled: recalled[i.Product.ID]}
		if i.Remaining() > 0 && len(line.Lots)+len(line.Recalled) > 0 {
			lines = append(lines, line)
		}
	}
	return lines, nil
}

// LotTrace is where a lot of the actor's scope went.
func (o *Orders) LotTrace(ctx context.Context, actor auth.Actor, lotID int64) (domain.LotTrace, error) {
	trace, err := o.trace(ctx, nil, actor, lotID)
	if err != nil {
		return trace, err
	}
	if trace.Supplier, err = o.Parties.Party(ctx, trace.Lot.SupplierID); err != nil {
		return trace, err
	}
	addresses, err := o.Parties.Addresses(ctx, trace.Lot.SupplierID)
	trace.Seat, _ = usersapi.Seat(addresses)
	return trace, err
}

// trace reads where a lot went.
func (o *Orders) trace(ctx context.Context, in db.Handle, actor auth.Actor, lotID int64) (trace domain.LotTrace, err error) {
	if trace.Lot, err = o.Lots.Lot(ctx, in, actor, lotID); err != nil {
		return trace, err
	}
	deliveries, err := o.store.LotDeliveries(ctx, in, trace.Lot)
	if err != nil {
		return trace, err
	}
	if trace.Told, err = o.store.LotTold(ctx, in, lotID); err != nil {
		return trace, err
	}
	trace.Recipients = domain.RecipientsOf(deliveries, trace.Told)
	trace.Recalls, err = o.store.Recalls(ctx, in, lotID)
	return trace, err
}

// toldAtOnce is how many recipients one event names.
const toldAtOnce = 200

// Recall has a lot stay where it is until the recall is lifted, and tells those who received some and were not told before, by mail
// and in the application, whatever they chose to be told.
func (o *Orders) Recall(ctx context.Context, actor auth.Actor, lotID int64, reason, advice string) error {
	by, err := o.author(ctx, actor)
	if err != nil {
		return err
	}
	recall := domain.Recall{Reason: strings.TrimSpace(reason), Advice: strings.TrimSpace(advice), By: by.Signature, At: o.Clock.Now()}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := o.lockLot(ctx, tx, actor, lotID); err != nil {
			return err
		}
		trace, err := o.trace(ctx, tx, actor, lotID)
		if err != nil {
			return err
		}
		untold := trace.Untold()
		if len(untold) == 0 && trace.Lot.Recalled() {
			return domain.ErrNobodyToTell
		}
		recall := recall // a transaction may run again
		if err := o.Lots.SetRecalled(ctx, tx, lotID, recall.At); err != nil {
			return err
		}
		if recall.ID, err = o.writeTo(ctx, tx, trace, recall, untold); err != nil {
			return err
		}
		for some := range slices.Chunk(untold, toldAtOnce) {
			if err := tx.Publish(ctx, recalled(trace, recall, some, actor.ID)); err != nil {
				return err
			}
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "stock_lots.recalled", Subject: "stock_lots", SubjectID: lotID, Person: trace.Lot.SupplierID,
			After: map[string]any{"lot": trace.Lot.Lot, "reason": recall.Reason, "recipients": len(untold)},
		})
	})
}

// LiftRecall lets a lot leave again that was recalled, and tells those whom the recall told.
func (o *Orders) LiftRecall(ctx context.Context, actor auth.Actor, lotID int64, reason string) error {
	by, err := o.author(ctx, actor)
	if err != nil {
		return err
	}
	lift := domain.Lift{Reason: strings.TrimSpace(reason), By: by.Signature, At: o.Clock.Now()}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := o.lockLot(ctx, tx, actor, lotID); err != nil {
			return err
		}
		trace, err := o.trace(ctx, tx, actor, lotID)
		if err != nil {
			return err
		}
		lot := trace.Lot
		if !lot.Recalled() {
			return domain.ErrNotRecalled
		}
		if err := o.Lots.SetRecalled(ctx, tx, lotID, time.Time{}); err != nil {
			return err
		}
		if err := o.store.LiftRecalls(ctx, tx, lotID, lift); err != nil {
			return err
		}
		for some := range slices.Chunk(trace.Warned(), toldAtOnce) {
			if err := tx.Publish(ctx, lifted(lot, lift, some, actor.ID)); err != nil {
				return err
			}
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "stock_lots.recall_lifted", Subject: "stock_lots", SubjectID: lotID, Person: lot.SupplierID,
			After: map[string]any{"lot": lot.Lot, "reason": lift.Reason},
		})
	})
}

// lockLot locks the stock of which a lot of the actor's scope is, so that nothing of it leaves meanwhile. It is read anew afterwards.
func (o *Orders) lockLot(ctx context.Context, tx *db.Tx, actor auth.Actor, lotID int64) error {
	lot, err := o.Lots.Lot(ctx, tx, actor, lotID)
	if err != nil {
		return err
	}
	_, err = o.Stock.Levels(ctx, tx, []int64{lot.ProductID})
	return err
}

// writeTo keeps a recall and writes to those whom it tells.
func (o *Orders) writeTo(
	ctx context.Context, tx *db.Tx, trace domain.LotTrace, recall domain.Recall, recipients []domain.LotRecipient,
) (int64, error) {
	ids := []int64{trace.Lot.SupplierID}
	for _, r := range recipients {
		ids = append(ids, r.Customer.ID)
	}
	parties, err := o.Parties.Parties(ctx, ids)
	if err != nil {
		return 0, err
	}
	shop, err := o.shopSeller(ctx, trace.Lot.SupplierID)
	if err != nil {
		return 0, err
	}
	mails, err := recallLetters(o.PublicURL, trace.Lot.Lot, parties[trace.Lot.SupplierID], shop, recall, recipients, parties)
	if err != nil {
		return 0, err
	}
	if err := o.Mails.Add(ctx, tx, mails...); err != nil {
		return 0, err
	}
	return o.store.AddRecall(ctx, tx, trace.Lot, recall, recipients)
}

func recalled(trace domain.LotTrace, recall domain.Recall, recipients []domain.LotRecipient, by int64) ordersevents.LotRecalledV1 {
	return ordersevents.LotRecalledV1{
		RecallID: recall.ID, LotID: trace.Lot.ID, Lot: trace.Lot.Lot, Product: recipients[0].Last().Product, SupplierID: trace.Lot.SupplierID,
		Recipients: recipientsOf(recipients), RecalledBy: by,
	}
}

func lifted(lot receiptsapi.Lot, lift domain.Lift, recipients []domain.LotRecipient, by int64) ordersevents.RecallLiftedV1 {
	return ordersevents.RecallLiftedV1{
		LotID: lot.ID, Lot: lot.Lot, Product: recipients[0].Last().Product, SupplierID: lot.SupplierID, Reason: lift.Reason,
		Recipients: recipientsOf(recipients), LiftedBy: by,
	}
}

func recipientsOf(recipients []domain.LotRecipient) []ordersevents.LotRecipient {
	named := make([]ordersevents.LotRecipient, 0, len(recipients))
	for _, r := range recipients {
		named = append(named, ordersevents.LotRecipient{
			CustomerID: r.Customer.ID, OrderID: r.Last().OrderID, Number: r.Last().OrderNumber, Units: r.Units(),
		})
	}
	return named
}
