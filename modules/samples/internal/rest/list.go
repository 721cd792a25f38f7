package rest

import (
	"slices"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/api"
	"millesime/platform/validate"
)

type listInput struct {
	api.Page
	Statuses  []string          `query:"status"`
	Search    string            `query:"search"`
	Suppliers []api.Reference   `query:"supplier" ref:"users"`
	Customers []api.Reference   `query:"customer" ref:"users"`
	Order     map[string]string `query:"order"`
}

const searchLimit = 100 // characters

// Rules of the list's parameters.
func (in *listInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(statusCodes()...)),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

func statusCodes() []string {
	codes := make([]string, 0, len(domain.Statuses()))
	for _, s := range domain.Statuses() {
		codes = append(codes, string(s))
	}
	return codes
}

func (in *listInput) filter() domain.Filter {
	filter := domain.Filter{
		Search: in.Search, Suppliers: numbers(in.Suppliers), Customers: numbers(in.Customers),
		Limit: in.Limit(), Offset: in.Offset(), After: in.After,
	}
	for _, status := range in.Statuses {
		filter.Statuses = append(filter.Statuses, domain.Status(status))
	}
	filter.Sort, filter.Descending = in.sort()
	return filter
}

// sort takes the first known key in the order below; the newest requests come first when none is given.
func (in *listInput) sort() (key string, descending bool) {
	keys := []string{domain.SortCreatedAt, domain.SortProduct, domain.SortCustomer, domain.SortSupplier, domain.SortStatus}
	at := slices.IndexFunc(keys, func(key string) bool { return in.Order[key] != "" })
	if at < 0 {
		return domain.SortCreatedAt, true
	}
	return keys[at], in.Order[keys[at]] == "desc"
}

func numbers(references []api.Reference) []int64 {
	out := make([]int64, 0, len(references))
	for _, r := range references {
		out = append(out, int64(r))
	}
	return out
}
