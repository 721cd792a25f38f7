package domain

import (
	"cmp"
	"slices"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/paper"
)

// Kinds about orders.
const (
	OrderPlaced    Kind = "order_placed"    // to the supplier, and to the customer's agent
	OrderOnBehalf  Kind = "order_on_behalf" // to the customer that somebody ordered for
	OrderConfirmed Kind = "order_confirmed" // to the customer that ordered itself
	OrderToPay     Kind = "order_to_pay"    // to the customer
	OrderCanceled  Kind = "order_canceled"  // to the other parties
	OrderMoved     Kind = "order_moved"     // to the customer, to the seller who placed it, and to the supplier when somebody else did
)

func orders() Screen {
	return Screen{"orders", "/orders/{id}", say("Voir la commande", "See the order")}
}

func orderNotices() []Notice {
	return []Notice{
		{
			Kind: OrderPlaced, Groups: sellingSide(), Usual: mailed, Leads: orders(), After: []News{on("order_placed", newOrder)},
			Says: say("{party} a passé la commande {number}, pour {total} TTC.",
				"{party} placed the order {number}, for {total} incl. VAT."),
			Mail: say("Nouvelle commande {number}", "New order {number}"),
			But: []Variant{
				{When: onBehalf, Says: say("{party} a passé la commande {number} pour un client, pour {total} TTC.",
					"{party} placed the order {number} for a customer, for {total} incl. VAT.")},
			},
		},
		{
			Kind: OrderOnBehalf, Groups: buyers(), Usual: shown, Leads: orders(),
			Says: say("La commande {number} a été passée pour vous chez {party}, pour {total} TTC.",
				"The order {number} was placed for you with {party}, for {total} incl. VAT."),
		},
		{
			Kind: OrderConfirmed, Groups: everySide(), Usual: shown, Leads: orders(),
			Says: say("Votre commande {number} chez {party} est enregistrée, pour {total} TTC.",
				"Your order {number} with {party} is received, for {total} incl. VAT."),
		},
		{
			Kind: OrderToPay, Groups: buyers(), Usual: mailed, Leads: orders(),
			Says: say("La commande {number} ({party}) attend votre paiement.", "The order {number} ({party}) awaits your payment."),
			Mail: say("Commande {number} : votre paiement est attendu", "Order {number}: your payment is due"),
		},
		{
			Kind: OrderCanceled, Groups: everySide(), Usual: mailed, Leads: orders(),
			Says: say("La commande {number} ({party}) est annulée.", "The order {number} ({party}) was cancelled."),
			Mail: say("Commande {number} annulée", "Order {number} cancelled"),
			But: []Variant{{
				When: both(withdrawn, unpaid),
				Says: say("La commande {number} ({party}) est annulée par rétractation. Rien n’en est dû.",
					"The order {number} ({party}) was cancelled by withdrawal. Nothing of it is owed."),
				Mail: say("Commande {number} : rétractation", "Order {number}: withdrawal"),
			}, {
				When: withdrawn,
				Says: say("La commande {number} ({party}) est annulée par rétractation. Ce qui en est payé est remboursé dans les 14 jours, par le même moyen de paiement.",
					"The order {number} ({party}) was cancelled by withdrawal. What was paid of it is refunded within 14 days, by the same means of payment."),
				Mail: say("Commande {number} : rétractation", "Order {number}: withdrawal"),
			}, {
				When: both(consumer, unpaid),
				Says: say("La commande {number} ({party}) est annulée.{reason} Rien n’en est dû.",
					"The order {number} ({party}) was cancelled.{reason} Nothing of it is owed."),
			}, {
				When: consumer,
				Says: say("La commande {number} ({party}) est annulée.{reason} Rien n’en est dû. Ce que vous en avez payé vous est remboursé dans les 14 jours, par le même moyen de paiement.",
					"The order {number} ({party}) was cancelled.{reason} Nothing of it is owed. What you paid of it is refunded within 14 days, by the same means of payment."),
			}},
		},
		{
			Kind: OrderMoved, Groups: everySide(), Usual: summarised, Leads: orders(), After: []News{on("order_moved", orderState)},
			Says: say("La commande {number} ({party}) est maintenant : {state}.", "The order {number} ({party}) is now: {state}."),
			Mail: say("Commande {number} : {state}", "Order {number}: {state}"),
			But: []Variant{{
				When: both(consumer, now(ordersevents.Paid)),
				Says: say("Votre paiement de la commande {number} est arrivé : {party} s’en occupe. Vous n’avez plus rien à payer.",
					"Your payment of the order {number} has arrived: {party} takes care of it. There is nothing left to pay."),
				Mail: say("Commande {number} : votre paiement est arrivé", "Order {number}: your payment has arrived"),
			}},
		},
	}
}

// newOrder tells the supplier and the customer's agent, and the customer: that its order came in, or that somebody
// ordered for it. A seller who placed the order knows; the other one is told who did.
func newOrder(e ordersevents.OrderPlacedV1) []Fact {
	toSellers := orderFact(OrderPlaced, e.OrderID, e.Number).carrying(paper.OfOrder(e.OrderID))
	toSellers.Params.Total = money.Cents(e.TotalCents)
	toCustomer := toSellers
	by := e.CustomerID
	if toCustomer.Kind = OrderConfirmed; e.OnBehalf {
		toCustomer.Kind = OrderOnBehalf
		by, toSellers.Params.OnBehalf = e.PlacedBy, true
	}
	toSellers.To = but(e.PlacedBy, about(by, []int64{e.SupplierID, e.AgentID}))
	toCustomer.To = []Recipient{{UserID: e.CustomerID, PartyID: e.SupplierID}}
	return []Fact{toSellers, toCustomer}
}

// orderState tells the customer, the seller who placed the order for it, and the supplier what somebody else did. Who moved
// it knows. What a shipment or an incident moved is told by those; delivered is told once.
func orderState(e ordersevents.OrderMovedV1) []Fact {
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
	fact.ToGuests = e.To == ordersevents.Paid && e.MovedBy != 0 // of a payment that was entered it is told by that
	if fact.Kind == OrderCanceled {
		fact.Params.Reason, fact.Params.Paid = e.Comment, money.Cents(e.PaidCents)
	}
	fact.Params.Withdrawn = fact.Kind == OrderCanceled && e.MovedBy == e.CustomerID
	if e.To == ordersevents.Validated || fact.Kind == OrderToPay {
		fact.Carries = paper.OfOrder(e.OrderID)
	}
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

func orderFact(kind Kind, orderID int64, number string) Fact {
	return Fact{Kind: kind, SubjectID: orderID, Params: Params{Number: number}}
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

// stateWords are the names of the states of an order as the interface has them, in the middle of a sentence.
func stateWords(state string) fault.Text {
	return cmp.Or(map[ordersevents.State]fault.Text{
		ordersevents.Processing:       say("traitement en cours", "processing"),
		ordersevents.WaitingPayment:   say("en attente de paiement", "awaiting payment"),
		ordersevents.Paid:             say("payée", "paid"),
		ordersevents.PaidError:        say("litige", "payment dispute"),
		ordersevents.Validated:        say("validée", "validated"),
		ordersevents.Canceled:         say("annulée", "cancelled"),
		ordersevents.Preparation:      say("en préparation", "in preparation"),
		ordersevents.PendingShipping:  say("en livraison", "on its way"),
		ordersevents.Shipped:          say("livrée", "delivered"),
		ordersevents.PartiallyShipped: say("en cours d'envoi partiel", "partial shipment under way"),
		ordersevents.PendingInvoice:   say("livrée", "delivered"),
		ordersevents.Closed:           say("traitée", "completed"),
		ordersevents.Billed:           say("facturée", "invoiced"),
		ordersevents.Incident:         say("incident", "incident"),
	}[ordersevents.State(state)], fault.Same(state))
}
