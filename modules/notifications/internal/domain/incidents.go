package domain

import (
	"cmp"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/fault"
)

// Kinds about incidents of orders.
const (
	OrderIncident Kind = "order_incident" // reported: to the other parties
	OrderSettled  Kind = "order_settled"  // an incident: to the other parties
)

func incidentNotices() []Notice {
	return []Notice{
		{
			Kind: OrderIncident, Groups: everySide(), Usual: mailed, Leads: orders(), After: []News{on("incident_opened", incidentOpened)},
			Says: say("Un incident est signalé sur la commande {number} ({party}) : {incident}, {units}.",
				"An incident was reported on the order {number} ({party}): {incident}, {units}."),
			Mail: say("Incident sur la commande {number}", "Incident on the order {number}"),
		},
		{
			Kind: OrderSettled, Groups: everySide(), Usual: mailed, Leads: orders(), After: []News{on("incident_settled", incidentSettled)},
			Says: say("L’incident de la commande {number} ({party}) est réglé : {outcomes}. La commande est maintenant : {state}.",
				"The incident of the order {number} ({party}) is settled: {outcomes}. The order is now: {state}."),
			Mail: say("Commande {number} : l’incident est réglé", "Order {number}: the incident is settled"),
		},
	}
}

// incidentOpened tells the other parties what went wrong.
func incidentOpened(e ordersevents.IncidentOpenedV1) []Fact {
	fact := orderFact(OrderIncident, e.OrderID, e.Number)
	fact.Params.Units, fact.Params.Incident = e.Units, string(e.Kind)
	return fact.to(otherSides(e.OpenedBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// incidentSettled tells the other parties where the order goes on.
func incidentSettled(e ordersevents.IncidentSettledV1) []Fact {
	fact := orderFact(OrderSettled, e.OrderID, e.Number)
	fact.Params.From, fact.Params.To = string(ordersevents.Incident), string(e.To)
	for _, line := range e.Outcomes {
		fact.Params.Outcomes = append(fact.Params.Outcomes, Outcome{Outcome: string(line.Outcome), Units: line.Quantity})
	}
	return fact.to(otherSides(e.SettledBy, e.CustomerID, e.SupplierID, e.SupplierID, e.PlacedBy)...)
}

// outcomeWords tell how each line of an incident was settled.
func outcomeWords(outcomes []Outcome) fault.Text {
	all := make([]fault.Text, 0, len(outcomes))
	for _, o := range outcomes {
		all = append(all, map[ordersevents.Outcome]fault.Text{
			ordersevents.Replace:   say("remplacement de {units}", "{units} replaced"),
			ordersevents.Credit:    say("avoir pour {units}", "credit for {units}"),
			ordersevents.Refund:    say("remboursement de {units}", "{units} refunded"),
			ordersevents.Withdrawn: say("rétractation pour {units}", "withdrawal from {units}"),
			ordersevents.GoodsBack: say("reprise en stock de {units}", "{units} taken back"),
			ordersevents.Rejected:  say("refus pour {units}", "refusal for {units}"),
		}[ordersevents.Outcome(o.Outcome)].Fill("units", unitWords(o.Units)))
	}
	return fault.Join(all, ", ")
}

// incidentWords are the names of the kinds of incidents, in the middle of a sentence.
func incidentWords(kind string) fault.Text {
	return cmp.Or(map[ordersevents.IncidentKind]fault.Text{
		ordersevents.Damaged:    say("casse", "breakage"),
		ordersevents.Missing:    say("manquant", "missing goods"),
		ordersevents.Wrong:      say("erreur de produit", "wrong goods"),
		ordersevents.Quality:    say("défaut de qualité", "quality fault"),
		ordersevents.Withdrawal: say("rétractation", "withdrawal"),
	}[ordersevents.IncidentKind(kind)], fault.Same(kind))
}
