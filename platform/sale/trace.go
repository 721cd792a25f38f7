package sale

import (
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Codes of the steps that lead to a price (domain 4.2).
const (
	StepListPrice         = "list_price"
	StepGroupPrice        = "group_price"
	StepStorePrice        = "store_price"
	StepMercuriale        = "mercuriale"
	StepAgreementFrame    = "agreement_frame"
	StepPermanentDiscount = "permanent_discount"
	StepLineDiscount      = "line_discount"
	StepPromoCode         = "promo_code"
	StepDocumentAllowance = "document_allowance"
	// StepCustomerTerms stands for conditions that are not the reader's own to see.
	StepCustomerTerms = "customer_terms"
)

// GroupPriceLabel names the price of a customer's group in a trace.
func GroupPriceLabel(group auth.Group) fault.Text {
	switch group {
	case auth.Restaurant:
		return fault.Say("Tarif CHR", "Restaurant price")
	case auth.WineMerchant:
		return fault.Say("Tarif Caviste", "Wine merchant price")
	case auth.Hypermarket:
		return fault.Say("Tarif GMS", "Hypermarket price")
	case auth.CSE:
		return fault.Say("Tarif CSE", "Works council price")
	case auth.Negociant:
		return fault.Say("Tarif Distributeur", "Distributor price")
	default:
		return fault.Say("Tarif de votre groupe", "Price of your group")
	}
}

// WithoutTerms gives the steps to a reader who is neither the customer, the line's supplier nor an admin, an agent first
// of all: the terms between supplier and customer become one step without name or rate (domain 4.1).
func WithoutTerms(steps []TraceStep) []TraceStep {
	shown := make([]TraceStep, 0, len(steps))
	for _, step := range steps {
		if !isTerms(step.Code) {
			shown = append(shown, step)
			continue
		}
		if last := len(shown) - 1; last >= 0 && shown[last].Code == StepCustomerTerms {
			shown[last].After = step.After
			shown[last].Amount += step.Amount
			continue
		}
		shown = append(shown, TraceStep{
			Code:   StepCustomerTerms,
			Label:  fault.Say("Conditions du client", "Customer terms"),
			Before: step.Before, After: step.After, Amount: step.Amount,
		})
	}
	return shown
}

func isTerms(code string) bool {
	return code == StepAgreementFrame || code == StepPermanentDiscount || code == StepDocumentAllowance
}

// TraceStep is one step of "Pourquoi ce prix ?". It names only what the reader of the quote may know.
type TraceStep struct {
	Code  string     `json:"code"`
	Label fault.Text `json:"label"`
	// Document grounds the step: the name of the price list or frame, the promo code.
	Document   string      `json:"document,omitempty"`
	ValidUntil string      `json:"validUntil,omitempty"` // YYYY-MM-DD, last day of the document
	Rate       money.Rate  `json:"rate"`                 // taken off; 0 when the step sets a price or an amount
	Before     money.Micro `json:"before"`               // unit price before the step, six decimals
	After      money.Micro `json:"after"`
	// Amount is what an amount code or an allowance takes off the whole line; unit prices do not change.
	Amount money.Cents `json:"amount"`
}

// SchemaName is its name in the OpenAPI document, where it was known before it was shared.
func (TraceStep) SchemaName() string { return "PricingApiTraceStep" }
