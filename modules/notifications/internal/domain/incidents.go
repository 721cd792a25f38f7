package domain

import (
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
	var all fault.Text
	for i, o := range outcomes {
		words := map[ordersevents.Outcome]fault.Text{
			ordersevents.Replace:   {FR: "remplacement de {units}", EN: "{units} replaced"},
			ordersevents.Credit:    {FR: "avoir pour {units}", EN: "credit for {units}"},
			ordersevents.Refund:    {FR: "remboursement de {units}", EN: "{units} refunded"},
			ordersevents.GoodsBack: {FR: "reprise en stock de {units}", EN: "{units} taken back"},
			ordersevents.Rejected:  {FR: "refus pour {units}", EN: "refusal for {units}"},
		}[ordersevents.Outcome(o.Outcome)].Fill("units", unitWords(o.Units))
		if i > 0 {
			all.FR, all.EN = all.FR+", ", all.EN+", "
		}
		all.FR, all.EN = all.FR+words.FR, all.EN+words.EN
	}
	return all
}

// incidentWords are the names of the kinds of incidents, in the middle of a sentence.
func incidentWords(kind string) fault.Text {
	words, ok := map[ordersevents.IncidentKind]fault.Text{
		ordersevents.Damaged:    {FR: "casse", EN: "breakage"},
		ordersevents.Missing:    {FR: "manquant", EN: "missing goods"},
		ordersevents.Wrong:      {FR: "erreur de produit", EN: "wrong goods"},
		ordersevents.Quality:    {FR: "défaut de qualité", EN: "quality fault"},
		ordersevents.Withdrawal: {FR: "rétractation", EN: "withdrawal"},
	}[ordersevents.IncidentKind(kind)]
	if !ok {
		return fault.Same(kind)
	}
	return words
}
