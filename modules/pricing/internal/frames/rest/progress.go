package rest

import (
	"context"

	"millesime/modules/pricing/internal/frames/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// FrameProgress is an agreement frame as a member reads it, and what was bought under it this year.
type FrameProgress struct {
	api.Item
	Name           string                   `json:"name"`
	ContractNumber string                   `json:"contractNumber"`
	StartsOn       string                   `json:"startsOn"`
	EndsOn         *string                  `json:"endsOn"` // its last day; null: open-ended
	Basis          string                   `json:"basis" enum:"value,equivalents"`
	Tiers          []FrameTier              `json:"tiers"`
	YearlyTiers    []YearlyTier             `json:"yearlyTiers"`
	Suppliers      []quoterest.CodeSupplier `json:"suppliers"` // a supplier reads itself alone
	Documents      []FrameDocument          `json:"documents"` // signed, the newest last
	Status         string                   `json:"status" enum:"scheduled,active"`
	Years          []FrameYear              `json:"years"` // a buyer's own one; for a supplier one of each buyer who ordered of it
}

// FrameYear is what a buyer ordered under a frame this year, and its rebate as a projection.
type FrameYear struct {
	Buyer           quoterest.CodeSupplier `json:"buyer"`
	From            string                 `json:"from"` // YYYY-MM-DD, the first day that counts
	To              string                 `json:"to"`
	Reached         money.Cents            `json:"reached"` // what was ordered, as the basis counts
	OrderedTaxExcl  money.Cents            `json:"orderedTaxExcl"`
	ShippedTaxExcl  money.Cents            `json:"shippedTaxExcl"`  // less what was credited
	Rebate          money.Rate             `json:"rebate"`          // percent, of the yearly tier that is reached
	ProjectedRebate money.Cents            `json:"projectedRebate"` // on what was shipped so far
	Next            *pricingapi.NextTier   `json:"next"`            // null: no higher tier, or not the reader's to know
}

type frameProgressInput struct{ api.Page }

func (h frameHandlers) progresses(ctx context.Context, in frameProgressInput) (api.Collection[FrameProgress], error) {
	found, err := h.progress.Progress(ctx, auth.Must(ctx))
	return api.Listed(in.Page, lists.Cut(found, in.Part()), newFrameProgress, err)
}

func newFrameProgress(p domain.FrameProgress) FrameProgress {
	frame := newFrame(p.FrameView)
	out := FrameProgress{
		Item: api.NewItem("agreement_frame_progress", "FrameProgress", p.ID), Name: frame.Name, ContractNumber: frame.ContractNumber,
		StartsOn: frame.StartsOn, EndsOn: frame.EndsOn, Basis: frame.Basis, Tiers: frame.Tiers, YearlyTiers: frame.YearlyTiers,
		Suppliers: frame.Suppliers, Documents: frame.Documents, Status: frame.Status, Years: make([]FrameYear, 0, len(p.Years)),
	}
	for _, year := range p.Years {
		out.Years = append(out.Years, FrameYear{
			Buyer: quoterest.NewCodeSupplier(year.BuyerID, p.Companies[year.BuyerID].DisplayName()), From: year.From, To: year.To,
			Reached:        year.Reached,
			OrderedTaxExcl: year.Ordered, ShippedTaxExcl: year.Shipped, Rebate: year.Rate, ProjectedRebate: year.Rebate, Next: year.Next,
		})
	}
	return out
}
