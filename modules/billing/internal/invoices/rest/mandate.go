package rest

import (
	"context"
	"slices"
	"time"

	"millesime/modules/billing/internal/invoices/app"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// InvoicingMandate is how the invoices of a supplier are issued. Its number is the supplier's.
type InvoicingMandate struct {
	api.Item
	SupplierCode    string          `json:"supplierCode"` // in the numbers of its invoices
	Text            string          `json:"text"`         // of the mandate, in French
	TextHash        string          `json:"textHash"`
	AcceptedAt      *time.Time      `json:"acceptedAt"` // null: not accepted yet
	AcceptedBy      string          `json:"acceptedBy"`
	IssuedElsewhere bool            `json:"issuedElsewhere"` // the supplier issues its invoices itself
	Acts            []MandateAct    `json:"acts"`            // each acceptance and revocation, the oldest first
	Incomplete      bool            `json:"incomplete"`      // what must be said of it is missing, invoices wait for it
	Lacking         []InvoicingLack `json:"lacking"`         // what its invoices still need, what they wait for first
	Waiting         []WaitingOrder  `json:"waiting"`         // orders that wait for their invoices, the oldest first; at most 50
	NumberLacking   []NumberLacking `json:"numberLacking"`   // invoices of elsewhere whose numbers are to be completed, the oldest first; at most 50
}

// MandateAct is that a supplier gave its mandate or took it back.
type MandateAct struct {
	ID  int64          `json:"id"`
	Act domain.ActKind `json:"act"`
	At  time.Time      `json:"at"`
	By  string         `json:"by"`
}

// InvoicingLack is what a supplier has not told yet of what its invoices need.
type InvoicingLack struct {
	Code      domain.Lack `json:"code"`
	HoldsBack bool        `json:"holdsBack"` // invoices wait for it
}

// WaitingOrder is an order that waits for its invoices.
type WaitingOrder struct {
	api.Ref
	Number       string      `json:"number"`
	Since        time.Time   `json:"since"`
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"` // of what has no invoice yet
}

// NumberLacking is an invoice of elsewhere whose number is to be completed.
type NumberLacking struct {
	InvoiceLink

	Customer InvoicePartner `json:"customer"`
}

func newMandate(i app.Invoicing) InvoicingMandate {
	return InvoicingMandate{
		Item: api.NewItem(mandateResource, "InvoicingMandate", i.SupplierID), SupplierCode: invoice.SupplierCode(i.SupplierID),
		Text: invoice.MandateText(), TextHash: invoice.MandateHash(), AcceptedAt: api.OrNull(i.AcceptedAt), AcceptedBy: i.AcceptedByName,
		IssuedElsewhere: i.Elsewhere,
		Incomplete: slices.ContainsFunc(i.Lacking, func(l domain.Lack) bool {
			return l.HoldsBack() && l != domain.LacksMandate && l != domain.LacksRegime
		}),
		NumberLacking: lists.Each(i.NumberLacks, func(d domain.Document) NumberLacking {
			return NumberLacking{InvoiceLink: newLink(d), Customer: newPartner(d.Customer, d.Paper.Buyer)}
		}),
		Lacking: lists.Each(i.Lacking, func(l domain.Lack) InvoicingLack { return InvoicingLack{Code: l, HoldsBack: l.HoldsBack()} }),
		Acts: lists.Each(i.Acts, func(a domain.MandateAct) MandateAct {
			return MandateAct{ID: a.ID, Act: a.Kind, At: a.At, By: a.ByName}
		}),
		Waiting: lists.Each(i.Waiting, func(w ordersapi.Awaiting) WaitingOrder {
			return WaitingOrder{Ref: api.RefTo("orders", w.OrderID), Number: w.Number, Since: w.Since, TotalTaxIncl: w.Total}
		}),
	}
}

func (h handlers) mandate(ctx context.Context, in api.ByID) (InvoicingMandate, error) {
	found, err := h.invoices.Invoicing(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return InvoicingMandate{}, err
	}
	return newMandate(found), nil
}

type acceptInput struct{ Body MandateAcceptance }

// MandateAcceptance accepts the text that was shown.
type MandateAcceptance struct {
	TextHash string `json:"textHash"`
}

func (a *MandateAcceptance) Rules() validate.Rules {
	return validate.Rules{validate.Field("textHash", &a.TextHash, validate.Required)}
}

func (h handlers) accept(ctx context.Context, in acceptInput) (InvoicingMandate, error) {
	accepted, err := h.invoices.Accept(ctx, auth.Must(ctx), in.Body.TextHash)
	if err != nil {
		return InvoicingMandate{}, err
	}
	return newMandate(accepted), nil
}

func (h handlers) revoke(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, h.invoices.Revoke(ctx, auth.Must(ctx), in.ID)
}

// MandateChange is what changes of how invoices are issued; what is left out stays.
type MandateChange struct {
	IssuedElsewhere api.Field[bool] `json:"issuedElsewhere,omitzero"`
}

func (c *MandateChange) Rules() validate.Rules {
	return validate.Rules{validate.Field("issuedElsewhere", &c.IssuedElsewhere, validate.Required)}
}

func (h handlers) choose(ctx context.Context, in api.BodyByID[MandateChange]) (InvoicingMandate, error) {
	if !in.Body.IssuedElsewhere.Set {
		return h.mandate(ctx, api.ByID{ID: in.ID})
	}
	chosen, err := h.invoices.Choose(ctx, auth.Must(ctx), in.ID, in.Body.IssuedElsewhere.Value)
	if err != nil {
		return InvoicingMandate{}, err
	}
	return newMandate(chosen), nil
}
