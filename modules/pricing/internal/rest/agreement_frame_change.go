package rest

import (
	"millesime/modules/pricing/internal/domain"
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
		validate.Field("basis", &n.Basis, validate.Required, validate.OneOf(domain.ByValue.String(), domain.ByEquivalents.String())),
		validate.Field("tiers", &n.Tiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("tiers", &n.Tiers, (*NewFrameTier).Rules),
		validate.Field("yearlyTiers", &n.YearlyTiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("yearlyTiers", &n.YearlyTiers, (*NewYearlyTier).Rules),
		validate.Field("suppliers", &n.Suppliers, validate.Required, validate.MaxItems(maxFrameMembers)),
		validate.Field("buyers", &n.Buyers, validate.MaxItems(maxFrameMembers)),
	}
}

func (n *NewAgreementFrame) frame() (domain.KeptFrame, error) {
	frame := domain.KeptFrame{Contract: tidy(n.ContractNumber), BuyerIDs: once(api.IDs(n.Buyers))}
	frame.Name, frame.From, frame.To, frame.Basis = tidy(n.Name), n.StartsOn, api.OrZero(n.EndsOn), domain.FrameBasisOf(n.Basis)
	frame.SupplierIDs = once(api.IDs(n.Suppliers))
	var refused, more []fault.Violation
	frame.Tiers, refused = tiersOf(frame.Basis, n.Tiers)
	frame.Rebates, more = rebatesOf(frame.Basis, n.YearlyTiers)
	if refused = append(refused, more...); len(refused) > 0 {
		return frame, fault.Invalid(refused...)
	}
	return frame, nil
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
		validate.Field("basis", &c.Basis, validate.Required, validate.OneOf(domain.ByValue.String(), domain.ByEquivalents.String())),
		validate.Field("tiers", &c.Tiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("tiers", &c.Tiers.Value, (*NewFrameTier).Rules),
		validate.Field("yearlyTiers", &c.YearlyTiers, validate.MaxItems(maxFrameTiers)),
		validate.Each("yearlyTiers", &c.YearlyTiers.Value, (*NewYearlyTier).Rules),
		validate.Field("suppliers", &c.Suppliers, validate.Required, validate.MaxItems(maxFrameMembers)),
		validate.Field("buyers", &c.Buyers, validate.MaxItems(maxFrameMembers)),
	}
}

func (c *AgreementFrameChange) apply(frame *domain.KeptFrame) error {
	partial.As(c.Name, tidy).Apply(&frame.Name)
	partial.As(c.ContractNumber, tidy).Apply(&frame.Contract)
	c.StartsOn.Apply(&frame.From)
	c.EndsOn.Apply(&frame.To)
	partial.As(c.Basis, domain.FrameBasisOf).Apply(&frame.Basis)
	partial.As(c.Suppliers, onceEach).Apply(&frame.SupplierIDs)
	partial.As(c.Buyers, onceEach).Apply(&frame.BuyerIDs)
	var refused, more []fault.Violation
	if c.Tiers.Set {
		frame.Tiers, refused = tiersOf(frame.Basis, c.Tiers.Value)
	}
	if c.YearlyTiers.Set {
		frame.Rebates, more = rebatesOf(frame.Basis, c.YearlyTiers.Value)
	}
	if refused = append(refused, more...); len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	return nil
}
