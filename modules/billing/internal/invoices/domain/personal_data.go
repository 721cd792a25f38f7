package domain

import (
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// PersonalInvoice is an invoice as its buyer's file holds it.
type PersonalInvoice struct {
	Number       string           `json:"number"`
	Kind         invoice.Kind     `json:"kind"`
	Seller       string           `json:"seller"`
	Order        string           `json:"order"`
	IssuedOn     string           `json:"issuedOn"`
	DueOn        string           `json:"dueOn"`
	TotalTaxIncl money.Cents      `json:"totalPriceTaxIncl"`
	Paid         money.Cents      `json:"paidAmount"`
	WrittenOff   money.Cents      `json:"writtenOffAmount"`
	Paper        billingapi.Paper `json:"paper"`
}

// PersonalInvoices are a buyer's invoices for its file.
func PersonalInvoices(all []Document) []PersonalInvoice {
	return lists.Each(all, func(i Document) PersonalInvoice {
		return PersonalInvoice{
			Number: i.Number, Kind: i.Kind, Seller: i.Paper.Seller.Company, Order: strings.Join(i.OrderNumbers(), ", "),
			IssuedOn: i.IssuedOn, DueOn: i.DueOn,
			TotalTaxIncl: i.TotalTaxIncl, Paid: i.Received(), WrittenOff: i.WrittenOff, Paper: i.Paper,
		}
	})
}

// PersonalMandate is that a supplier gave its mandate or took it back, for its file.
type PersonalMandate struct {
	Act      ActKind   `json:"act"`
	TextHash string    `json:"textHash"`
	By       string    `json:"by"`
	At       time.Time `json:"at"`
}

// PersonalMandates are all of them, the oldest first.
func PersonalMandates(acts []MandateAct) []PersonalMandate {
	return lists.Each(acts, func(a MandateAct) PersonalMandate {
		return PersonalMandate{Act: a.Kind, TextHash: a.TextHash, By: a.ByName, At: a.At}
	})
}
