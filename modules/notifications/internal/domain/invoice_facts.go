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

// InvoiceFallsDue tells the customer that it is to pay soon, and both sides that it did not.
func InvoiceFallsDue(e billingevents.InvoiceDueV1) []Fact {
	fact := Fact{
		Kind: InvoiceDue, Subject: Invoices, SubjectID: e.InvoiceID,
		Params: Params{Number: e.Number, Total: money.Cents(e.OpenCents), Until: e.DueOn},
	}
	if !e.Overdue {
		return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	}
	fact.Kind = InvoiceOverdue
	facts := fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	fact.Params.OnBehalf = true // said to who is owed
	return append(facts, fact.to(Recipient{UserID: e.SupplierID, PartyID: e.CustomerID})...)
}

// MandateIsChanged tells a supplier that it gave its mandate to invoice, or took it back: who did it in its place would be found out.
func MandateIsChanged(e billingevents.MandateChangedV1) []Fact {
	fact := Fact{Kind: MandateChanged, Subject: Mandates, SubjectID: e.SupplierID, Params: Params{To: refused}}
	if e.Accepted {
		fact.Params.To = accepted
	}
	return fact.to(Recipient{UserID: e.SupplierID})
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
