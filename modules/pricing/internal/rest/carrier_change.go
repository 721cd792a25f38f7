package rest

import (
	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/partial"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

// NewCarrier is a carrier to be kept.
type NewCarrier struct {
	Code           string  `json:"code"`
	LabelFR        string  `json:"labelFr"`
	LabelEN        string  `json:"labelEn,omitempty"` // as in French when it is left out
	DelayFR        string  `json:"delayFr"`
	DelayEN        string  `json:"delayEn,omitempty"`
	Delivery       string  `json:"delivery" enum:"home,relay"`
	MaxWeightGrams *int64  `json:"maxWeightGrams,omitempty"`
	Position       *int64  `json:"position,omitempty"` // from 1; last when it is left out
	Relays         []Relay `json:"relays,omitempty"`
}

func (n *NewCarrier) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("code", &n.Code, validate.Required, validate.Regex(carrierCode)),
		validate.Field("labelFr", &n.LabelFR, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("labelEn", &n.LabelEN, validate.Max(maxCarrierText)),
		validate.Field("delayFr", &n.DelayFR, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("delayEn", &n.DelayEN, validate.Max(maxCarrierText)),
		validate.Field("delivery", &n.Delivery, validate.Required, validate.OneOf(pricingapi.DeliveryHome, pricingapi.DeliveryRelay)),
		validate.Field("maxWeightGrams", &n.MaxWeightGrams, weightRule()),
		validate.Field("position", &n.Position, validate.Between(1, maxPosition)),
		validate.Field("relays", &n.Relays, validate.MaxItems(maxRelaysSent)),
		validate.Each("relays", &n.Relays, (*Relay).Rules),
	}
}

func (n *NewCarrier) carrier() domain.KeptCarrier {
	c := domain.KeptCarrier{Position: api.OrZero(n.Position), Active: true, Carrier: domain.Carrier{
		Code: n.Code, LabelFR: tidy(n.LabelFR), LabelEN: tidy(n.LabelEN), DelayFR: tidy(n.DelayFR), DelayEN: tidy(n.DelayEN),
		Delivery: n.Delivery, MaxWeightGrams: n.MaxWeightGrams,
	}}
	if c.LabelEN == "" {
		c.LabelEN = c.LabelFR
	}
	if c.DelayEN == "" {
		c.DelayEN = c.DelayFR
	}
	c.Relays = keptRelays(n.Relays)
	return c
}

// CarrierChange is what a carrier gets instead; what is left out stays. How it delivers stays as well: its pickup points hang on it.
type CarrierChange struct {
	LabelFR        api.Field[string]  `json:"labelFr,omitzero"`
	LabelEN        api.Field[string]  `json:"labelEn,omitzero"`
	DelayFR        api.Field[string]  `json:"delayFr,omitzero"`
	DelayEN        api.Field[string]  `json:"delayEn,omitzero"`
	MaxWeightGrams api.Field[int64]   `json:"maxWeightGrams,omitzero"`
	Position       api.Field[int64]   `json:"position,omitzero"`
	Active         api.Field[bool]    `json:"active,omitzero"`
	Relays         api.Field[[]Relay] `json:"relays,omitzero"`
	Version        int64              `json:"version"` // that was seen
}

// Rules are those of a new carrier.
func (c *CarrierChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Field("labelFr", &c.LabelFR, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("labelEn", &c.LabelEN, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("delayFr", &c.DelayFR, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("delayEn", &c.DelayEN, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("maxWeightGrams", &c.MaxWeightGrams, weightRule()),
		validate.Field("position", &c.Position, validate.Between(0, maxPosition)),
		validate.Field("relays", &c.Relays, validate.MaxItems(maxRelaysSent)),
		validate.Each("relays", &c.Relays.Value, (*Relay).Rules),
	}
}

func (c *CarrierChange) apply(kept *domain.KeptCarrier) {
	for _, text := range []struct {
		sent api.Field[string]
		to   *string
	}{{c.LabelFR, &kept.LabelFR}, {c.LabelEN, &kept.LabelEN}, {c.DelayFR, &kept.DelayFR}, {c.DelayEN, &kept.DelayEN}} {
		partial.As(text.sent, tidy).Apply(text.to)
	}
	if c.MaxWeightGrams.Set {
		kept.MaxWeightGrams = orNothing(c.MaxWeightGrams)
	}
	c.Position.Apply(&kept.Position)
	c.Active.Apply(&kept.Active)
	kept.Put(keptRelays(c.Relays.Value))
}

// orNothing is a value that null takes away.
func orNothing[T any](f api.Field[T]) *T {
	if f.Null {
		return nil
	}
	return &f.Value
}
