package rest

import (
	"context"

	"millesime/modules/pricing/internal/lists/app"
	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// PriceReference is what the price of a product in a list that is being written is held against. Prices are excl. tax.
type PriceReference struct {
	Product          string      `json:"product"`          // its IRI
	ListPriceTaxExcl money.Cents `json:"listPriceTaxExcl"` // of the group of whom the list is to be for
	LastPaid         *LastPaid   `json:"lastPaid"`         // by the one customer it is to be for
}

type priceReferencesInput struct {
	api.Page
	Supplier  api.Reference   `query:"supplier" ref:"users"` // suppliers themselves may leave it out
	Customers []api.Reference `query:"customer" ref:"users"`
	Groups    []auth.Group    `query:"group"`
	Products  []api.Reference `query:"product" ref:"products"`
}

const maxReferences = 100

func (in *priceReferencesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("customer", &in.Customers, validate.MaxItems(maxListCustomers)),
		validate.Field("product", &in.Products, validate.MaxItems(maxReferences)),
	}
}

func (h priceListHandlers) references(ctx context.Context, in priceReferencesInput) (api.Collection[PriceReference], error) {
	draft := domain.PriceList{Mercuriale: quote.Mercuriale{
		SupplierID: int64(in.Supplier), CustomerIDs: api.IDs(in.Customers), Groups: in.Groups,
	}}
	found, err := h.lists.References(ctx, auth.Must(ctx), draft, api.IDs(in.Products))
	if err != nil {
		return api.Collection[PriceReference]{}, err
	}
	return api.NewCollection(in.Page, lists.Cut(found, lists.Part{}), func(r app.Reference) PriceReference {
		return PriceReference{Product: api.IRI("products", r.ProductID), ListPriceTaxExcl: r.List, LastPaid: newLastPaid(r.Last)}
	}), nil
}

// newLastPaid is null when nothing was paid.
func newLastPaid(paid *pricingapi.Paid) *LastPaid {
	if paid == nil {
		return nil
	}
	return &LastPaid{
		PriceTaxExcl: paid.UnitPrice, On: paid.On(),
		Order: ListOrder{Ref: api.RefTo("orders", paid.OrderID), Number: paid.Number},
	}
}
