package app

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// SettleIncident gives each line of the open incident its outcome, and lets the order go on.
func (o *Orders) SettleIncident(ctx context.Context, actor auth.Actor, orderID int64, c domain.Change, outcomes []domain.Settlement) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	if a.seen.Status != domain.Incident { // any other move has its own way, and maybe more to it
		if err := a.seen.Resolve(a.role, c, a.at); err != nil {
			return err
		}
		return domain.About(a.seen.Summary, domain.ErrNoSuchMove)
	}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		order, err := o.moveAs(ctx, tx, a, a.role, a.seen.Summary, c)
		if err != nil {
			return err
		}
		incidents, err := o.store.Incidents(ctx, tx, orderID)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(incidents, domain.OrderIncident.Open)
		if at < 0 { // an order of before incidents were kept
			return nil
		}
		incident, err := incidents[at].Settled(outcomes, order)
		if err != nil {
			return err
		}
		incident.SettledAt, incident.SettledBy = order.MovedAt, a.author.Signature
		if err := o.store.SettleIncident(ctx, tx, incident); err != nil {
			return err
		}
		items, err := o.store.Items(ctx, tx, orderID)
		if err != nil {
			return err
		}
		if err := o.moveGoods(ctx, tx, order, items, incident); err != nil {
			return err
		}
		if err := o.giveBack(ctx, tx, order, items, incident); err != nil {
			return err
		}
		if err := tx.Publish(ctx, incidentSettled(order, incident, actor.ID)); err != nil {
			return err
		}
		if next := slices.IndexFunc(incidents[at+1:], domain.OrderIncident.Open); next >= 0 && order.Status != domain.Canceled {
			return o.goOnWith(ctx, tx, a, order, incidents[at+1+next])
		}
		return o.arrived(ctx, tx, order)
	})
}

// incidentSettled tells the house of the outcome of each line.
func incidentSettled(order domain.Summary, incident domain.OrderIncident, by int64) ordersevents.IncidentSettledV1 {
	fact := ordersevents.IncidentSettledV1{
		OrderID: order.ID, Number: order.Number, IncidentID: incident.ID,
		Kind: ordersevents.IncidentKind(incident.Kind), To: ordersevents.State(order.Status),
		CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, SettledBy: by,
	}
	for _, l := range incident.Lines {
		fact.Outcomes = append(fact.Outcomes, ordersevents.IncidentOutcome{
			ItemID: l.ItemID, ShipmentID: l.ShipmentID, Quantity: l.Quantity, Outcome: ordersevents.Outcome(l.Outcome),
		})
	}
	return fact
}

// goOnWith stops an order again for an incident that waited behind another one.
func (o *Orders) goOnWith(ctx context.Context, tx *db.Tx, a act, order domain.Summary, waiting domain.OrderIncident) error {
	stopped, err := o.moveAs(ctx, tx, a, a.role, order, domain.Change{To: domain.Incident, Comment: waiting.Comment})
	if err != nil {
		return err
	}
	return o.store.SetIncidentFrom(ctx, tx, waiting.ID, stopped.StatusBefore)
}

// moveGoods reserves what is sent again, and takes back what returns.
func (o *Orders) moveGoods(ctx context.Context, tx *db.Tx, order domain.Summary, items []domain.Item, incident domain.OrderIncident) error {
	replaced, back := incident.LinesWith(domain.OutcomeReplace), incident.LinesWith(domain.OutcomeGoodsBack)
	if len(back) > 0 {
		lots, err := o.store.ShippedLots(ctx, tx, order.ID)
		if err != nil {
			return err
		}
		back = domain.WithLotsBack(items, lots, back)
	}
	all := domain.StockLines(order.ID, items, slices.Concat(replaced, back))
	if len(all) == 0 {
		return nil
	}
	products := lists.Each(all, func(line receiptsapi.Line) int64 { return line.ProductID })
	if _, err := o.Stock.Levels(ctx, tx, products); err != nil { // locks them all at once, in the order of their ids
		return err
	}
	if len(back) > 0 {
		reason := "Retour de la commande " + order.Number
		if err := o.Stock.Return(ctx, tx, order.ID, all[len(replaced):], reason); err != nil {
			return err
		}
	}
	if len(replaced) == 0 {
		return nil
	}
	short, err := o.Stock.Reserve(ctx, tx, all[:len(replaced)])
	if errors.Is(err, receiptsapi.ErrOutOfStock) {
		return domain.Lacking(domain.ErrNoReplacement, items, short)
	}
	if err != nil {
		return err
	}
	return o.store.ReplaceItems(ctx, tx, order.ID, domain.UnitsOf(replaced))
}

// giveBack takes what was credited, refunded or taken back off what the order comes to. Before anything left, these units
// will not leave: they are given up. A canceled order is owed no more, whatever was said of its lines.
func (o *Orders) giveBack(ctx context.Context, tx *db.Tx, order domain.Summary, items []domain.Item, incident domain.OrderIncident) error {
	if order.Status == domain.Canceled {
		return nil
	}
	lines := incident.TakenBack()
	if len(lines) == 0 {
		return nil
	}
	units := domain.UnitsOf(lines)
	if order.ShippedUnits == 0 {
		if domain.UnitsRemaining(domain.GiveUp(items, units)) == 0 {
			return domain.NothingLeftToShip()
		}
		return o.giveUp(ctx, tx, order, items, lines, "Incident sur la commande "+order.Number)
	}
	if err := o.store.CreditItems(ctx, tx, order.ID, units); err != nil {
		return err
	}
	return o.keep(ctx, tx, order.ID, domain.Credit(items, units))
}

// giveUp lets units that have not left stay where they are: others may buy them. The ledger of the stock keeps the reason.
func (o *Orders) giveUp(
	ctx context.Context, tx *db.Tx, order domain.Summary, items []domain.Item, lines []domain.ShipmentLine,
	reason string,
) error {
	units := domain.UnitsOf(lines)
	if err := o.store.CloseItems(ctx, tx, order.ID, units); err != nil {
		return err
	}
	if err := o.Stock.ReleaseLines(ctx, tx, reason, order.ID, domain.StockLines(order.ID, items, lines)); err != nil {
		return err
	}
	return o.keep(ctx, tx, order.ID, domain.GiveUp(items, units))
}
