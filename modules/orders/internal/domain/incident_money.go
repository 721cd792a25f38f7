package domain

import (
	"context"
	"slices"

	"millesime/platform/db"
	"millesime/platform/fault"
)

// errNothingLeftToShip refuses to go on with an order of which nothing is kept and nothing has left.
func errNothingLeftToShip() error {
	return fault.Invalid(fault.Violation{PropertyPath: "transition", Code: "outcomes", Text: fault.Text{
		FR: "Il ne reste rien à livrer : annulez la commande", EN: "Nothing is left to deliver: cancel the order",
	}})
}

// giveBack takes what was credited, refunded or taken back off what the order comes to. Before anything left, these units
// will not leave: they are given up. A canceled order is owed no more, whatever was said of its lines.
func (i *Incidents) giveBack(ctx context.Context, tx *db.Tx, order Summary, items []Item, incident OrderIncident) error {
	if order.Status == Canceled {
		return nil
	}
	refunds, credits := incident.linesWith(OutcomeRefund), slices.Concat(incident.linesWith(OutcomeCredit), incident.linesWith(OutcomeGoodsBack))
	if incident.Kind == IncidentWithdrawal { // the law gives the money back (Code de la consommation L221-24)
		refunds, credits = slices.Concat(refunds, credits), nil
	}
	if order.ShippedUnits == 0 {
		return i.giveUp(ctx, tx, order, items, slices.Concat(refunds, credits))
	}
	for _, part := range []struct {
		lines []ShipmentLine
		money MoneyBack
	}{{refunds, AsRefund}, {credits, AsCredit}} {
		if len(part.lines) == 0 {
			continue
		}
		units := unitsOf(part.lines)
		if err := i.store.CreditItems(ctx, tx, order.ID, units); err != nil {
			return err
		}
		items = credited(items, units)
		if err := i.keeping.Keep(ctx, tx, order.ID, items, part.money); err != nil {
			return err
		}
	}
	return nil
}

// giveUp lets units that have not left stay where they are: others may buy them.
func (i *Incidents) giveUp(ctx context.Context, tx *db.Tx, order Summary, items []Item, lines []ShipmentLine) error {
	if len(lines) == 0 {
		return nil
	}
	units := unitsOf(lines)
	left := int64(0)
	for _, item := range items {
		left += item.Remaining() - units[item.ID]
	}
	if left == 0 {
		return errNothingLeftToShip()
	}
	if err := i.store.CloseItems(ctx, tx, order.ID, units); err != nil {
		return err
	}
	reason := "Incident sur la commande " + order.Number
	if err := i.stock.ReleaseLines(ctx, tx, reason, order.ID, stockLines(order.ID, items, lines)); err != nil {
		return err
	}
	return i.keeping.Keep(ctx, tx, order.ID, closed(items, units), AsRefund)
}

// unitsOf sums lines by line of the order.
func unitsOf(lines []ShipmentLine) map[int64]int64 {
	units := map[int64]int64{}
	for _, line := range lines {
		units[line.ItemID] += line.Quantity
	}
	return units
}
