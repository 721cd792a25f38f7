package domain

import (
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/platform/money"
)

// PersonalInvoice is an invoice as its buyer's file holds it.
type PersonalInvoice struct {
	Number       string           `json:"number"`
	Kind         string           `json:"kind"`
	Seller       string           `json:"seller"`
	Order        string           `json:"order"`
	IssuedOn     string           `json:"issuedOn"`
	DueOn        string           `json:"dueOn"`
	TotalTaxIncl money.Cents      `json:"totalPriceTaxIncl"`
	Paid         money.Cents      `json:"paidAmount"`
	Paper        billingapi.Paper `json:"paper"`
}

// PersonalInvoices are a buyer's invoices for its file.
func PersonalInvoices(all []Invoice) []PersonalInvoice {
	invoices := make([]PersonalInvoice, 0, len(all))
	for _, i := range all {
		invoices = append(invoices, PersonalInvoice{
			Number: i.Number, Kind: i.Kind, Seller: i.Seller.Company, Order: strings.Join(i.OrderNumbers(), ", "),
			IssuedOn: i.IssuedOn, DueOn: i.DueOn,
			TotalTaxIncl: i.TotalTaxIncl, Paid: i.Paid, Paper: i.Paper,
		})
	}
	return invoices
}

// PersonalMandate is the mandate that a supplier gave, for its file.
type PersonalMandate struct {
	TextHash   string    `json:"textHash"`
	AcceptedBy string    `json:"acceptedBy"`
	AcceptedAt time.Time `json:"acceptedAt"`
}

// PersonalMandates is that one, or none.
func PersonalMandates(m Mandate) []PersonalMandate {
	if !m.Accepted() {
		return []PersonalMandate{}
	}
	return []PersonalMandate{{TextHash: m.TextHash, AcceptedBy: m.AcceptedByName, AcceptedAt: m.AcceptedAt}}
}
