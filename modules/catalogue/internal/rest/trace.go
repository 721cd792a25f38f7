package rest

import (
	"strings"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

// TraceStep is one step that led to a price ("Pourquoi ce prix ?").
type TraceStep struct {
	Step        string      `json:"step"`
	Label       string      `json:"label"`
	Rate        *money.Rate `json:"rate"` // percent taken off; null when the step sets the price
	PriceBefore money.Cents `json:"priceBefore"`
	PriceAfter  money.Cents `json:"priceAfter"`
	Until       *string     `json:"until"` // YYYY-MM-DD
}

func trace(price *pricingapi.ViewerPrice, language string) []TraceStep {
	if price == nil {
		return []TraceStep{}
	}
	steps := make([]TraceStep, len(price.Trace))
	for i, s := range price.Trace {
		step := TraceStep{
			Step: stepName(s.Code), Label: s.Label.In(language), PriceBefore: s.Before.Round(), PriceAfter: s.After.Round(),
		}
		if s.Document != "" {
			step.Label += " " + s.Document
		}
		if s.Rate != 0 {
			step.Rate = &s.Rate
		}
		if s.ValidUntil != "" {
			step.Until = &s.ValidUntil
		}
		steps[i] = step
	}
	return steps
}

// stepName is the code of a step in the API.
func stepName(code string) string {
	switch code {
	case pricingapi.StepListPrice, pricingapi.StepGroupPrice, pricingapi.StepStorePrice:
		return "list"
	case pricingapi.StepMercuriale:
		return "mercuriale"
	case pricingapi.StepAgreementFrame:
		return "frame"
	case pricingapi.StepPermanentDiscount:
		return "permanent"
	case pricingapi.StepLineDiscount:
		return "discount"
	case pricingapi.StepPromoCode:
		return "code"
	case pricingapi.StepDocumentAllowance:
		return "allowance"
	}
	return code
}

// languageOf is the language of labels: English when it is asked for first, else French (domain 9.1).
func languageOf(accept string) string {
	if strings.HasPrefix(strings.ToLower(strings.TrimSpace(accept)), "en") {
		return "en"
	}
	return "fr"
}
