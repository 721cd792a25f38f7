package pricingapi

import (
	"cmp"
	"slices"

	"millesime/platform/money"
)

// wholeRate is 100 %.
const wholeRate = 100_00

// TaxedLine is what the VAT of an order counts of a line.
type TaxedLine struct {
	Rate      money.Rate
	Net       money.Cents // excl. tax, before the document allowance
	Gross     money.Cents // of a store line: incl. tax, the master
	Allowance money.Cents // its share of the document allowance
	Weight    money.Cents // what carriage and handling are spread by
}

// Tax computes an order's VAT per rate (domain 4.4), and the part of it that the goods bear: per rate, the base is the line
// nets less their allowance plus their share of carriage and of handling, each spread by itself; the tax is half-up on the
// base (EN 16931 BT-116, BT-117). In a store order the goods' tax lies within their price, only the charges' is added.
func Tax(store bool, lines []TaxedLine, shipping, handling money.Cents) (vat []OrderVAT, onGoods money.Cents) {
	rates := ratesOf(lines)
	vat = make([]OrderVAT, len(rates))
	weights, gross := make([]int64, len(rates)), make([]money.Cents, len(rates))
	for _, l := range lines {
		i := slices.Index(rates, l.Rate)
		vat[i].Goods += l.Net
		vat[i].Allowance += l.Allowance
		weights[i] += int64(l.Weight)
		gross[i] += l.Gross
	}
	shippings, handlings := money.Spread(shipping, weights), money.Spread(handling, weights)
	for i, rate := range rates {
		v := &vat[i]
		v.Rate, v.Shipping, v.Handling = rate, shippings[i], handlings[i]
		net, charges := v.Goods-v.Allowance, v.Shipping+v.Handling
		v.Base = net + charges
		goodsVAT := money.Percent(net, rate)
		v.Amount = money.Percent(v.Base, rate)
		if store {
			goodsVAT = VATWithin(gross[i], rate)
			v.Amount = goodsVAT + money.Percent(charges, rate)
		}
		onGoods += goodsVAT
	}
	return vat, onGoods
}

// ratesOf the lines, highest first: the first wins the odd cent of a spread.
func ratesOf(lines []TaxedLine) []money.Rate {
	var rates []money.Rate
	for _, l := range lines {
		if !slices.Contains(rates, l.Rate) {
			rates = append(rates, l.Rate)
		}
	}
	slices.SortFunc(rates, func(a, b money.Rate) int { return cmp.Compare(b, a) })
	return rates
}

// VATWithin is the VAT inside an amount incl. tax, half-up: the amount spread between the rate and 100, the tax first so that
// it wins the half cent.
func VATWithin(gross money.Cents, rate money.Rate) money.Cents {
	return money.Spread(gross, []int64{int64(rate), wholeRate})[0]
}

// NetsWithin gives lines of one rate their amounts excl. tax (domain 4.3): the VAT is taken out of their sum, and they share
// the rest in proportion to their amounts incl. tax, by largest remainder.
func NetsWithin(gross []money.Cents, rate money.Rate) []money.Cents {
	var sum money.Cents
	weights := make([]int64, len(gross))
	for i, g := range gross {
		weights[i] = int64(g)
		sum += g
	}
	return money.Spread(sum-VATWithin(sum, rate), weights)
}
