// Package rest is the module's part of the API.
package rest

import (
	"context"
	"net/http"

	"millesime/modules/billing/internal/app"
	"millesime/modules/billing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/gate"
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
		api.Endpoint[listInput, api.Collection[Invoice]]{
			ID: "invoices.list", Method: http.MethodGet, Path: "/invoices", Tag: tag, Groups: auth.AllGroups(),
			Summary: "Invoices in the reader's scope, the newest first",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[listFilter, api.Stream]{
			ID: "invoices.export", Method: http.MethodGet, Path: "/invoices/export", Tag: tag, Groups: auth.AllGroups(),
			Summary: "The same list as a workbook (.xlsx), at most 100,000 rows",
			Timeout: api.NoTimeout, Heavy: gate.Export, Produces: []string{sheet.MediaType},
			Handle: h.export,
		}.Route(),
		api.Endpoint[listFilter, InvoiceSummary]{
			ID: "invoices.summary", Method: http.MethodGet, Path: "/invoices/summary", Tag: tag, Groups: auth.AllGroups(),
			Summary: "What of the same list is to be paid, overdue, and was paid in twelve months",
			Handle:  h.summary,
		}.Route(),
		api.Endpoint[waitingInput, InvoicesWaiting]{
			ID: "invoices.waiting", Method: http.MethodGet, Path: "/invoices/waiting", Tag: tag, Groups: sellers(),
			Summary: "What of a supplier waits for its invoices, as they would be issued now, at most 100 rows",
			Handle:  h.waiting,
		}.Route(),
		api.Endpoint[itemInput, InvoiceDetail]{
			ID: "invoices.get", Method: http.MethodGet, Path: "/invoices/{id}", Tag: tag, Groups: auth.AllGroups(),
			Summary: "One invoice with all that its paper says",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[itemInput, InvoicingMandate]{
			ID: "invoicing_mandates.get", Method: http.MethodGet, Path: "/invoicing_mandates/{id}", Tag: tag, Groups: sellers(),
			Summary: "How a supplier's invoices are issued, and which of its orders wait for theirs",
			Handle:  h.mandate,
		}.Route(),
	}
}

func sellers() []auth.Group { return []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin} }

func (h handlers) writers() []api.Route {
	return []api.Route{
		api.Endpoint[issueInput, InvoicesIssued]{
			ID: "invoices.post", Method: http.MethodPost, Path: "/invoices", Tag: tag, Groups: sellers(),
			Summary: "Issue the invoices of a delivered order, or enter the one that its supplier issued elsewhere", Success: http.StatusCreated,
			Handle: h.issue,
		}.Route(),
		api.Endpoint[manyInput, ManyIssued]{
			ID: "invoices.bulk", Method: http.MethodPost, Path: "/invoices/bulk", Tag: tag, Groups: sellers(),
			Summary: "Issue the invoices of several orders and months, each with an answer of its own",
			Handle:  h.many,
		}.Route(),
		api.Endpoint[creditInput, InvoiceDetail]{
			ID: "invoices.credit", Method: http.MethodPost, Path: "/invoices/{id}/credit_notes", Tag: tag, Groups: sellers(),
			Summary: "Enter the credit note that a supplier issued itself for one of its invoices", Success: http.StatusCreated,
			Handle: h.credit,
		}.Route(),
		api.Endpoint[itemInput, InvoiceDetail]{
			ID: "invoices.credit_missed", Method: http.MethodPost, Path: "/invoices/{id}/missed_credit_notes", Tag: tag, Groups: sellers(),
			Summary: "Issue the credit notes that an invoice lacks of what came back", Success: http.StatusCreated,
			Handle: h.creditMissed,
		}.Route(),
		api.Endpoint[completeInput, InvoiceDetail]{
			ID: "invoices.complete", Method: http.MethodPatch, Path: "/invoices/{id}", Tag: tag, Groups: sellers(),
			Summary: "Complete the number and the day of an invoice that its supplier issued itself and that lacks them",
			Reads: func(ctx context.Context, in completeInput) ([]any, error) {
				return api.Read(h.get(ctx, itemInput{ID: in.ID}))
			},
			Handle: h.complete,
		}.Route(),
		api.Endpoint[acceptInput, InvoicingMandate]{
			ID: "invoicing_mandates.post", Method: http.MethodPost, Path: "/invoicing_mandates", Tag: tag, Groups: []auth.Group{auth.Supplier},
			Summary: "Accept the mandate by which invoices are issued in the supplier's name", Success: http.StatusCreated,
			NotImpersonated: true,
			Handle:          h.accept,
		}.Route(),
		api.Endpoint[chooseInput, InvoicingMandate]{
			ID: "invoicing_mandates.patch", Method: http.MethodPatch, Path: "/invoicing_mandates/{id}", Tag: tag,
			Groups: []auth.Group{auth.Supplier}, Summary: "Let the supplier issue its new invoices elsewhere, or here again", NotImpersonated: true,
			Reads: func(ctx context.Context, in chooseInput) ([]any, error) {
				return api.Read(h.mandate(ctx, itemInput{ID: in.ID}))
			},
			Handle: h.choose,
		}.Route(),
		api.Endpoint[itemInput, api.NoContent]{
			ID: "invoicing_mandates.delete", Method: http.MethodDelete, Path: "/invoicing_mandates/{id}", Tag: tag,
			Groups: []auth.Group{auth.Supplier}, Summary: "Take the mandate back: nothing more is issued in the supplier's name", NotImpersonated: true,
			Handle: h.revoke,
		}.Route(),
	}
}

type itemInput struct {
	ID int64 `path:"id"`
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Invoice], error) {
	found, err := h.invoices.List(ctx, auth.Must(ctx), in.filter())
	if err != nil {
		return api.Collection[Invoice]{}, err
	}
	today := h.invoices.Today()
	return api.NewCollection(in.Page, found, func(i domain.Document) Invoice { return newInvoice(i, today) }), nil
}

func (h handlers) get(ctx context.Context, in itemInput) (InvoiceDetail, error) {
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
	Paid    InvoiceSum `json:"paid"` // of those issued in the last twelve months

	Lacking []InvoicingLack `json:"lacking"` // of a buyer: what its invoices do not name yet; it holds none back
}

func (h handlers) summary(ctx context.Context, in listFilter) (InvoiceSummary, error) {
	s, err := h.invoices.Summary(ctx, auth.Must(ctx), in.filter())
	out := InvoiceSummary{
		Type: "InvoiceSummary", ToPay: InvoiceSum(s.ToPay), Overdue: InvoiceSum(s.Overdue), Paid: InvoiceSum(s.Paid),
		Lacking: make([]InvoicingLack, 0, len(s.Lacking)),
	}
	for _, lack := range s.Lacking {
		out.Lacking = append(out.Lacking, InvoicingLack{Code: lack})
	}
	return out, err
}
