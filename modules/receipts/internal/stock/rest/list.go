package rest

import (
	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/api"
	"millesime/platform/validate"
)

// ListInput is what lists of documents of the warehouse are asked alike, besides their page.
type ListInput[S ~string] struct {
	Statuses  []S             `query:"status"`
	View      domain.View     `query:"view"`
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Warehouse string          `query:"warehouse"`
}

// Checked are the rules of a list with a search, by the states and the views that it has.
func (in *ListInput[S]) Checked(search *string, states []S, views ...domain.View) validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(states...)),
		validate.Field("view", &in.View, validate.Optional, validate.OneOf(views...)),
		validate.Field("warehouse", &in.Warehouse, validate.Optional, validate.OneOf(Warehouses()...)),
		validate.Field("search", search, validate.Max(SearchLimit)),
	}
}
