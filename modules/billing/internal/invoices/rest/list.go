package rest

import (
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

type listInput struct {
	api.Page
	listFilter
}

// listFilter is what a list of invoices and its export are narrowed and sorted by.
type listFilter struct {
	Statuses   []domain.Narrowing `query:"status"` // due_soon: what of to_pay is due within a week
	Kinds      []invoice.Kind     `query:"kind"`
	Search     string             `query:"search"`
	Suppliers  []api.Reference    `query:"supplier" ref:"users"`
	Customers  []api.Reference    `query:"customer" ref:"users"`
	Orders     []api.Reference    `query:"orders" ref:"orders"`
	IssuedFrom string             `query:"issuedOn[gte]"` // YYYY-MM-DD in Europe/Paris
	IssuedTo   string             `query:"issuedOn[lte]"` // the same, the day included
	DueFrom    string             `query:"dueOn[gte]"`
	DueTo      string             `query:"dueOn[lte]"`
	Order      api.Order          `query:"order"`
}

const searchLimit = 100 // characters

func (in *listFilter) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Narrowing("").Codes()...)),
		validate.Every("kind", &in.Kinds, validate.OneOf(domain.KindInvoice, domain.KindDeposit, domain.KindCreditNote)),
		validate.Field("issuedOn[gte]", &in.IssuedFrom, validate.Optional, validate.Date),
		validate.Field("issuedOn[lte]", &in.IssuedTo, validate.Optional, validate.Date),
		validate.Field("dueOn[gte]", &in.DueFrom, validate.Optional, validate.Date),
		validate.Field("dueOn[lte]", &in.DueTo, validate.Optional, validate.Date),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*listFilter) SortKeys() []string {
	return []string{
		domain.SortIssuedOn, domain.SortDueOn, domain.SortNumber, domain.SortTotalIncl, domain.SortCustomer, domain.SortSupplier,
	}
}

func (in *listInput) filter() domain.Filter {
	filter := in.listFilter.filter()
	filter.Part = in.Part(filter.Sorts...)
	return filter
}

func (in *listFilter) filter() domain.Filter {
	filter := domain.Filter{
		Statuses: in.Statuses, Search: in.Search, Kinds: in.Kinds,
		Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers), Orders: api.IDs(in.Orders),
		IssuedFrom: in.IssuedFrom, IssuedTo: in.IssuedTo, DueFrom: in.DueFrom, DueTo: in.DueTo,
	}
	filter.Sorts = in.Order.Or(lists.Sort{Key: domain.SortIssuedOn, Descending: true})
	return filter
}
