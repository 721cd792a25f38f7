package domain

import "millesime/modules/pricing/pricingapi"

// TraceFor gives the stored steps of a line's price as a reader may see them: the order keeps all of them, and each reads
// its own conditions only (domain 4.1).
func TraceFor(role Role, steps []pricingapi.TraceStep) []pricingapi.TraceStep {
	if steps == nil { // a line that was given away has no price to explain
		return []pricingapi.TraceStep{}
	}
	if role != RoleAgent {
		return steps
	}
	return pricingapi.WithoutTerms(steps)
}
