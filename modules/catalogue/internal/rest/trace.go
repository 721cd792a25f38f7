package rest

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/sale"
)

// trace is the steps that led to a price ("Pourquoi ce prix ?"), as carts and orders have them.
func trace(price *pricingapi.ViewerPrice) []sale.TraceStep {
	if price == nil {
		return []sale.TraceStep{}
	}
	return list(price.Trace)
}

// tierTraces tell why a product has its prices of more units.
func tierTraces(price *pricingapi.ViewerPrice) []TierTrace {
	traces := []TierTrace{}
	if price != nil {
		for _, tier := range price.Tiers {
			traces = append(traces, TierTrace{MinQuantity: tier.MinQuantity, Trace: list(tier.Trace)})
		}
	}
	return traces
}
