package rest

import (
	"time"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

const (
	frameResource   = "agreement_frames"
	maxFrameName    = 120 // characters
	maxContract     = 35  // characters, as an invoice may name it
	maxFrameTiers   = 20
	maxFrameMembers = 500
	wholeBottle     = 100 // hundredths
)

// AgreementFrame is an agreement between suppliers and buyers: tiers that give a discount on an order at one of the suppliers, and
// yearly tiers that give a rebate.
type AgreementFrame struct {
	api.Item
	Name           string                   `json:"name"`
	ContractNumber string                   `json:"contractNumber"`
	StartsOn       string                   `json:"startsOn"`                       // YYYY-MM-DD in Paris
	EndsOn         *string                  `json:"endsOn"`                         // its last day; null: open-ended
	Basis          string                   `json:"basis" enum:"value,equivalents"` // what thresholds are: euros excl. tax, or 75 cl equivalents
	Tiers          []FrameTier              `json:"tiers"`
	YearlyTiers    []YearlyTier             `json:"yearlyTiers"`
	Suppliers      []quoterest.CodeSupplier `json:"suppliers"`
	Buyers         []quoterest.CodeSupplier `json:"buyers"`
	Documents      []FrameDocument          `json:"documents"` // signed, the newest last
	Status         string                   `json:"status" enum:"scheduled,active,ended"`
	Renews         *string                  `json:"renews"`  // whose buyers come on the first day; null: it renews none
	EndedAt        *time.Time               `json:"endedAt"` // null: it was not ended before its last day
	CreatedAt      time.Time                `json:"createdAt"`
	UpdatedAt      time.Time                `json:"updatedAt"`
	Version        int64                    `json:"version"` // what a change names
}

// FrameTier is the discount of an order that reaches a threshold.
type FrameTier struct {
	From     money.Cents `json:"from"`
	Discount money.Rate  `json:"discount"` // percent
}

// NewFrameTier is such a tier to be kept: from 0 on is said, never understood.
type NewFrameTier struct {
	From     *money.Cents `json:"from"`
	Discount money.Rate   `json:"discount"` // percent
}

func (t *NewFrameTier) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("from", &t.From, validate.Required, validate.Between(0, quoterest.MaxAmount)),
		validate.Field("discount", &t.Discount, validate.Between(quoterest.LeastRate, money.WholeRate)),
	}
}

func (t *NewFrameTier) sent() (money.Cents, money.Rate) { return *t.From, t.Discount }

// YearlyTier is the rebate of a year that reaches a threshold.
type YearlyTier struct {
	From   money.Cents `json:"from"`
	Rebate money.Rate  `json:"rebate"` // percent
}

// NewYearlyTier is such a tier to be kept.
type NewYearlyTier struct {
	From   *money.Cents `json:"from"`
	Rebate money.Rate   `json:"rebate"` // percent
}

func (t *NewYearlyTier) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("from", &t.From, validate.Required, validate.Between(0, quoterest.MaxAmount)),
		validate.Field("rebate", &t.Rebate, validate.Between(quoterest.LeastRate, money.WholeRate)),
	}
}

func (t *NewYearlyTier) sent() (money.Cents, money.Rate) { return *t.From, t.Rebate }

func newFrame(v domain.FrameView) AgreementFrame {
	out := AgreementFrame{
		Item: api.NewItem(frameResource, "AgreementFrame", v.ID), Name: v.Name, ContractNumber: v.Contract, StartsOn: v.From,
		EndsOn: api.OrNull(v.To), Basis: v.Basis.String(),
		Tiers:       lists.Each(v.Tiers, func(t quote.Tier) FrameTier { return FrameTier{From: v.Basis.Told(t.From), Discount: t.Rate} }),
		YearlyTiers: lists.Each(v.Rebates, func(t quote.Tier) YearlyTier { return YearlyTier{From: v.Basis.Told(t.From), Rebate: t.Rate} }),
		Suppliers:   quoterest.NewCodeSuppliers(v.SupplierIDs, v.Companies),
		Buyers:      quoterest.NewCodeSuppliers(v.BuyerIDs, v.Companies), Status: string(v.Status), EndedAt: api.OrNull(v.EndedAt),
		CreatedAt: v.CreatedAt, UpdatedAt: v.UpdatedAt, Version: v.Version, Documents: newFrameDocuments(v.Documents),
	}
	if v.RenewsID != 0 {
		out.Renews = new(api.IRI(frameResource, v.RenewsID))
	}
	return out
}

// threshold is what was told.
func threshold(basis quote.FrameBasis, from money.Cents) int64 {
	if basis == quote.ByEquivalents {
		return int64(from) / wholeBottle
	}
	return int64(from)
}

// tiersOf are the tiers that were told for a member; one from a part of an equivalent is refused.
func tiersOf[T any](
	basis quote.FrameBasis, member string, told []T, sent func(*T) (money.Cents, money.Rate),
) (tiers []quote.Tier, refused []fault.Violation) {
	for n := range told {
		from, rate := sent(&told[n])
		if basis == quote.ByEquivalents && from%wholeBottle != 0 {
			refused = append(refused, domain.HalfABottle(member, n))
		}
		tiers = append(tiers, quote.Tier{From: threshold(basis, from), Rate: rate})
	}
	return tiers, refused
}
