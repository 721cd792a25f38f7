package rest

import (
	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/partial"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

// NewAgreementFrame is a frame to be kept.
type NewAgreementFrame struct {
	Name           string          `json:"name"`
	ContractNumber string          `json:"contractNumber,omitempty"`
	StartsOn       string          `json:"startsOn"`
	EndsOn         *string         `json:"endsOn,omitempty"`
	Basis          string          `json:"basis"                 enum:"value,equivalents"`
	Tiers          []NewFrameTier  `json:"tiers,omitempty"`
	YearlyTiers    []NewYearlyTier `json:"yearlyTiers,omitempty"`
	Suppliers      []api.Reference `json:"suppliers"             ref:"users"`
	Buyers         []api.Reference `json:"buyers,omitempty"      ref:"users"`
	MoveBuyers     bool            `json:"moveBuyers,omitempty"`   // out of the frames that they are in
	FallingTiers   bool            `json:"fallingTiers,omitempty"` // tiers that give less than the one before are meant
}

func (n *NewAgreementFrame) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("name", &n.Name, validate.Required, validate.Max(maxFrameName)),
		validate.Field("contractNumber", &n.ContractNumber, validate.Max(maxContract)),
		validate.Field("startsOn", &n.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &n.EndsOn, validate.Date),
		validate.Field("basis", &n.Basis, validate.Required, validate.OneOf(quote.ByValue.String(), quote.ByEquivalents.String())),
		validate.Field("tiers", &n.Tiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("tiers", &n.Tiers, (*NewFrameTier).Rules),
		validate.Field("yearlyTiers", &n.YearlyTiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("yearlyTiers", &n.YearlyTiers, (*NewYearlyTier).Rules),
		validate.Field("suppliers", &n.Suppliers, validate.Required, validate.MaxItems(maxFrameMembers)),
		validate.Field("buyers", &n.Buyers, validate.MaxItems(maxFrameMembers)),
	}
}

func (n *NewAgreementFrame) frame() (domain.KeptFrame, error) {
	frame := domain.KeptFrame{Contract: quoterest.Tidy(n.ContractNumber), BuyerIDs: quoterest.Once(api.IDs(n.Buyers))}
	frame.Name, frame.From, frame.To, frame.Basis = quoterest.Tidy(n.Name), n.StartsOn, api.OrZero(n.EndsOn), quote.FrameBasisOf(n.Basis)
	frame.SupplierIDs = quoterest.Once(api.IDs(n.Suppliers))
	var refused, more []fault.Violation
	frame.Tiers, refused = tiersOf(frame.Basis, "tiers", n.Tiers, (*NewFrameTier).sent)
	frame.Rebates, more = tiersOf(frame.Basis, "yearlyTiers", n.YearlyTiers, (*NewYearlyTier).sent)
	return frame, fault.Check(append(refused, more...))
}

// AgreementFrameChange is what a frame gets instead; what is left out stays.
type AgreementFrameChange struct {
	Name           api.Field[string]          `json:"name,omitzero"`
	ContractNumber api.Field[string]          `json:"contractNumber,omitzero"`
	StartsOn       api.Field[string]          `json:"startsOn,omitzero"`
	EndsOn         api.Field[string]          `json:"endsOn,omitzero"`
	Basis          api.Field[string]          `json:"basis,omitzero" enum:"value,equivalents"`
	Tiers          api.Field[[]NewFrameTier]  `json:"tiers,omitzero"`
	YearlyTiers    api.Field[[]NewYearlyTier] `json:"yearlyTiers,omitzero"`
	Suppliers      api.Field[[]api.Reference] `json:"suppliers,omitzero" ref:"users"`
	Buyers         api.Field[[]api.Reference] `json:"buyers,omitzero" ref:"users"`
	MoveBuyers     bool                       `json:"moveBuyers,omitempty"`
	FallingTiers   bool                       `json:"fallingTiers,omitempty"`
	Version        int64                      `json:"version"` // that was seen
}

// Rules are those of a new frame.
func (c *AgreementFrameChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Field("name", &c.Name, validate.Required, validate.Max(maxFrameName)),
		validate.Field("contractNumber", &c.ContractNumber, validate.Max(maxContract)),
		validate.Field("startsOn", &c.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &c.EndsOn, validate.Date),
		validate.Field("basis", &c.Basis, validate.Required, validate.OneOf(quote.ByValue.String(), quote.ByEquivalents.String())),
		validate.Field("tiers", &c.Tiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("tiers", &c.Tiers.Value, (*NewFrameTier).Rules),
		validate.Field("yearlyTiers", &c.YearlyTiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("yearlyTiers", &c.YearlyTiers.Value, (*NewYearlyTier).Rules),
		validate.Field("suppliers", &c.Suppliers, validate.Required, validate.MaxItems(maxFrameMembers)),
		validate.Field("buyers", &c.Buyers, validate.MaxItems(maxFrameMembers)),
	}
}

func (c *AgreementFrameChange) apply(frame *domain.KeptFrame) error {
	partial.As(c.Name, quoterest.Tidy).Apply(&frame.Name)
	partial.As(c.ContractNumber, quoterest.Tidy).Apply(&frame.Contract)
	c.StartsOn.Apply(&frame.From)
	c.EndsOn.Apply(&frame.To)
	partial.As(c.Basis, quote.FrameBasisOf).Apply(&frame.Basis)
	partial.As(c.Suppliers, quoterest.OnceEach).Apply(&frame.SupplierIDs)
	partial.As(c.Buyers, quoterest.OnceEach).Apply(&frame.BuyerIDs)
	var refused, more []fault.Violation
	if c.Tiers.Set {
		frame.Tiers, refused = tiersOf(frame.Basis, "tiers", c.Tiers.Value, (*NewFrameTier).sent)
	}
	if c.YearlyTiers.Set {
		frame.Rebates, more = tiersOf(frame.Basis, "yearlyTiers", c.YearlyTiers.Value, (*NewYearlyTier).sent)
	}
	return fault.Check(append(refused, more...))
}
