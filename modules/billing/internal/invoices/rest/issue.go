package rest

import (
	"context"
	"strings"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/fold"
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

	OtherOrders []api.Reference `json:"otherOrders,omitempty" ref:"orders"` // of the same customer, that it invoices too
	Shipments   []int64         `json:"shipments,omitempty"`                // the parcels that it is about; else all that arrived and has no invoice
	Confirmed   bool            `json:"confirmed,omitempty"`                // the total is right, though it is not that of what arrived
}

func (n *NewInvoice) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("order", &n.Order, validate.Required),
		validate.Nested("issuedElsewhere", n.IssuedElsewhere, (*ElsewhereInvoice).Rules),
	}
}

const (
	leastTotal = 1          // cents
	mostTotal  = 1000000_00 // a million

	mostEntered = 200 // orders, and parcels, that one entered invoice is about
)

func (e *ElsewhereInvoice) Rules() validate.Rules {
	return validate.Rules{
		numberRule(&e.Number),
		validate.Field("issuedOn", &e.IssuedOn, validate.Required, validate.Date),
		validate.Field("totalPriceTaxIncl", &e.TotalTaxIncl, validate.Between[money.Cents](leastTotal, mostTotal)),
		validate.Field("otherOrders", &e.OtherOrders, validate.MaxItems(mostEntered)),
		validate.Field("shipments", &e.Shipments, validate.MaxItems(mostEntered)),
	}
}

// InvoicesIssued are the invoices of an order, one for each parcel and due date.
type InvoicesIssued struct {
	Invoices []Invoice `json:"invoices"`
}

func (h handlers) issue(ctx context.Context, in issueInput) (InvoicesIssued, error) {
	actor, order := auth.Must(ctx), int64(in.Body.Order)
	e := in.Body.IssuedElsewhere
	if e == nil {
		issued, err := h.invoices.Issue(ctx, actor, order)
		return InvoicesIssued{Invoices: h.shown(issued)}, err
	}
	entered, err := h.invoices.Enter(ctx, actor, append(api.IDs(e.OtherOrders), order), domain.Elsewhere{
		Number: e.Number, IssuedOn: e.IssuedOn, TotalTaxIncl: e.TotalTaxIncl, Shipments: e.Shipments, Confirmed: e.Confirmed,
	})
	if err != nil {
		return InvoicesIssued{}, err
	}
	return InvoicesIssued{Invoices: h.shown([]domain.Document{entered})}, nil
}

// numberRule takes the number of a document of elsewhere composed, with the one dash and the one blank for all there are.
func numberRule(number *string) validate.FieldRules {
	*number = strings.Join(strings.Fields(fold.Key(*number)), " ")
	return validate.Field("number", number, validate.Required, validate.By("number",
		fault.Say("Un numéro a 35 caractères au plus : lettres, chiffres, espaces et + - _ / . # ° ( )",
			"A number has at most 35 characters: letters, digits, blanks and + - _ / . # ° ( )"), domain.NumberPattern().MatchString))
}

// InvoiceNumber is the number and the day of an invoice of elsewhere that lacked them.
type InvoiceNumber struct {
	Number   string `json:"number"`
	IssuedOn string `json:"issuedOn"` // YYYY-MM-DD
}

func (n *InvoiceNumber) Rules() validate.Rules {
	return validate.Rules{
		numberRule(&n.Number), validate.Field("issuedOn", &n.IssuedOn, validate.Required, validate.Date),
	}
}

func (h handlers) complete(ctx context.Context, in api.BodyByID[InvoiceNumber]) (InvoiceDetail, error) {
	note := domain.Elsewhere{Number: in.Body.Number, IssuedOn: in.Body.IssuedOn}
	completed, err := h.invoices.Complete(ctx, auth.Must(ctx), in.ID, note)
	if err != nil {
		return InvoiceDetail{}, err
	}
	return h.detail(ctx, completed)
}
