package domain

import (
	"millesime/modules/orders/ordersevents"
	"millesime/platform/money"
	"millesime/platform/paper"
)

// Kinds about quotations.
const (
	QuotationAsked Kind = "quotation_asked" // for, or answered by a counter-offer: to the supplier, and to the agent
	QuotationMade  Kind = "quotation_made"  // proposed or revised: to the customer
	QuotationEnds  Kind = "quotation_ends"  // tomorrow: to whom it awaits
	QuotationEnded Kind = "quotation_ended" // refused or expired: to the other parties
)

func quotations() Screen {
	return Screen{"quotations", "/quotations/{id}", say("Voir le devis", "See the quotation")}
}

func quotationNotices() []Notice {
	return []Notice{
		{
			Kind: QuotationAsked, Groups: sellingSide(), Usual: mailed, Leads: quotations(),
			Says: say("{party} vous demande le devis {number}. Répondez-lui avant le {until}.",
				"{party} asks you for the quotation {number}. Answer before {until}."),
			Mail: say("Devis {number} : votre réponse est attendue", "Quotation {number}: your answer is awaited"),
			But: []Variant{
				{
					When: revised,
					Says: say("{party} fait une contre-proposition sur le devis {number}. Répondez-lui avant le {until}.",
						"{party} makes a counter-offer on the quotation {number}. Answer before {until}."),
					Mail: say("Devis {number}, version {revision} : votre réponse est attendue",
						"Quotation {number}, revision {revision}: your answer is awaited"),
				},
			},
			After: []News{on("quotation_revised", quotationRevised)},
		},
		{
			Kind: QuotationMade, Groups: buyers(), Usual: mailed, Leads: quotations(),
			Says: say("{party} vous propose le devis {number}, pour {total} TTC, valable jusqu’au {until}.",
				"{party} proposes the quotation {number} to you, for {total} incl. VAT, valid until {until}."),
			Mail: say("Votre devis {number}", "Your quotation {number}"),
			But: []Variant{
				{When: revised, Mail: say("Votre devis {number}, version {revision}", "Your quotation {number}, revision {revision}")},
			},
		},
		{
			Kind: QuotationEnds, Groups: everySide(), Usual: mailed, Leads: quotations(),
			Says: say("Le devis {number} ({party}) attend votre réponse et expire le {until}.",
				"The quotation {number} ({party}) awaits your answer and expires on {until}."),
			Mail:  say("Le devis {number} expire bientôt", "The quotation {number} expires soon"),
			After: []News{on("quotation_ends", quotationExpires)},
		},
		{
			Kind: QuotationEnded, Groups: everySide(), Usual: summarised, Leads: quotations(),
			Says: say("Le devis {number} ({party}) a été refusé.", "The quotation {number} ({party}) was refused."),
			Mail: say("Le devis {number} est clos", "The quotation {number} is closed"),
			But: []Variant{
				{When: now(expired), Says: say("Le devis {number} ({party}) a expiré sans réponse.",
					"The quotation {number} ({party}) expired without an answer.")},
			},
		},
	}
}

const expired = "expired" // in what people are told of an ended quotation

// quotationRevised tells whom a quotation awaits now. Who revised it knows.
func quotationRevised(e ordersevents.QuotationRevisedV1) []Fact {
	fact := quotationFact(QuotationMade, e.OrderID, e.Number).carrying(paper.OfQuotation(e.OrderID, e.Revision))
	fact.Params.Revision, fact.Params.Until, fact.Params.Total = e.Revision, e.ValidUntil, money.Cents(e.TotalCents)
	if e.Awaiting == ordersevents.AwaitsSeller {
		fact.Kind = QuotationAsked
		return fact.to(but(e.RevisedBy, sellers(e.SupplierID, e.AgentID, e.PlacedBy, e.CustomerID))...)
	}
	return fact.to(but(e.RevisedBy, []Recipient{{UserID: e.CustomerID, PartyID: e.SupplierID}})...)
}

// quotationExpires reminds whom a quotation awaits of its last day.
func quotationExpires(e ordersevents.QuotationEndsV1) []Fact {
	fact := quotationFact(QuotationEnds, e.OrderID, e.Number)
	fact.Params.Until = e.ValidUntil
	if e.Awaiting == ordersevents.AwaitsSeller {
		return fact.to(sellers(e.SupplierID, e.AgentID, e.PlacedBy, e.CustomerID)...)
	}
	return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// quotationMoved tells the other parties that a quotation was refused or expired. That it was accepted, the order tells.
func quotationMoved(e ordersevents.OrderMovedV1) []Fact {
	if e.To != ordersevents.CanceledQuotation {
		return nil
	}
	fact := quotationFact(QuotationEnded, e.OrderID, e.Number)
	if e.MovedBy == 0 {
		fact.Params.To = expired
	}
	told := append(sellers(e.SupplierID, 0, e.PlacedBy, e.CustomerID), Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	return fact.to(but(e.MovedBy, told)...)
}

func quotationFact(kind Kind, id int64, number string) Fact {
	return Fact{Kind: kind, SubjectID: id, Params: Params{Number: number}}
}

// sellers are those who answer a customer: the supplier, the customer's agent, and who made the quotation.
func sellers(supplier, agent, placedBy, customer int64) []Recipient {
	told := about(customer, []int64{supplier, agent})
	if placedBy != customer {
		told = append(told, Recipient{UserID: placedBy, PartyID: customer})
	}
	return told
}
