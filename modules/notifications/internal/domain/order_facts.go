package domain

import (
	"context"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
)

// OrderShipped tells who waits for the goods that some left.
func (t *Telling) OrderShipped(ctx context.Context, tx *db.Tx, e ordersevents.ShipmentSentV1, source string) error {
	fact := orderFact(OrderShipped, e.OrderID, e.Number, source)
	fact.Params.Units, fact.Params.Carrier, fact.Params.Tracking = e.Units, e.Carrier, e.TrackingNumber
	return t.Tell(ctx, tx, fact, otherSides(e.ShippedBy, e.CustomerID, 0, e.SupplierID, e.PlacedBy)...)
}

// RemainderClosed tells who waits for the goods that the rest will not come.
func (t *Telling) RemainderClosed(ctx context.Context, tx *db.Tx, e ordersevents.RemainderClosedV1, source string) error {
	fact := orderFact(OrderRemainder, e.OrderID, e.Number, source)
	fact.Params.Units = e.Units
	return t.Tell(ctx, tx, fact, otherSides(e.ClosedBy, e.CustomerID, 0, e.SupplierID, e.PlacedBy)...)
}

// IncidentOpened tells the other parties what went wrong.
func (t *Telling) IncidentOpened(ctx context.Context, tx *db.Tx, e ordersevents.IncidentOpenedV1, source string) error {
	fact := orderFact(OrderIncident, e.OrderID, e.Number, source)
	fact.Params.Units, fact.Params.Incident = e.Units, e.Kind
	return t.Tell(ctx, tx, fact, otherSides(e.OpenedBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// IncidentSettled tells the other parties where the order goes on.
func (t *Telling) IncidentSettled(ctx context.Context, tx *db.Tx, e ordersevents.IncidentSettledV1, source string) error {
	fact := orderFact(OrderSettled, e.OrderID, e.Number, source)
	fact.Params.From, fact.Params.To = "incident", e.To
	for _, line := range e.Outcomes {
		fact.Params.Outcomes = append(fact.Params.Outcomes, Outcome{Outcome: line.Outcome, Units: line.Quantity})
	}
	return t.Tell(ctx, tx, fact, otherSides(e.SettledBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// MessagePosted tells the other parties that one wrote; the text stays where its readers are checked.
func (t *Telling) MessagePosted(ctx context.Context, tx *db.Tx, e ordersevents.MessagePostedV1, source string) error {
	fact := orderFact(OrderMessage, e.OrderID, e.Number, source)
	if e.Quotation {
		fact.Subject = Quotations
	}
	var told []Recipient
	for _, id := range []int64{e.CustomerID, e.SupplierID, e.AgentID} {
		if id != e.AuthorID {
			told = append(told, Recipient{UserID: id, PartyID: e.AuthorID})
		}
	}
	return t.Tell(ctx, tx, fact, told...)
}

func orderFact(kind Kind, orderID int64, number, source string) Fact {
	return Fact{Kind: kind, Subject: Orders, SubjectID: orderID, Source: source, Params: Params{Number: number}}
}

// otherSides are those of an order but who did it: the customer and who placed the order for it, told about the supplier or
// about each other; the told supplier, about the customer. 0 = the supplier is not told.
func otherSides(by, customer, toldSupplier, supplier, placedBy int64) []Recipient {
	var told []Recipient
	if customer != by {
		told = append(told, Recipient{UserID: customer, PartyID: supplier})
	}
	if toldSupplier != by {
		told = append(told, Recipient{UserID: toldSupplier, PartyID: customer})
	}
	if placedBy != by && placedBy != supplier {
		told = append(told, Recipient{UserID: placedBy, PartyID: customer})
	}
	return told
}
