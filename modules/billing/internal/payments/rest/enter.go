package rest

import (
	"context"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

type enterInput struct{ Body NewPayment }

// NewPayment is a payment as it is entered.
type NewPayment struct {
	Supplier     api.Reference   `json:"supplier,omitempty" ref:"users"` // a supplier's own when it is left out
	Customer     api.Reference   `json:"customer" ref:"users"`
	Kind         domain.Kind     `json:"kind"`
	ReceivedOn   string          `json:"receivedOn"` // YYYY-MM-DD, of a refund the day on which it left
	Amount       *money.Cents    `json:"amount"`
	Reference    string          `json:"reference,omitempty"`
	Comment      string          `json:"comment,omitempty"`
	Allocations  []NewAllocation `json:"allocations,omitempty"`  // what is left pays nothing yet
	EnteredAgain bool            `json:"enteredAgain,omitempty"` // it is another one than the like that was entered before
}

// NewAllocation is an amount, and the invoice or the order that it pays.
type NewAllocation struct {
	Invoice api.Reference `json:"invoice,omitempty" ref:"invoices"`
	Order   api.Reference `json:"order,omitempty" ref:"orders"`
	Amount  *money.Cents  `json:"amount"`
}

const (
	longestReference = 140 // characters, of a SEPA transfer
	longestComment   = 500
	mostAllocations  = 200
	mostEntered      = 200
	mostCents        = money.Cents(1_000_000_000_00)
)

func amountRule(name string, amount **money.Cents) validate.FieldRules {
	return validate.Field(name, amount, validate.Required, validate.Between(money.Cents(1), mostCents))
}

func (n *NewPayment) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("customer", &n.Customer, validate.Required),
		validate.Field("kind", &n.Kind, validate.Required, validate.OneOf(domain.Transfer, domain.Other, domain.Refund)),
		validate.Field("receivedOn", &n.ReceivedOn, validate.Required, validate.Date),
		amountRule("amount", &n.Amount),
		validate.Field("reference", &n.Reference, validate.Max(longestReference)),
		validate.Field("comment", &n.Comment, validate.Max(longestComment)),
		validate.Field("allocations", &n.Allocations, validate.MaxItems(mostAllocations)),
		validate.Each("allocations", &n.Allocations, (*NewAllocation).Rules),
	}
}

func (a *NewAllocation) Rules() validate.Rules {
	return validate.Rules{
		amountRule("amount", &a.Amount),
		validate.Field("invoice", &a.Invoice, validate.By("either",
			fault.Say("Désignez une facture ou une commande, pas les deux", "Name an invoice or an order, not both"),
			func(invoice api.Reference) bool { return (invoice == 0) != (a.Order == 0) })),
	}
}

func allocationsOf(all []NewAllocation) []domain.Allocation {
	return lists.Each(all, func(a NewAllocation) domain.Allocation {
		return domain.Allocation{Target: domain.Target{InvoiceID: int64(a.Invoice), OrderID: int64(a.Order)}, Amount: api.OrZero(a.Amount)}
	})
}

func (n *NewPayment) entry(supplier int64) domain.Entry {
	return domain.Entry{
		Supplier: supplier, Customer: int64(n.Customer), Kind: n.Kind, ReceivedOn: n.ReceivedOn, Amount: api.OrZero(n.Amount),
		Reference: n.Reference, Comment: n.Comment, Allocations: allocationsOf(n.Allocations), Again: n.EnteredAgain,
	}
}

// enterOne enters a payment; an administrator names the supplier that it is of.
func (h handlers) enterOne(ctx context.Context, actor auth.Actor, n NewPayment) (domain.Payment, error) {
	if actor.Group.IsAdmin() && n.Supplier == 0 {
		return domain.Payment{}, fault.Invalid(validate.Violation("supplier", "required"))
	}
	return h.payments.Enter(ctx, actor, n.entry(n.Supplier.Or(actor.ID)))
}

func (h handlers) enter(ctx context.Context, in enterInput) (Payment, error) {
	actor := auth.Must(ctx)
	entered, err := h.enterOne(ctx, actor, in.Body)
	return newPayment(entered, actor), err
}

type manyInput struct{ Body ManyPayments }

// ManyPayments are payments that are entered together.
type ManyPayments struct {
	Rows []NewPayment `json:"rows"`
}

func (n *ManyPayments) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("rows", &n.Rows, validate.Required, validate.MaxItems(mostEntered)), validate.Each("rows", &n.Rows, (*NewPayment).Rules),
	}
}

// ManyEntered has one result for each row of a request, in their order.
type ManyEntered struct {
	Results []EnteredRow `json:"results"`
}

// EnteredRow is what became of a row: its payment, or why there is none.
type EnteredRow struct {
	Payment *Payment        `json:"payment"`
	Error   *PaymentRefusal `json:"error"`
}

// PaymentRefusal is why something was not entered.
type PaymentRefusal struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// enterMany enters each row by itself, so that one that is refused holds up no other.
func (h handlers) enterMany(ctx context.Context, in manyInput) (ManyEntered, error) {
	actor := auth.Must(ctx)
	out := ManyEntered{Results: make([]EnteredRow, 0, len(in.Body.Rows))}
	for _, row := range in.Body.Rows {
		entered, err := h.enterOne(ctx, actor, row)
		refused, is := fault.As(err)
		switch {
		case err == nil:
			out.Results = append(out.Results, EnteredRow{Payment: new(newPayment(entered, actor))})
		case is:
			out.Results = append(out.Results, EnteredRow{Error: &PaymentRefusal{Code: refused.Code, Message: refused.Line().In(api.Language(ctx))}})
		default:
			return ManyEntered{}, err
		}
	}
	return out, nil
}

// NewAllocations are what a payment pays from now on.
type NewAllocations struct {
	Allocations []NewAllocation `json:"allocations"`
	Version     int64           `json:"version"` // that its author saw
}

func (n *NewAllocations) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("allocations", &n.Allocations, validate.Sent, validate.MaxItems(mostAllocations)),
		validate.Each("allocations", &n.Allocations, (*NewAllocation).Rules), versions.Required(&n.Version),
	}
}

func (h handlers) allocate(ctx context.Context, in api.BodyByID[NewAllocations]) (Payment, error) {
	actor := auth.Must(ctx)
	allocated, err := h.payments.Allocate(ctx, actor, in.ID, in.Body.Version, allocationsOf(in.Body.Allocations))
	return newPayment(allocated, actor), err
}

// PaymentReversal is why a payment is taken back.
type PaymentReversal struct {
	Reason  string `json:"reason"`
	Version int64  `json:"version"` // that its author saw
}

func (r *PaymentReversal) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("reason", &r.Reason, validate.Required, validate.Max(longestComment)), versions.Required(&r.Version),
	}
}

func (h handlers) reverse(ctx context.Context, in api.BodyByID[PaymentReversal]) (Payment, error) {
	actor := auth.Must(ctx)
	reversed, err := h.payments.Reverse(ctx, actor, in.ID, in.Body.Version, in.Body.Reason)
	return newPayment(reversed, actor), err
}
