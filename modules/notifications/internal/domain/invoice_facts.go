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
