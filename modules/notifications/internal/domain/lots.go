package domain

import "millesime/modules/orders/ordersevents"

// Kinds about lots that are called back.
const (
	LotRecalled  Kind = "lot_recalled"  // to who received it
	RecallLifted Kind = "recall_lifted" // to whom it was told
)

func lotNotices() []Notice {
	return []Notice{
		{
			Kind: LotRecalled, Groups: buyers(), Usual: shown, Leads: orders(), After: []News{on("lot_recalled", lotIsRecalled)},
			Says: say("{party} rappelle le lot {lot} de {product}. Vous en avez reçu {units}, la dernière fois avec la commande {number}.",
				"{party} recalls the lot {lot} of {product}. You received {units} of it, last with the order {number}."),
		},
		{
			Kind: RecallLifted, Groups: buyers(), Usual: mailed, Leads: orders(), After: []News{on("recall_lifted", recallIsLifted)},
			Says: say("{party} lève le rappel du lot {lot} de {product}, reçu en dernier avec la commande {number}.{reason}",
				"{party} lifts the recall of the lot {lot} of {product}, which you last received with the order {number}.{reason}"),
			Mail: say("Le rappel du lot {lot} est levé : {product}", "The recall of the lot {lot} is lifted: {product}"),
		},
	}
}

// lotIsRecalled tells who received a lot that it is called back, at the last order that brought some.
func lotIsRecalled(e ordersevents.LotRecalledV1) []Fact {
	return toRecipients(LotRecalled, Params{Product: e.Product, Lot: e.Lot}, e.SupplierID, e.Recipients)
}

// recallIsLifted tells those whom a recall told, at the same order.
func recallIsLifted(e ordersevents.RecallLiftedV1) []Fact {
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
