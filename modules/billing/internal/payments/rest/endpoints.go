// Package rest is the part of the API that is about payments.
package rest

import (
	"context"

	"millesime/modules/billing/internal/payments/app"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const (
	tag      = "payments"
	resource = "payments"
)

type handlers struct{ payments *app.Payments }

// Endpoints is the table of operations.
func Endpoints(payments *app.Payments) []api.Route {
	h := handlers{payments}
	return []api.Route{
		api.Get("payments.list", "/payments", tag, Parties(), "Payments in the reader's scope, the newest first", h.list),
		api.Get("payments.get", "/payments/{id}", tag, Parties(), "One payment, and what it pays", h.get),
		api.Get("payments.proposals", "/payments/proposals", tag, sellers(), "What a payment may be for, the likeliest first", h.proposals),
		api.Get("payments.order_request", "/orders/{id}/payment_request", tag, Parties(), "How an order is paid in advance", h.orderRequest),
		api.Get("payments.invoice_request", "/invoices/{id}/payment_request", tag, Parties(), "How an invoice is paid", h.invoiceRequest),
		api.Post("payments.post", "/payments", tag, sellers(), "Enter what a customer paid, or was refunded", h.enter, api.Creates),
		api.Post("payments.bulk", "/payments/bulk", tag, sellers(), "Enter many payments, each with an answer of its own", h.enterMany),
		api.Post("payments.allocate", "/payments/{id}/allocations", tag, sellers(),
			"Let a payment pay these invoices and orders, and nothing else", h.allocate),
		api.Post("payments.reverse", "/payments/{id}/reversal", tag, sellers(), "Take a payment back", h.reverse),
	}
}

func sellers() []auth.Group { return []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin} }

// Parties are who pays, who is paid, and who runs the house: agents read neither.
func Parties() []auth.Group {
	var groups []auth.Group
	for _, g := range auth.AllGroups() {
		if g != auth.CommercialAgent {
			groups = append(groups, g)
		}
	}
	return groups
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Payment], error) {
	found, err := h.payments.List(ctx, auth.Must(ctx), in.filter())
	if err != nil {
		return api.Collection[Payment]{}, err
	}
	actor := auth.Must(ctx)
	return api.NewCollection(in.Page, found, func(p domain.Payment) Payment { return newPayment(p, actor) }), nil
}

func (h handlers) get(ctx context.Context, in api.ByID) (Payment, error) {
	found, err := h.payments.Payment(ctx, auth.Must(ctx), in.ID)
	return newPayment(found, auth.Must(ctx)), err
}
