package domain

import (
	"millesime/modules/billing/billingevents"
	"millesime/platform/money"
)

// InvoiceToPay tells the customer that it was invoiced.
func InvoiceToPay(e billingevents.InvoiceIssuedV1) []Fact {
	fact := Fact{
		Kind: InvoiceIssued, Subject: Invoices, SubjectID: e.InvoiceID,
		Params: Params{Number: e.Number, Total: money.Cents(e.TotalCents), Until: e.DueOn},
	}
	return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// CreditNoteIssued tells both sides that an invoice, or a part of it, was taken back; who entered it knows.
func CreditNoteIssued(e billingevents.CreditNoteIssuedV1) []Fact {
	fact := Fact{
		Kind: CreditNoteMade, Subject: Invoices, SubjectID: e.CreditNoteID,
		Params: Params{Number: e.Number, Total: money.Cents(e.TotalCents), Name: e.InvoiceNumber},
	}
	facts := fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	if e.SupplierID == e.IssuedBy {
		return facts
	}
	fact.Params.OnBehalf = true
	return append(facts, fact.to(Recipient{UserID: e.SupplierID, PartyID: e.CustomerID})...)
}
