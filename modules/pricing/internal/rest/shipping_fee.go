package rest

import (
	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const (
	feeResource  = "shipping_fees"
	maxSteps     = 50
	maxStep      = int64(100_000_000) // units or grams
	ownWarehouse = "supplier"
)

// ShippingFee is a carriage grid: what the owner of a warehouse charges for a parcel group.
type ShippingFee struct {
	api.Item
	Warehouse     *string        `json:"warehouse" enum:"dartess,supplier"` // null: the platform's, for who has no grid
	Supplier      *CodeSupplier  `json:"supplier"`                          // of the warehouse supplier
	Carrier       *string        `json:"carrier"`                           // a code; null: every carrier without a grid of its own
	Department    *string        `json:"department"`                        // two digits; null: everywhere without a grid of its own
	Basis         string         `json:"basis" enum:"units,weight"`         // what steps count: units or grams
	Steps         []ShippingStep `json:"steps"`
	BeyondTaxExcl *money.Cents   `json:"beyondTaxExcl"` // above the last step: each unit or started kilogram; null: not carried
	StartsOn      string         `json:"startsOn"`      // YYYY-MM-DD in Paris; of one scope the grid that began last counts
	Active        bool           `json:"active"`
	Status        string         `json:"status" enum:"scheduled,active,replaced,inactive"`
	Version       int64          `json:"version"` // what a change names
}

// ShippingStep is a price up to a number of units or grams.
type ShippingStep struct {
	UpTo         int64       `json:"upTo"`
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
}

// NewShippingStep is such a step to be kept: free carriage is said, never understood.
type NewShippingStep struct {
	UpTo         int64        `json:"upTo"`
	PriceTaxExcl *money.Cents `json:"priceTaxExcl"`
}

func (s *NewShippingStep) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("upTo", &s.UpTo, validate.Between(1, maxStep)),
		validate.Field("priceTaxExcl", &s.PriceTaxExcl, validate.Required, validate.Between(0, maxFee)),
	}
}

func newShippingFee(v domain.GridView) ShippingFee {
	out := ShippingFee{
		Item: api.NewItem(feeResource, "ShippingFee", v.ID), Carrier: api.OrNull(v.CarrierCode), Department: api.OrNull(v.Department),
		Basis: string(v.Basis), Steps: make([]ShippingStep, 0, len(v.Steps)), BeyondTaxExcl: v.Beyond, StartsOn: v.StartsOn,
		Active: v.Active, Status: string(v.Status), Warehouse: warehouseOf(v.Owner), Version: v.Version,
	}
	if v.Owner == domain.OwnerSupplier {
		supplier := newCodeParty(v.SupplierID, v.Company)
		out.Supplier = &supplier
	}
	for _, step := range v.Steps {
		out.Steps = append(out.Steps, ShippingStep{UpTo: step.UpTo, PriceTaxExcl: step.Price})
	}
	return out
}

// warehouseOf is the warehouse of who owns a grid, nil for the platform's.
func warehouseOf(owner string) *string {
	switch owner {
	case domain.OwnerDartess:
		return api.OrNull(pricingapi.WarehouseDartess)
	case domain.OwnerSupplier:
		return api.OrNull(ownWarehouse)
	}
	return nil
}

func ownerOf(warehouse *string) string {
	switch api.OrZero(warehouse) {
	case pricingapi.WarehouseDartess:
		return domain.OwnerDartess
	case ownWarehouse:
		return domain.OwnerSupplier
	}
	return domain.OwnerPlatform
}

// ShippingFeeDraft is a grid as it is written: to be kept, or to be tried in a preview.
type ShippingFeeDraft struct {
	Warehouse     *string            `json:"warehouse,omitempty" enum:"dartess,supplier"`
	Supplier      api.Reference      `json:"supplier,omitempty" ref:"users"`
	Carrier       *string            `json:"carrier,omitempty"`
	Department    *string            `json:"department,omitempty"`
	Basis         string             `json:"basis" enum:"units,weight"`
	Steps         *[]NewShippingStep `json:"steps"` // none: nothing is delivered there
	BeyondTaxExcl *money.Cents       `json:"beyondTaxExcl,omitempty"`
	StartsOn      string             `json:"startsOn"`
}

// Rules of a grid. That it has no steps closes a department, so that must be said.
func (n *ShippingFeeDraft) Rules() validate.Rules {
	steps, said := n.steps(), []validate.Rule{validate.MaxItems(maxSteps)}
	if n.Steps == nil {
		said = append(said, validate.Required)
	}
	return validate.Rules{
		validate.Field("warehouse", &n.Warehouse, validate.OneOf(pricingapi.WarehouseDartess, ownWarehouse)),
		validate.Field("department", &n.Department, validate.Digits(2)),
		validate.Field("basis", &n.Basis, validate.Required, basisRule()),
		validate.Field("steps", &n.Steps, said...),
		validate.Each("steps", &steps, (*NewShippingStep).Rules),
		validate.Field("beyondTaxExcl", &n.BeyondTaxExcl, validate.Between(0, maxFee)),
		validate.Field("startsOn", &n.StartsOn, validate.Required, validate.Date),
	}
}

func basisRule() validate.Rule {
	return validate.OneOf(string(domain.GridUnits), string(domain.GridWeight))
}

func (n *ShippingFeeDraft) steps() []NewShippingStep {
	if n.Steps == nil {
		return nil
	}
	return *n.Steps
}

func (n *ShippingFeeDraft) grid() domain.KeptGrid {
	return domain.KeptGrid{Grid: domain.Grid{
		Owner: ownerOf(n.Warehouse), SupplierID: int64(n.Supplier), StartsOn: n.StartsOn, CarrierCode: api.OrZero(n.Carrier),
		Department: api.OrZero(n.Department), Basis: domain.GridBasis(n.Basis), Steps: stepsOf(n.steps()), Beyond: n.BeyondTaxExcl,
	}}
}

func stepsOf(sent []NewShippingStep) []domain.GridStep {
	steps := make([]domain.GridStep, len(sent))
	for i, step := range sent {
		steps[i] = domain.GridStep{UpTo: step.UpTo, Price: *step.PriceTaxExcl}
	}
	return steps
}

// ShippingFeeChange is what a grid gets instead; what is left out stays. Whose it is stays as well.
type ShippingFeeChange struct {
	Carrier       api.Field[string]            `json:"carrier,omitzero"`
	Department    api.Field[string]            `json:"department,omitzero"`
	Basis         api.Field[string]            `json:"basis,omitzero" enum:"units,weight"`
	Steps         api.Field[[]NewShippingStep] `json:"steps,omitzero"`
	BeyondTaxExcl api.Field[money.Cents]       `json:"beyondTaxExcl,omitzero"`
	StartsOn      api.Field[string]            `json:"startsOn,omitzero"`
	Active        api.Field[bool]              `json:"active,omitzero"`
	Version       int64                        `json:"version"` // that was seen
}

// Rules are those of a new grid.
func (c *ShippingFeeChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Field("department", &c.Department, validate.Digits(2)),
		validate.Field("basis", &c.Basis, validate.Required, basisRule()),
		validate.Field("steps", &c.Steps, validate.MaxItems(maxSteps)),
		validate.Each("steps", &c.Steps.Value, (*NewShippingStep).Rules),
		validate.Field("beyondTaxExcl", &c.BeyondTaxExcl, validate.Between(0, maxFee)),
		validate.Field("startsOn", &c.StartsOn, validate.Required, validate.Date),
	}
}

func (c *ShippingFeeChange) apply(kept *domain.KeptGrid) {
	c.Carrier.Apply(&kept.CarrierCode)
	c.Department.Apply(&kept.Department)
	if c.Basis.Set {
		kept.Basis = domain.GridBasis(c.Basis.Value)
	}
	if c.Steps.Set {
		kept.Steps = stepsOf(c.Steps.Value)
	}
	if c.BeyondTaxExcl.Set {
		kept.Beyond = orNothing(c.BeyondTaxExcl)
	}
	c.StartsOn.Apply(&kept.StartsOn)
	c.Active.Apply(&kept.Active)
}
