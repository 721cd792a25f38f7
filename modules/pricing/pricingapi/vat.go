package pricingapi

import "millesime/platform/money"

// The VAT rates of metropolitan France that apply to drinks sold sealed (domain 3.1).
const (
	VATStandard money.Rate = 20_00
	VATReduced  money.Rate = 5_50
)

// kindBeer is the product type whose threshold of alcohol is lower.
const kindBeer = "beer"

// VATRate derives the rate from a product's type and its alcohol by volume in tenths of a percent
// (125 is 12.5 %): above 1.2 %, or 0.5 % for beer, 20 %; else 5.5 % (domain 3.1). The rate is never typed,
// so a dealcoholised wine is right without anybody thinking of it.
func VATRate(kind string, abvTenths int) money.Rate {
	threshold := 12
	if kind == kindBeer {
		threshold = 5
	}
	if abvTenths > threshold {
		return VATStandard
	}
	return VATReduced
}
