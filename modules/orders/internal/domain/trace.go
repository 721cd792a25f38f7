package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
)

// TraceFor gives the stored steps of a line's price as a reader may see them: the reader's own conditions only
// (domain 4.1). The order keeps what the person who placed it saw; for a later reader who is neither customer,
// supplier nor admin (an agent), the terms between the two parties become one step without name or rate.
func TraceFor(role Role, steps []pricingapi.TraceStep) []pricingapi.TraceStep {
	if role != RoleReader {
		return steps
	}
	shown := make([]pricingapi.TraceStep, 0, len(steps))
	for _, step := range steps {
		if !isTerms(step.Code) {
			shown = append(shown, step)
			continue
		}
		if last := len(shown) - 1; last >= 0 && shown[last].Code == pricingapi.StepCustomerTerms {
			shown[last].After = step.After
			continue
		}
		shown = append(shown, pricingapi.TraceStep{
			Code: pricingapi.StepCustomerTerms, Label: fault.Text{FR: "Conditions du client", EN: "Customer terms"},
			Before: step.Before, After: step.After,
		})
	}
	return shown
}

func isTerms(code string) bool {
	return code == pricingapi.StepAgreementFrame || code == pricingapi.StepPermanentDiscount ||
		code == pricingapi.StepDocumentAllowance
}
