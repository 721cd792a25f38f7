package domain

import "millesime/modules/orders/ordersevents"

// Kinds about what leaves, arrives and is awaited of orders.
const (
	OrderShipped   Kind = "order_shipped"   // a parcel left: to the customer, and to the seller who placed the order
	OrderDelivered Kind = "order_delivered" // a part of it: to the other parties
	OrderRemainder Kind = "order_remainder" // the rest will not come: to the same
	OrderPromises  Kind = "order_promises"  // what is awaited comes on other days, or came: to customer, agent and who ordered
	OrderGivenUp   Kind = "order_given_up"  // what is awaited will not come: to the other parties
)

func deliveryNotices() []Notice {
	return []Notice{
		{
			Kind: OrderShipped, Groups: buyingSide(), Usual: mailed, Leads: orders(), After: []News{on("order_shipped", shipmentSent)},
			Says: say("Un colis de la commande {number} ({party}) est parti : {units}, par {carrier}{tracking}.",
				"A parcel of the order {number} ({party}) has left: {units}, by {carrier}{tracking}."),
			Mail: say("Commande {number} : un colis est en route", "Order {number}: a parcel is on its way"),
		},
		{
			Kind: OrderDelivered, Groups: everySide(), Usual: summarised, Leads: orders(),
			Says: say("Le colis {name} de la commande {number} ({party}) est livré.",
				"The parcel {name} of the order {number} ({party}) is delivered."),
			Mail:  say("Commande {number} : un colis est livré", "Order {number}: a parcel is delivered"),
			After: []News{on("shipment_delivered", shipmentDelivered)},
		},
		{
			Kind: OrderRemainder, Groups: buyingSide(), Usual: mailed, Leads: orders(),
			Says: say("Le reliquat de la commande {number} ({party}), soit {units}, est soldé : il ne sera pas livré.",
				"The remainder of order {number} ({party}), {units}, is closed: it will not be delivered."),
			Mail:  say("Commande {number} : le reliquat est soldé", "Order {number}: the remainder is closed"),
			After: []News{on("remainder_closed", remainderClosed)},
		},
		{
			Kind: OrderPromises, Groups: buyingSide(), Usual: mailed, Leads: orders(), After: []News{on("promises_moved", promisesMoved)},
			Says: say("Commande {number} ({party}). {promises}", "Order {number} ({party}). {promises}"),
			Mail: say("Commande {number} : du nouveau sur ce que vous attendez", "Order {number}: news of what you are waiting for"),
		},
		{
			Kind: OrderGivenUp, Groups: everySide(), Usual: mailed, Leads: orders(),
			Says: say("Une part de la commande {number} ({party}) encore attendue, soit {units}, est abandonnée : elle ne sera pas livrée.",
				"A part of the order {number} ({party}) that was awaited, {units}, is given up: it will not be delivered."),
			Mail:  say("Commande {number} : des bouteilles attendues sont abandonnées", "Order {number}: awaited bottles are given up"),
			After: []News{on("promises_given_up", promisesGivenUp)},
		},
	}
}

// shipmentSent tells who waits for the goods that some left.
func shipmentSent(e ordersevents.ShipmentSentV1) []Fact {
	fact := orderFact(OrderShipped, e.OrderID, e.Number)
	fact.Params.Units, fact.Params.Carrier, fact.Params.Tracking = e.Units, e.Carrier, e.TrackingNumber
	return fact.to(otherSides(e.ShippedBy, e.CustomerID, 0, e.SupplierID, e.PlacedBy)...)
}

// shipmentDelivered tells the other parties that a part of an order arrived; an order that arrived as a whole is told as that. Of
// what the house takes for delivered, only who received it is told.
func shipmentDelivered(e ordersevents.ShipmentDeliveredV1) []Fact {
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

// remainderClosed tells who waits for the goods that the rest will not come.
func remainderClosed(e ordersevents.RemainderClosedV1) []Fact {
	fact := orderFact(OrderRemainder, e.OrderID, e.Number)
	fact.Params.Units = e.Units
	return fact.to(otherSides(e.ClosedBy, e.CustomerID, 0, e.SupplierID, e.PlacedBy)...)
}

// mostPromises are told by name; the order itself shows all of them.
const mostPromises = 5

// promisesMoved tells who waits for goods of an order that they come on another day or came, once for all of its lines. The supplier
// knows: the receipt is its own.
func promisesMoved(e ordersevents.PromisesMovedV1) []Fact {
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

// promisesGivenUp tells the other parties what will not come.
func promisesGivenUp(e ordersevents.PromisesGivenUpV1) []Fact {
	fact := orderFact(OrderGivenUp, e.OrderID, e.Number)
	fact.Params.Units = e.Units
	return fact.to(otherSides(e.GivenUpBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}
