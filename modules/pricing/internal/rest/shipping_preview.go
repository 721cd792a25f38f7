package rest

import (
	"context"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// What a basket is that says no more than its bottles.
const (
	usualMillilitre = int64(750)
	maxBasketUnits  = int64(1_000_000)
	maxFrancoUnits  = int64(1_000_000)
)

// ShippingBasket is what a preview prices: goods of one warehouse, to a department.
type ShippingBasket struct {
	Warehouse   string            `json:"warehouse" enum:"dartess,supplier"`
	Supplier    api.Reference     `json:"supplier,omitempty" ref:"users"` // an admin's choice; a supplier's is its own
	Department  string            `json:"department"`
	Units       int64             `json:"units"`                 // of 75 cl
	WeightGrams *int64            `json:"weightGrams,omitempty"` // of all; when it is left out, what units sold from there weigh on average
	Value       *money.Cents      `json:"value,omitempty"`       // of the goods, excl. tax; reaches no franco when left out
	FrancoValue *money.Cents      `json:"freeShippingFromValue,omitempty"`
	FrancoUnits *int64            `json:"freeShippingFromQuantity,omitempty"`
	Grid        *ShippingFeeDraft `json:"grid,omitempty"`                         // tried before it is kept
	Replaces    api.Reference     `json:"replaces,omitempty" ref:"shipping_fees"` // the grid that is being changed
}

func (b *ShippingBasket) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("warehouse", &b.Warehouse, validate.Required, validate.OneOf(pricingapi.WarehouseDartess, ownWarehouse)),
		validate.Field("department", &b.Department, validate.Required, validate.Digits(2)),
		validate.Field("units", &b.Units, validate.Required, validate.Between(1, maxBasketUnits)),
		validate.Field("weightGrams", &b.WeightGrams, validate.Between(1, maxGrams)),
		validate.Field("value", &b.Value, validate.Between(0, maxCodeAmount)),
		validate.Field("freeShippingFromValue", &b.FrancoValue, validate.Between(0, maxCodeAmount)),
		validate.Field("freeShippingFromQuantity", &b.FrancoUnits, validate.Between(0, maxFrancoUnits)),
		validate.Nested("grid", b.Grid, (*ShippingFeeDraft).Rules),
	}
}

// ShippingPreview is what carriers would ask.
type ShippingPreview struct {
	Department    string         `json:"department"`
	FrancoReached bool           `json:"francoReached"`
	WeightGrams   int64          `json:"weightGrams"` // that was carried
	Offers        []PreviewOffer `json:"offers"`      // none: the department is not served for this basket
}

// PreviewOffer is what one carrier would ask.
type PreviewOffer struct {
	Carrier      string      `json:"carrier"`
	Label        string      `json:"label"`
	Delivery     string      `json:"delivery" enum:"home,relay"`
	FeeTaxExcl   money.Cents `json:"feeTaxExcl"`                        // by the grid
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`                      // after the franco
	Warehouse    *string     `json:"warehouse" enum:"dartess,supplier"` // of the grid that counts; null: the platform's
}

type previewInput struct{ Body ShippingBasket }

func (h feeHandlers) preview(ctx context.Context, in previewInput) (ShippingPreview, error) {
	b := in.Body
	basket := domain.Basket{
		Dartess: b.Warehouse == pricingapi.WarehouseDartess, SupplierID: int64(b.Supplier), Department: b.Department, Units: b.Units,
		Value: api.OrZero(b.Value), Millilitre: usualMillilitre,
		Franco: pricingapi.Franco{Value: b.FrancoValue, Quantity: b.FrancoUnits},
	}
	if b.WeightGrams != nil {
		basket.Weight = *b.WeightGrams
	} else if err := h.carriage.Weigh(ctx, auth.Must(ctx), &basket); err != nil {
		return ShippingPreview{}, err
	}
	var draft *domain.KeptGrid
	if b.Grid != nil {
		grid := b.Grid.grid()
		grid.ID = int64(b.Replaces)
		draft = &grid
	}
	found, err := h.carriage.Preview(ctx, auth.Must(ctx), basket, draft)
	if err != nil {
		return ShippingPreview{}, err
	}
	out := ShippingPreview{
		Department: b.Department, FrancoReached: basket.FrancoReached(), WeightGrams: basket.Weight,
		Offers: make([]PreviewOffer, 0, len(found)),
	}
	for _, offer := range found {
		out.Offers = append(out.Offers, PreviewOffer{
			Carrier: offer.Carrier.Code, Label: fault.Text{FR: offer.Carrier.LabelFR, EN: offer.Carrier.LabelEN}.In(api.Language(ctx)),
			Delivery: offer.Carrier.Delivery, FeeTaxExcl: offer.Fee, PriceTaxExcl: offer.Due, Warehouse: warehouseOf(offer.Owner),
		})
	}
	return out, nil
}
