package rest

import (
	"context"

	"millesime/modules/billing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/validate"
)

type creditInput struct {
	ID   int64 `path:"id"`
	Body ElsewhereCreditNote
}

// ElsewhereCreditNote is a credit note that a supplier issued itself.
type ElsewhereCreditNote struct {
	Number       string       `json:"number"`
	IssuedOn     string       `json:"issuedOn"` // YYYY-MM-DD
	TotalTaxIncl money.Cents  `json:"totalPriceTaxIncl"`
	Cause        domain.Cause `json:"cause"`
}

func (n *ElsewhereCreditNote) Rules() validate.Rules {
	return validate.Rules{
		numberRule(&n.Number),
		validate.Field("issuedOn", &n.IssuedOn, validate.Required, validate.Date),
		validate.Field("totalPriceTaxIncl", &n.TotalTaxIncl, validate.Between[money.Cents](leastTotal, mostTotal)),
		validate.Field("cause", &n.Cause, validate.Required, validate.OneOf(domain.Cause("").Codes()...)),
	}
}

func (h handlers) credit(ctx context.Context, in creditInput) (InvoiceDetail, error) {
	b := in.Body
	note := domain.Elsewhere{Number: b.Number, IssuedOn: b.IssuedOn, TotalTaxIncl: b.TotalTaxIncl}
	entered, err := h.invoices.CreditElsewhere(ctx, auth.Must(ctx), in.ID, note, b.Cause)
	if err != nil {
		return InvoiceDetail{}, err
	}
	return newDetail(entered, h.reading(ctx, entered)), nil
}

func (h handlers) creditMissed(ctx context.Context, in itemInput) (InvoiceDetail, error) {
	credited, err := h.invoices.CreditMissed(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return InvoiceDetail{}, err
	}
	return newDetail(credited, h.reading(ctx, credited)), nil
}

// InvoiceLink is another document that one is about.
type InvoiceLink struct {
	IRI          string      `json:"@id"`
	ID           int64       `json:"id"`
	Number       string      `json:"number"`
	IssuedOn     string      `json:"issuedOn"`
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"`
}

func newLinks(all []domain.Invoice) []InvoiceLink {
	links := make([]InvoiceLink, 0, len(all))
	for _, i := range all {
		links = append(links, InvoiceLink{
			IRI: api.IRI(resource, i.ID), ID: i.ID, Number: i.Number, IssuedOn: i.IssuedOn, TotalTaxIncl: i.TotalTaxIncl,
		})
	}
	return links
}

// CreditedInvoice is the invoice that a credit note takes back.
type CreditedInvoice struct {
	IRI    string `json:"@id"`
	ID     int64  `json:"id"`
	Number string `json:"number"`
}

func newCredited(i domain.Invoice) *CreditedInvoice {
	if i.CreditOf == 0 {
		return nil
	}
	return &CreditedInvoice{IRI: api.IRI(resource, i.CreditOf), ID: i.CreditOf, Number: i.CreditOfNumber}
}
