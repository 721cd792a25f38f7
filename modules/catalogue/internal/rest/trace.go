package rest

import "millesime/modules/pricing/pricingapi"

// trace is the steps that led to a price ("Pourquoi ce prix ?"), as carts and orders have them.
func trace(price *pricingapi.ViewerPrice) []pricingapi.TraceStep {
	if price == nil {
		return []pricingapi.TraceStep{}
	}
	return list(price.Trace)
}
