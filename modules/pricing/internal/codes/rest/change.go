package rest

import (
	"time"

	"millesime/modules/pricing/internal/codes/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/partial"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

// PromoCodeChange is what a code gets instead; what is left out stays.
type PromoCodeChange struct {
	Code              api.Field[string]          `json:"code,omitzero"`
	Label             api.Field[string]          `json:"label,omitzero"`
	Rate              api.Field[money.Rate]      `json:"rate,omitzero"`
	Amount            api.Field[money.Cents]     `json:"amount,omitzero"`
	Minimum           api.Field[money.Cents]     `json:"minimum,omitzero"`
	StartsOn          api.Field[string]          `json:"startsOn,omitzero"`
	EndsOn            api.Field[string]          `json:"endsOn,omitzero"`
	MaxUses           api.Field[int64]           `json:"maxUses,omitzero"`
	MaxUsesByCustomer api.Field[int64]           `json:"maxUsesPerCustomer,omitzero"`
	Combinable        api.Field[bool]            `json:"combinable,omitzero"`
	Shown             api.Field[bool]            `json:"shown,omitzero"`
	Suppliers         api.Field[[]api.Reference] `json:"suppliers,omitzero" ref:"users"`
	Products          api.Field[[]api.Reference] `json:"products,omitzero" ref:"products"`
	Groups            api.Field[[]string]        `json:"groups,omitzero"`
	Stopped           api.Field[bool]            `json:"stopped,omitzero"` // false lets a stopped code go on
	Version           int64                      `json:"version"`          // that was seen
}

// Rules are those of a new code.
func (c *PromoCodeChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		codeRule(&c.Code, &c.Code.Value),
		validate.Field("label", &c.Label, validate.Required, validate.Max(maxCodeLabel)),
		validate.Field("rate", &c.Rate, validate.Between(quoterest.LeastRate, money.WholeRate)),
		validate.Field("amount", &c.Amount, validate.Between(1, quoterest.MaxAmount)),
		validate.Field("minimum", &c.Minimum, validate.Between(0, quoterest.MaxAmount)),
		validate.Field("startsOn", &c.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &c.EndsOn, validate.Date),
		validate.Field("maxUses", &c.MaxUses, validate.Between[int64](1, maxCodeUses)),
		validate.Field("maxUsesPerCustomer", &c.MaxUsesByCustomer, validate.Between[int64](1, maxCodeUses)),
		validate.Field("suppliers", &c.Suppliers, validate.Required, validate.MaxItems(maxCodeSuppliers)),
		validate.Field("products", &c.Products, validate.MaxItems(maxCodeProducts)),
		validate.Every("groups", &c.Groups.Value, validate.OneOf(codeGroups()...)),
	}
}

// applyAt changes a code at an instant. A percentage given takes the place of an amount and the other way round.
func (c *PromoCodeChange) applyAt(now time.Time) func(*domain.KeptCode) {
	return func(code *domain.KeptCode) {
		partial.As(c.Code, domain.FoldCode).Apply(&code.Code)
		partial.As(c.Label, quoterest.Tidy).Apply(&code.Label)
		c.applyValue(code)
		c.Minimum.Apply(&code.Minimum)
		c.StartsOn.Apply(&code.From)
		c.EndsOn.Apply(&code.To)
		limit(c.MaxUses, &code.MaxUses)
		limit(c.MaxUsesByCustomer, &code.MaxUsesPerCustomer)
		c.Combinable.Apply(&code.Combinable)
		c.Shown.Apply(&code.Shown)
		partial.As(c.Suppliers, quoterest.OnceEach).Apply(&code.SupplierIDs)
		partial.As(c.Products, quoterest.OnceEach).Apply(&code.ProductIDs)
		partial.As(c.Groups, groupsOf).Apply(&code.Groups)
		switch {
		case c.Stopped.Set && !c.Stopped.Value:
			code.StoppedAt = time.Time{}
		case c.Stopped.Value && code.StoppedAt.IsZero():
			code.StoppedAt = now
		}
	}
}

func (c *PromoCodeChange) applyValue(code *domain.KeptCode) {
	if c.Rate.Value != 0 && !c.Amount.Set {
		code.Amount = 0
	}
	if c.Amount.Value != 0 && !c.Rate.Set {
		code.Rate = 0
	}
	c.Rate.Apply(&code.Rate)
	c.Amount.Apply(&code.Amount)
}

// limit sets a limit, null taking it away.
func limit(field api.Field[int64], to **int64) {
	switch {
	case field.Null:
		*to = nil
	case field.Set:
		*to = &field.Value
	}
}
