package domain

import (
	"millesime/modules/orders/ordersevents"
	"millesime/platform/fault"
)

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

// stateWords are the names of the states of an order as the interface has them, in the middle of a sentence.
func stateWords(state string) fault.Text {
	words, ok := map[ordersevents.State]fault.Text{
		ordersevents.Processing:       {FR: "traitement en cours", EN: "processing"},
		ordersevents.WaitingPayment:   {FR: "en attente de paiement", EN: "awaiting payment"},
		ordersevents.Paid:             {FR: "payée", EN: "paid"},
		ordersevents.PaidError:        {FR: "litige", EN: "payment dispute"},
		ordersevents.Validated:        {FR: "validée", EN: "validated"},
		ordersevents.Canceled:         {FR: "annulée", EN: "cancelled"},
		ordersevents.Preparation:      {FR: "en préparation", EN: "in preparation"},
		ordersevents.PendingShipping:  {FR: "en livraison", EN: "on its way"},
		ordersevents.Shipped:          {FR: "livrée", EN: "delivered"},
		ordersevents.PartiallyShipped: {FR: "en cours d'envoi partiel", EN: "partial shipment under way"},
		ordersevents.PendingInvoice:   {FR: "livrée", EN: "delivered"},
		ordersevents.Closed:           {FR: "traitée", EN: "completed"},
		ordersevents.Billed:           {FR: "facturée", EN: "invoiced"},
		ordersevents.Incident:         {FR: "incident", EN: "incident"},
	}[ordersevents.State(state)]
	if !ok {
		return fault.Same(state)
	}
	return words
}
