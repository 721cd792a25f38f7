// Package vat tells the rates of value added tax on drinks: a rule that products, prices and invoices share.
package vat

import "millesime/platform/money"

// The VAT rates of metropolitan France that apply to drinks sold sealed (domain 3.1).
const (
	Standard money.Rate = 20_00
	Reduced  money.Rate = 5_50
)

// kindBeer is the product type whose threshold of alcohol is lower.
const kindBeer = "beer"

// RateOf derives the rate from a product's type and its alcohol by volume in tenths of a percent
// (125 is 12.5 %): above 1.2 %, or 0.5 % for beer, 20 %; else 5.5 % (domain 3.1). The rate is never typed,
// so a dealcoholised wine is right without anybody thinking of it.
func RateOf(kind string, abvTenths int) money.Rate {
	threshold := 12
	if kind == kindBeer {
		threshold = 5
	}
	if abvTenths > threshold {
		return Standard
	}
	return Reduced
}
