package domain

import (
	"slices"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/money"
)

const expired = "expired" // in what people are told of an ended quotation

// QuotationRevised tells whom a quotation awaits now. Who revised it knows.
func QuotationRevised(e ordersevents.QuotationRevisedV1) []Fact {
	fact := quotationFact(QuotationMade, e.OrderID, e.Number)
	fact.Params.Revision, fact.Params.Until, fact.Params.Total = e.Revision, e.ValidUntil, money.Cents(e.TotalCents)
	if e.Awaiting == ordersevents.AwaitsSeller {
		fact.Kind = QuotationAsked
		return fact.to(but(e.RevisedBy, sellers(e.SupplierID, e.AgentID, e.PlacedBy, e.CustomerID))...)
	}
	return fact.to(but(e.RevisedBy, []Recipient{{UserID: e.CustomerID, PartyID: e.SupplierID}})...)
}

// QuotationExpires reminds whom a quotation awaits of its last day.
func QuotationExpires(e ordersevents.QuotationEndsV1) []Fact {
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
	return Fact{Kind: kind, Subject: Quotations, SubjectID: id, Params: Params{Number: number}}
}

// sellers are those who answer a customer: the supplier, the customer's agent, and who made the quotation.
func sellers(supplier, agent, placedBy, customer int64) []Recipient {
	told := about(customer, []int64{supplier, agent})
	if placedBy != customer {
		told = append(told, Recipient{UserID: placedBy, PartyID: customer})
	}
	return told
}

// but leaves out who knows.
func but(knows int64, told []Recipient) []Recipient {
	return slices.DeleteFunc(told, func(r Recipient) bool { return r.UserID == knows })
}
