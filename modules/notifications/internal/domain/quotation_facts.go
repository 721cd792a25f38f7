package domain

import (
	"context"
	"slices"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
	"millesime/platform/money"
)

const (
	quotation         = "quotation" // the state of an order that is one
	canceledQuotation = "canceled_quotation"
	awaitsSeller      = "seller"
	expired           = "expired" // in what people are told of an ended quotation
)

// QuotationRevised tells whom a quotation awaits now. Who revised it knows.
func (t *Telling) QuotationRevised(ctx context.Context, tx *db.Tx, e ordersevents.QuotationRevisedV1, source string) error {
	fact := quotationFact(QuotationMade, e.OrderID, e.Number, source)
	fact.Params.Revision, fact.Params.Until, fact.Params.Total = e.Revision, e.ValidUntil, money.Cents(e.TotalCents)
	if e.Awaiting == awaitsSeller {
		fact.Kind = QuotationAsked
		return t.Tell(ctx, tx, fact, but(e.RevisedBy, sellers(e.SupplierID, e.AgentID, e.PlacedBy, e.CustomerID))...)
	}
	return t.Tell(ctx, tx, fact, but(e.RevisedBy, []Recipient{{UserID: e.CustomerID, PartyID: e.SupplierID}})...)
}

// QuotationEnds reminds whom a quotation awaits that it expires.
func (t *Telling) QuotationEnds(ctx context.Context, tx *db.Tx, e ordersevents.QuotationEndsV1, source string) error {
	fact := quotationFact(QuotationEnds, e.OrderID, e.Number, source)
	fact.Params.Until = e.ValidUntil
	if e.Awaiting == awaitsSeller {
		return t.Tell(ctx, tx, fact, sellers(e.SupplierID, e.AgentID, e.PlacedBy, e.CustomerID)...)
	}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// quotationMoved tells the other parties that a quotation was refused or expired. That it was accepted, the order tells.
func (t *Telling) quotationMoved(ctx context.Context, tx *db.Tx, e ordersevents.OrderMovedV1, source string) error {
	if e.To != canceledQuotation {
		return nil
	}
	fact := quotationFact(QuotationEnded, e.OrderID, e.Number, source)
	if e.MovedBy == 0 {
		fact.Params.To = expired
	}
	told := append(sellers(e.SupplierID, 0, e.PlacedBy, e.CustomerID), Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	return t.Tell(ctx, tx, fact, but(e.MovedBy, told)...)
}

func quotationFact(kind Kind, id int64, number, source string) Fact {
	return Fact{Kind: kind, Subject: Quotations, SubjectID: id, Source: source, Params: Params{Number: number}}
}

// sellers are those who answer a customer: the supplier, the customer's agent, and who made the quotation.
func sellers(supplier, agent, placedBy, customer int64) []Recipient {
	told := []Recipient{{UserID: supplier, PartyID: customer}, {UserID: agent, PartyID: customer}}
	if placedBy != customer {
		told = append(told, Recipient{UserID: placedBy, PartyID: customer})
	}
	return told
}

// but leaves out who knows.
func but(knows int64, told []Recipient) []Recipient {
	return slices.DeleteFunc(told, func(r Recipient) bool { return r.UserID == knows })
}
