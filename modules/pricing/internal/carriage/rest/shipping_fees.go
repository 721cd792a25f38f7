package rest

import (
	"context"

	"millesime/modules/pricing/internal/carriage/app"
	"millesime/modules/pricing/internal/carriage/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

const feeTag = "shipping fees"

type feeHandlers struct{ carriage *app.Carriage }

// ShippingFees is the table of operations on carriage grids (decision 50).
func ShippingFees(carriage *app.Carriage) []api.Route {
	h, keepers := feeHandlers{carriage}, []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Get("shipping_fees.list", "/shipping_fees", feeTag, keepers,
			"Carriage grids: a supplier's own and the platform's, all for admins", h.list),
		api.Get("shipping_fees.get", "/shipping_fees/{id}", feeTag, keepers, "One carriage grid", h.get),
		api.Post("shipping_fees.post", "/shipping_fees", feeTag, keepers,
			"Make a carriage grid; from its first day on it counts in the place of an earlier one of its scope",
			func(ctx context.Context, in addFeeInput) (ShippingFee, error) {
				added, err := h.carriage.Add(ctx, auth.Must(ctx), in.Body.grid())
				return newShippingFee(added), err
			}, api.Creates),
		api.Patch("shipping_fees.patch", "/shipping_fees/{id}", feeTag, keepers,
			"Change a carriage grid, or take it out of service; orders keep what they were charged",
			func(ctx context.Context, in api.BodyByID[ShippingFeeChange]) (ShippingFee, error) {
				changed, err := h.carriage.Change(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.apply)
				return newShippingFee(changed), err
			}, api.Reads(func(ctx context.Context, in api.BodyByID[ShippingFeeChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("shipping_fees.preview", "/shipping_fees/preview", feeTag, keepers,
			"Price the carriage of a basket, with a grid that is not kept yet if one is sent; keeps nothing", h.preview),
	}
}

type addFeeInput struct{ Body ShippingFeeDraft }

type feesInput struct {
	api.Page
	Warehouse  string          `query:"warehouse"`
	Suppliers  []api.Reference `query:"supplier" ref:"users"`
	Department string          `query:"department"`
	Active     *bool           `query:"active"`
	Order      api.Order       `query:"order"`
}

func (in *feesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("warehouse", &in.Warehouse, validate.Optional, validate.OneOf(pricingapi.WarehouseDartess, ownWarehouse)),
		validate.Field("department", &in.Department, validate.Optional, validate.Digits(2)),
	}
}

// SortKeys are what the list sorts by.
func (*feesInput) SortKeys() []string { return []string{domain.SortDepartment, quote.SortStartsOn} }

func (in *feesInput) filter() domain.GridFilter {
	filter := domain.GridFilter{
		Suppliers: api.IDs(in.Suppliers), Department: in.Department, Active: in.Active,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortDepartment})...),
	}
	if in.Warehouse != "" {
		filter.Owner = ownerOf(&in.Warehouse)
	}
	return filter
}

func (h feeHandlers) list(ctx context.Context, in feesInput) (api.Collection[ShippingFee], error) {
	found, err := h.carriage.Grids(ctx, auth.Must(ctx), in.filter())
	return api.Listed(in.Page, found, newShippingFee, err)
}

func (h feeHandlers) get(ctx context.Context, in api.ByID) (ShippingFee, error) {
	found, err := h.carriage.Grid(ctx, auth.Must(ctx), in.ID)
	return newShippingFee(found), err
}
