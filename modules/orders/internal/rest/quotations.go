package rest

import (
	"context"
	"path"
	"slices"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/picture"
	"millesime/platform/sheet"
	"millesime/platform/validate"
)

const quotationsTag = "quotations"

// quotationEndpoints is the table of operations on quotations; accepting and refusing are transitions of orders.
func (h handlers) quotationEndpoints() []api.Route {
	// Individuals pay the price of the store, which nobody negotiates (domain 4.3).
	professionals := slices.DeleteFunc(auth.AllGroups(), func(g auth.Group) bool { return !g.IsProfessional() })
	return []api.Route{
		api.Get("quotations.list", "/quotations", quotationsTag, auth.AllGroups(),
			"Quotations in the reader's scope, those that were accepted included", h.listQuotations),
		api.Get("quotations.export", "/quotations/export", quotationsTag, auth.AllGroups(),
			"The same list as a workbook (.xlsx), at most 100,000 rows", h.exportQuotations, api.Exports(sheet.MediaType)),
		api.Get("quotations.get", "/quotations/{id}", quotationsTag, auth.AllGroups(),
			"One quotation with its lines, totals and revisions", h.getQuotation),
		api.Get("quotations.proof", "/quotations/{id}/proof", quotationsTag, auth.AllGroups(),
			"The customer's agreement with which a seller accepted a quotation", h.proof,
			api.Produces(picture.TypePDF, picture.TypeJPEG, picture.TypePNG)),
		api.Post("quotations.revise", "/quotations/{id}/revisions", quotationsTag, professionals,
			"Answer a quotation: a seller proposes, the customer makes a counter-offer", h.revise, api.Creates),
		api.Post("quotations.simulate", "/quotations/{id}/simulation", quotationsTag, professionals,
			"What an answer to a quotation would come to; nothing is written", h.simulate, api.NoKey("it writes nothing")),
	}
}

// quotationAccepted is the status filter of what became an order.
const quotationAccepted = "accepted"

type quotationsInput struct {
	api.Page
	quotationsFilter
}

// quotationsFilter is what a list of quotations and its export are narrowed and sorted by.
type quotationsFilter struct {
	Statuses  []string        `query:"status"`
	Awaiting  string          `query:"awaiting"`
	Search    string          `query:"search"`
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Customers []api.Reference `query:"customer" ref:"users"`
	From      string          `query:"createdAt[gte]"` // YYYY-MM-DD in Europe/Paris
	To        string          `query:"createdAt[lte]"` // the same, the day included
	Order     api.Order       `query:"order"`
}

func (in *quotationsFilter) Rules() validate.Rules {
	statuses := []string{string(domain.Quotation), string(domain.CanceledQuotation), quotationAccepted}
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(statuses...)),
		validate.Field("awaiting", &in.Awaiting, validate.OneOf("", string(domain.AwaitsSeller), string(domain.AwaitsCustomer))),
		validate.Field("createdAt[gte]", &in.From, validate.Optional, validate.Date),
		validate.Field("createdAt[lte]", &in.To, validate.Optional, validate.Date),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

func (in *quotationsInput) filter() domain.Filter {
	filter := in.quotationsFilter.filter()
	filter.Part = in.Part(filter.Sorts...)
	return filter
}

func (in *quotationsFilter) filter() domain.Filter {
	filter := domain.Filter{
		Search: in.Search, Awaiting: domain.Awaiting(in.Awaiting), Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers),
		CreatedFrom: clock.StartOf(in.From, 0), CreatedTo: clock.StartOf(in.To, 1),
	}
	for _, status := range in.Statuses {
		if status == quotationAccepted {
			filter.Statuses = append(filter.Statuses, domain.AcceptedStatuses()...)
			continue
		}
		filter.Statuses = append(filter.Statuses, domain.Status(status))
	}
	filter.Sorts = in.Order.Or(newestFirst())
	return filter
}

// SortKeys are what the list sorts by.
func (in *quotationsFilter) SortKeys() []string {
	return []string{
		domain.SortCreatedAt, domain.SortNumber, domain.SortTotal, domain.SortTotalIncl, domain.SortValidUntil,
		domain.SortStatus, domain.SortCustomer, domain.SortSupplier,
	}
}

func (h handlers) listQuotations(ctx context.Context, in quotationsInput) (api.Collection[Quotation], error) {
	actor := auth.Must(ctx)
	found, err := h.finder.List(ctx, actor, in.filter().Quotations())
	if err != nil {
		return api.Collection[Quotation]{}, err
	}
	offer, err := h.orders.Offer(ctx, actor)
	if err != nil {
		return api.Collection[Quotation]{}, err
	}
	return api.NewCollection(in.Page, found, func(q domain.Summary) Quotation {
		return newQuotation(q, actor, offer.Moves(q))
	}), nil
}

func (h handlers) getQuotation(ctx context.Context, in itemInput) (QuotationDetail, error) {
	actor := auth.Must(ctx)
	quotation, err := h.orders.ReadQuotation(ctx, actor, in.ID)
	if err != nil {
		return QuotationDetail{}, err
	}
	offer, err := h.orders.Offer(ctx, actor)
	if err != nil {
		return QuotationDetail{}, err
	}
	return newQuotationDetail(quotation, actor, offer.Moves(quotation.Order.Summary)), nil
}

func (h handlers) proof(ctx context.Context, in itemInput) (api.File, error) {
	quotation, file, err := h.orders.Proof(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return api.File{}, err
	}
	ending := strings.TrimPrefix(path.Base(file.MediaType()), "image/")
	return api.File{
		Name: "accord-" + quotation.Quotation.Number + "." + ending, ContentType: file.MediaType(), Content: file, ETag: file.ETag(),
	}, nil
}

func (h handlers) revise(ctx context.Context, in revisionInput) (QuotationDetail, error) {
	if err := h.negotiation.Revise(ctx, auth.Must(ctx), in.ID, in.Body.request()); err != nil {
		return QuotationDetail{}, err
	}
	return h.getQuotation(ctx, itemInput{in.ID})
}

func (h handlers) simulate(ctx context.Context, in revisionInput) (Simulation, error) {
	answer, err := h.negotiation.Simulate(ctx, auth.Must(ctx), in.ID, in.Body.request())
	if err != nil {
		return Simulation{}, err
	}
	return newSimulation(answer, api.Language(ctx)), nil
}
