// Package rest is the module's part of the API.
package rest

import (
	"context"

	"millesime/modules/billing/internal/invoices/app"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/sheet"
)

const (
	tag             = "invoices"
	resource        = "invoices"
	mandateResource = "invoicing_mandates"
)

type handlers struct{ invoices *app.Invoices }

// Endpoints is the table of operations.
func Endpoints(invoices *app.Invoices) []api.Route {
	h := handlers{invoices}
	return append(h.readers(), h.writers()...)
}

func (h handlers) readers() []api.Route {
	return []api.Route{
		api.Get("invoices.list", "/invoices", tag, auth.AllGroups(), "Invoices in the reader's scope, the newest first", h.list),
		api.Get("invoices.export", "/invoices/export", tag, auth.AllGroups(),
			"The same list as a workbook (.xlsx), at most 100,000 rows", h.export, api.Exports(sheet.MediaType)),
		api.Get("invoices.summary", "/invoices/summary", tag, auth.AllGroups(),
			"What of the same list is to be paid, overdue, and was paid in twelve months", h.summary),
		api.Get("invoices.waiting", "/invoices/waiting", tag, sellers(),
			"What of a supplier waits for its invoices, as they would be issued now, at most 100 rows", h.waiting),
		api.Get("invoices.get", "/invoices/{id}", tag, auth.AllGroups(), "One invoice with all that its paper says", h.get),
		api.Get("invoicing_mandates.get", "/invoicing_mandates/{id}", tag, sellers(),
			"How a supplier's invoices are issued, and which of its orders wait for theirs", h.mandate),
	}
}

func sellers() []auth.Group { return []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin} }

func (h handlers) writers() []api.Route {
	return []api.Route{
		api.Post("invoices.post", "/invoices", tag, sellers(),
			"Issue the invoices of a delivered order, or enter the one that its supplier issued elsewhere", h.issue, api.Creates),
		api.Post("invoices.bulk", "/invoices/bulk", tag, sellers(),
			"Issue the invoices of several orders and months, each with an answer of its own", h.many),
		api.Post("invoices.credit", "/invoices/{id}/credit_notes", tag, sellers(),
			"Enter the credit note that a supplier issued itself for one of its invoices", h.credit, api.Creates),
		api.Post("invoices.credit_missed", "/invoices/{id}/missed_credit_notes", tag, sellers(),
			"Issue the credit notes that an invoice lacks of what came back", h.creditMissed, api.Creates),
		api.Patch("invoices.complete", "/invoices/{id}", tag, sellers(),
			"Complete the number and the day of an invoice that its supplier issued itself and that lacks them", h.complete,
			api.Reads(func(ctx context.Context, in api.BodyByID[InvoiceNumber]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("invoicing_mandates.post", "/invoicing_mandates", tag, []auth.Group{auth.Supplier},
			"Accept the mandate by which invoices are issued in the supplier's name", h.accept, api.NotImpersonated, api.Creates),
		api.Patch("invoicing_mandates.patch", "/invoicing_mandates/{id}", tag, []auth.Group{auth.Supplier},
			"Let the supplier issue its new invoices elsewhere, or here again", h.choose, api.NotImpersonated,
			api.Reads(func(ctx context.Context, in api.BodyByID[MandateChange]) ([]any, error) {
				return api.Read(h.mandate(ctx, api.ByID{ID: in.ID}))
			})),
		api.Delete("invoicing_mandates.delete", "/invoicing_mandates/{id}", tag, []auth.Group{auth.Supplier},
			"Take the mandate back: nothing more is issued in the supplier's name", h.revoke, api.NotImpersonated),
	}
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Invoice], error) {
	found, err := h.invoices.List(ctx, auth.Must(ctx), in.filter())
	if err != nil {
		return api.Collection[Invoice]{}, err
	}
	today := h.invoices.Today()
	return api.NewCollection(in.Page, found, func(i domain.Document) Invoice { return newInvoice(i, today) }), nil
}

func (h handlers) get(ctx context.Context, in api.ByID) (InvoiceDetail, error) {
	found, err := h.invoices.Invoice(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return InvoiceDetail{}, err
	}
	detail, err := h.detail(ctx, found)
	if err != nil {
		return InvoiceDetail{}, err
	}
	if detail.MissedCredit, err = h.invoices.Missed(ctx, auth.Must(ctx), found); err != nil {
		return InvoiceDetail{}, err
	}
	day, reason, err := h.invoices.WrittenOff(ctx, auth.Must(ctx), found)
	if err != nil {
		return InvoiceDetail{}, err
	}
	detail.WrittenOffOn, detail.WriteOffReason = api.OrNull(day), reason
	account, err := h.invoices.PaidTo(ctx, auth.Must(ctx), found)
	if account.IBAN != "" {
		bank := InvoiceBankDetails{IBAN: account.IBAN, BIC: account.BIC}
		detail.BankDetails = &bank
	}
	return detail, err
}

// InvoiceSummary is what of a list of invoices is open, and what was paid.
type InvoiceSummary struct {
	Type    string     `json:"@type"`
	ToPay   InvoiceSum `json:"toPay"` // what is overdue left out
	Overdue InvoiceSum `json:"overdue"`
	Paid    InvoiceSum `json:"paid"`      // of those issued in the last twelve months
	Since   string     `json:"paidSince"` // YYYY-MM-DD, the first day of these

	Lacking []InvoicingLack `json:"lacking"` // of a buyer: what its invoices do not name yet; it holds none back
}

func (h handlers) summary(ctx context.Context, in listFilter) (InvoiceSummary, error) {
	s, err := h.invoices.Summary(ctx, auth.Must(ctx), in.filter())
	return InvoiceSummary{
		Type: "InvoiceSummary", ToPay: InvoiceSum(s.ToPay), Overdue: InvoiceSum(s.Overdue), Paid: InvoiceSum(s.Paid), Since: s.Since,
		Lacking: lists.Each(s.Lacking, func(l domain.Lack) InvoicingLack { return InvoicingLack{Code: l} }),
	}, err
}
