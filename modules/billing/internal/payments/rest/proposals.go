package rest

import (
	"context"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

type hintInput struct {
	Supplier  api.Reference `query:"supplier" ref:"users"` // a supplier's own when it is left out
	Customer  api.Reference `query:"customer" ref:"users"` // all of its when it is left out
	Reference string        `query:"reference"`            // as the bank gives it
	Name      string        `query:"name"`                 // of who paid
	Amount    *money.Cents  `query:"amount"`
}

func (in *hintInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("reference", &in.Reference, validate.Max(longestReference)), validate.Field("name", &in.Name, validate.Max(searchLimit)),
		validate.Field("amount", &in.Amount, validate.Optional, validate.Between(money.Cents(1), mostCents)),
	}
}

// PaymentProposals are what a payment may be for, the likeliest first; nothing is allocated by them.
type PaymentProposals struct {
	Type      string            `json:"@type"`
	Proposals []PaymentProposal `json:"proposals"`
}

// PaymentProposal is one of them.
type PaymentProposal struct {
	By          domain.Match     `json:"by"` // what it was recognised by
	Customer    PaymentPartner   `json:"customer"`
	Allocations []ProposedAmount `json:"allocations"`
	Unallocated money.Cents      `json:"unallocatedAmount"` // what the payment has beyond it
}

// ProposedAmount is an amount, and the invoice or the order that it would pay.
type ProposedAmount struct {
	PaymentAllocation
	Open  money.Cents `json:"openAmount"` // of the invoice or the order
	DueOn *string     `json:"dueOn"`      // of an invoice; null: an order
}

func (h handlers) proposals(ctx context.Context, in hintInput) (PaymentProposals, error) {
	actor := auth.Must(ctx)
	of := usersapi.Pair{SupplierID: in.Supplier.Or(actor.ID), CustomerID: int64(in.Customer)}
	found, err := h.payments.Propose(ctx, actor, of, domain.Hint{Reference: in.Reference, Name: in.Name, Amount: api.OrZero(in.Amount)})
	return PaymentProposals{Type: "PaymentProposals", Proposals: lists.Each(found, newProposal)}, err
}

func newProposal(p domain.Proposal) PaymentProposal {
	return PaymentProposal{
		By: p.By, Customer: PaymentPartner{api.RefTo("users", p.Customer), p.CustomerName}, Unallocated: p.Unallocated,
		Allocations: lists.Each(p.Pays, func(part domain.Part) ProposedAmount {
			out := ProposedAmount{PaymentAllocation: newAllocation(part.Target, part.Number, part.Amount), Open: part.Open}
			if part.InvoiceID != 0 {
				out.DueOn = &part.On
			}
			return out
		}),
	}
}
