package rest

import (
	"context"

	"millesime/modules/billing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/validate"
)

type issueInput struct{ Body NewInvoice }

// NewInvoice asks for the invoices of an order that is delivered.
type NewInvoice struct {
	Order           api.Reference     `json:"order" ref:"orders"`
	IssuedElsewhere *ElsewhereInvoice `json:"issuedElsewhere,omitempty"` // the one that its supplier issued; else they are issued here
}

// ElsewhereInvoice is an invoice that a supplier issued itself.
type ElsewhereInvoice struct {
	Number       string      `json:"number"`
	IssuedOn     string      `json:"issuedOn"` // YYYY-MM-DD
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"`
}

// Rules of a request for invoices.
func (n *NewInvoice) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("order", &n.Order, validate.Required),
		validate.Nested("issuedElsewhere", n.IssuedElsewhere, (*ElsewhereInvoice).Rules),
	}
}

const (
	leastTotal = 1          // cents
	mostTotal  = 1000000_00 // a million
)

// Rules of an invoice that was issued elsewhere.
func (e *ElsewhereInvoice) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("number", &e.Number, validate.Required, validate.Regex(domain.NumberPattern())),
		validate.Field("issuedOn", &e.IssuedOn, validate.Required, validate.Date),
		validate.Field("totalPriceTaxIncl", &e.TotalTaxIncl, validate.Between[money.Cents](leastTotal, mostTotal)),
	}
}

// InvoicesIssued are the invoices of an order, one for each parcel and due date.
type InvoicesIssued struct {
	Invoices []Invoice `json:"invoices"`
}

func (h handlers) issue(ctx context.Context, in issueInput) (InvoicesIssued, error) {
	var elsewhere *domain.Elsewhere
	if e := in.Body.IssuedElsewhere; e != nil {
		elsewhere = &domain.Elsewhere{Number: e.Number, IssuedOn: e.IssuedOn, TotalTaxIncl: e.TotalTaxIncl}
	}
	issued, err := h.invoices.Issue(ctx, auth.Must(ctx), int64(in.Body.Order), elsewhere)
	if err != nil {
		return InvoicesIssued{}, err
	}
	return InvoicesIssued{Invoices: h.shown(issued)}, nil
}
