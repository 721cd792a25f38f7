package rest

import (
	"millesime/modules/samples/internal/domain"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

type listInput struct {
	api.Page
	Statuses  []domain.Status `query:"status"`
	Search    string          `query:"search"`
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Customers []api.Reference `query:"customer" ref:"users"`
	Order     api.Order       `query:"order"`
}

const searchLimit = 100 // characters

func (in *listInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Statuses()...)),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

func (in *listInput) filter() domain.Filter {
	return domain.Filter{
		Statuses: in.Statuses, Search: in.Search, Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...),
	}
}

// SortKeys are what the list sorts by.
func (in *listInput) SortKeys() []string {
	return []string{domain.SortCreatedAt, domain.SortProduct, domain.SortCustomer, domain.SortSupplier, domain.SortStatus}
}
