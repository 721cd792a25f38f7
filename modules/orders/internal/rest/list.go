package rest

import (
	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

type listInput struct {
	api.Page
	listFilter
}

// listFilter is what a list of orders and its export are narrowed and sorted by.
type listFilter struct {
	View      string          `query:"view"` // "todo" keeps only what waits for the reader
	Statuses  []domain.Status `query:"status"`
	Search    string          `query:"search"`
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Customers []api.Reference `query:"customer" ref:"users"`
	Origins   []string        `query:"origin"`
	From      string          `query:"createdAt[gte]"` // YYYY-MM-DD in Europe/Paris
	To        string          `query:"createdAt[lte]"` // the same, the day included
	Order     api.Order       `query:"order"`
}

func (in *listFilter) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("view", &in.View, validate.Optional, validate.OneOf(viewToDo)),
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Statuses()...)),
		validate.Every("origin", &in.Origins, validate.OneOf(originMillesime, domain.OriginStore, ordersapi.OriginTasteAndBuy)),
		validate.Field("createdAt[gte]", &in.From, validate.Optional, validate.Date),
		validate.Field("createdAt[lte]", &in.To, validate.Optional, validate.Date),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

const viewToDo = "todo"

// originMillesime is what professionals order (specification 3, order_origin).
const originMillesime = "millesime"

const searchLimit = 100 // characters

func (in *listInput) filter() domain.Filter {
	filter := in.listFilter.filter()
	filter.Part = in.Part(filter.Sorts...)
	return filter
}

func (in *listFilter) filter() domain.Filter {
	filter := domain.Filter{
		Statuses: in.Statuses, ToDo: in.View == viewToDo, Search: in.Search, Origins: in.Origins,
		Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers),
		CreatedFrom: clock.StartOf(in.From, 0), CreatedTo: clock.StartOf(in.To, 1),
	}
	filter.Sorts = in.Order.Or(newestFirst())
	return filter
}

// newestFirst is the order of a list that asks for none.
func newestFirst() lists.Sort { return lists.Sort{Key: domain.SortCreatedAt, Descending: true} }

// SortKeys are what the list sorts by.
func (in *listFilter) SortKeys() []string {
	return []string{
		domain.SortCreatedAt, domain.SortNumber, domain.SortTotal, domain.SortTotalIncl,
		domain.SortStatus, domain.SortCustomer, domain.SortSupplier,
	}
}
