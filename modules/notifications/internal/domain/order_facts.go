package domain

import (
	"slices"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/money"
)

// NewOrder tells the supplier and the customer's agent, and the customer: that its order came in, or that somebody
// ordered for it. A seller who placed the order knows; the other one is told who did.
func NewOrder(e ordersevents.OrderPlacedV1) []Fact {
	toSellers := orderFact(OrderPlaced, e.OrderID, e.Number)
	toSellers.Params.Total = money.Cents(e.TotalCents)
	toCustomer := toSellers
	by := e.CustomerID
	if toCustomer.Kind = OrderConfirmed; e.OnBehalf {
		toCustomer.Kind = OrderOnBehalf
		by, toSellers.Params.OnBehalf = e.PlacedBy, true
	}
	for _, id := range []int64{e.SupplierID, e.AgentID} {
		if id != e.PlacedBy {
			toSellers.To = append(toSellers.To, Recipient{UserID: id, PartyID: by})
		}
	}
	toCustomer.To = []Recipient{{UserID: e.CustomerID, PartyID: e.SupplierID}}
	return []Fact{toSellers, toCustomer}
}

// OrderState tells the customer, the seller who placed the order for it, and the supplier what somebody else did. Who moved
// it knows. What a shipment or an incident moved is told by those; delivered is told once.
func OrderState(e ordersevents.OrderMovedV1) []Fact {
	if e.From == ordersevents.Quotation {
		return quotationMoved(e)
	}
	untold := []ordersevents.State{
		ordersevents.PartiallyShipped, ordersevents.PendingShipping, ordersevents.PendingInvoice, ordersevents.Incident,
	}
	if slices.Contains(untold, e.To) || e.From == ordersevents.Incident {
		return nil
	}
	fact := orderFact(movedKind(e.To), e.OrderID, e.Number)
	fact.Params.From, fact.Params.To = string(e.From), string(e.To)
	supplier := e.SupplierID
	if e.MovedBy == 0 && fact.Kind != OrderCanceled {
		supplier = 0 // the house only does what the supplier's own conditions say
	}
	told := otherSides(e.MovedBy, e.CustomerID, supplier, e.SupplierID, e.PlacedBy)
	if fact.Kind != OrderToPay {
		return fact.to(told...)
	}
	toPay := fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	fact.Kind = OrderMoved
	others := slices.DeleteFunc(told, func(r Recipient) bool { return r.UserID == e.CustomerID })
	return append(toPay, fact.to(others...)...)
}

// movedKind is what a move is about for who waits for the order.
func movedKind(to ordersevents.State) Kind {
	switch to {
	case ordersevents.WaitingPayment:
		return OrderToPay
	case ordersevents.Canceled:
		return OrderCanceled
	default:
		return OrderMoved
	}
}

// ShipmentSent tells who waits for the goods that some left.
func ShipmentSent(e ordersevents.ShipmentSentV1) []Fact {
	fact := orderFact(OrderShipped, e.OrderID, e.Number)
	fact.Params.Units, fact.Params.Carrier, fact.Params.Tracking = e.Units, e.Carrier, e.TrackingNumber
	return fact.to(otherSides(e.ShippedBy, e.CustomerID, 0, e.SupplierID, e.PlacedBy)...)
}

// ShipmentDelivered tells the other parties that a part of an order arrived; an order that arrived as a whole is told as that. Of
// what the house takes for delivered, only who received it is told.
func ShipmentDelivered(e ordersevents.ShipmentDeliveredV1) []Fact {
	if e.Whole {
		return nil
	}
	fact := orderFact(OrderDelivered, e.OrderID, e.Number)
	fact.Params.Name = e.ShipmentNumber
	supplier := e.SupplierID
	if e.ConfirmedBy == 0 {
		supplier = 0
	}
	return fact.to(otherSides(e.ConfirmedBy, e.CustomerID, supplier, e.SupplierID, e.PlacedBy)...)
}

// RemainderClosed tells who waits for the goods that the rest will not come.
func RemainderClosed(e ordersevents.RemainderClosedV1) []Fact {
	fact := orderFact(OrderRemainder, e.OrderID, e.Number)
	fact.Params.Units = e.Units
	return fact.to(otherSides(e.ClosedBy, e.CustomerID, 0, e.SupplierID, e.PlacedBy)...)
}

// mostPromises are told by name; the order itself shows all of them.
const mostPromises = 5

// PromisesMoved tells who waits for goods of an order that they come on another day or came, once for all of its lines. The supplier
// knows: the receipt is its own.
func PromisesMoved(e ordersevents.PromisesMovedV1) []Fact {
	fact := orderFact(OrderPromises, e.OrderID, e.Number)
	for _, m := range e.Items[:min(len(e.Items), mostPromises)] {
		promise := Promise{Product: m.ProductName, Units: m.Quantity, From: m.From, To: m.To, Arrived: m.Arrived}
		for _, part := range m.Parts {
			promise.Parts = append(promise.Parts, PromisedPart{Units: part.Quantity, On: part.On})
		}
		fact.Params.Promises = append(fact.Params.Promises, promise)
	}
	fact.Params.More = int64(len(e.Items) - len(fact.Params.Promises))
	told := otherSides(e.SupplierID, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)
	return fact.to(append(told, Recipient{UserID: e.AgentID, PartyID: e.CustomerID})...)
}

// PromisesGivenUp tells the other parties what will not come.
func PromisesGivenUp(e ordersevents.PromisesGivenUpV1) []Fact {
	fact := orderFact(OrderGivenUp, e.OrderID, e.Number)
	fact.Params.Units = e.Units
	return fact.to(otherSides(e.GivenUpBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// IncidentOpened tells the other parties what went wrong.
func IncidentOpened(e ordersevents.IncidentOpenedV1) []Fact {
	fact := orderFact(OrderIncident, e.OrderID, e.Number)
	fact.Params.Units, fact.Params.Incident = e.Units, string(e.Kind)
	return fact.to(otherSides(e.OpenedBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// IncidentSettled tells the other parties where the order goes on.
func IncidentSettled(e ordersevents.IncidentSettledV1) []Fact {
	fact := orderFact(OrderSettled, e.OrderID, e.Number)
	fact.Params.From, fact.Params.To = string(ordersevents.Incident), string(e.To)
	for _, line := range e.Outcomes {
		fact.Params.Outcomes = append(fact.Params.Outcomes, Outcome{Outcome: string(line.Outcome), Units: line.Quantity})
	}
	return fact.to(otherSides(e.SettledBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// MessagePosted tells the other parties that one wrote; the text stays where its readers are checked.
func MessagePosted(e ordersevents.MessagePostedV1) []Fact {
	fact := orderFact(OrderMessage, e.OrderID, e.Number)
	if e.Quotation {
		fact.Subject = Quotations
	}
	parties := []int64{e.CustomerID, e.SupplierID, e.AgentID}
	return fact.to(but(e.AuthorID, about(e.AuthorID, parties))...)
}

// LotIsRecalled tells who received a lot that it is called back, at the last order that brought some.
func LotIsRecalled(e ordersevents.LotRecalledV1) []Fact {
	return toRecipients(LotRecalled, Params{Product: e.Product, Lot: e.Lot}, e.SupplierID, e.Recipients)
}

// RecallIsLifted tells those whom a recall told, at the same order.
func RecallIsLifted(e ordersevents.RecallLiftedV1) []Fact {
	return toRecipients(RecallLifted, Params{Product: e.Product, Lot: e.Lot, Reason: e.Reason}, e.SupplierID, e.Recipients)
}

// toRecipients tells each recipient of a lot of a supplier something about it, at the last order that brought some.
func toRecipients(kind Kind, params Params, supplierID int64, recipients []ordersevents.LotRecipient) []Fact {
	facts := make([]Fact, 0, len(recipients))
	for _, r := range recipients {
		fact := orderFact(kind, r.OrderID, r.Number)
		params.Number, params.Units = r.Number, r.Units
		fact.Params = params
		facts = append(facts, fact.to(Recipient{UserID: r.CustomerID, PartyID: supplierID})...)
	}
	return facts
}

func orderFact(kind Kind, orderID int64, number string) Fact {
	return Fact{Kind: kind, Subject: Orders, SubjectID: orderID, Params: Params{Number: number}}
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
