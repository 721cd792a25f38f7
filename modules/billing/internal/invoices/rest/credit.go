package rest

import (
	"context"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/validate"
)

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

func (h handlers) credit(ctx context.Context, in api.BodyByID[ElsewhereCreditNote]) (InvoiceDetail, error) {
	b := in.Body
	note := domain.Elsewhere{Number: b.Number, IssuedOn: b.IssuedOn, TotalTaxIncl: b.TotalTaxIncl}
	entered, err := h.invoices.CreditElsewhere(ctx, auth.Must(ctx), in.ID, note, b.Cause)
	if err != nil {
		return InvoiceDetail{}, err
	}
	return h.detail(ctx, entered)
}

func (h handlers) creditMissed(ctx context.Context, in api.ByID) (InvoiceDetail, error) {
	credited, err := h.invoices.CreditMissed(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return InvoiceDetail{}, err
	}
	return h.detail(ctx, credited)
}

// InvoiceLink is another document that one is about.
type InvoiceLink struct {
	api.Ref
	Number       string      `json:"number"`
	IssuedOn     string      `json:"issuedOn"`
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"`
}

func newLink(d domain.Document) InvoiceLink {
	return InvoiceLink{Ref: api.RefTo(resource, d.ID), Number: d.Number, IssuedOn: d.IssuedOn, TotalTaxIncl: d.TotalTaxIncl}
}

// CreditedInvoice is the invoice that a credit note takes back.
type CreditedInvoice struct {
	api.Ref
	Number string `json:"number"`
}

func newCredited(i domain.Document) *CreditedInvoice {
	if i.Credit.Of == 0 {
		return nil
	}
	return &CreditedInvoice{Ref: api.RefTo(resource, i.Credit.Of), Number: i.Credit.Number}
}
