package sale

import (
	"cmp"
	"slices"

	"millesime/platform/money"
)

// OrderVAT is the VAT of an order at one rate (EN 16931 BG-23): Base = Goods − Allowance + Shipping +
// Handling.
type OrderVAT struct {
	Rate      money.Rate  `json:"rate"`
	Goods     money.Cents `json:"goods"` // Σ line nets at this rate
	Allowance money.Cents `json:"allowance"`
	Shipping  money.Cents `json:"shipping"`
	Handling  money.Cents `json:"handling"`
	Base      money.Cents `json:"base"`
	Amount    money.Cents `json:"amount"`
}

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
	groups := ByRate(lines, func(l TaxedLine) money.Rate { return l.Rate })
	vat = make([]OrderVAT, len(groups))
	weights, gross := make([]int64, len(groups)), make([]money.Cents, len(groups))
	for i, group := range groups {
		vat[i].Rate = group.Rate
		for _, l := range group.Lines {
			vat[i].Goods += l.Net
			vat[i].Allowance += l.Allowance
			weights[i] += int64(l.Weight)
			gross[i] += l.Gross
		}
	}
	shippings, handlings := money.Spread(shipping, weights), money.Spread(handling, weights)
	for i := range vat {
		v := &vat[i]
		v.Shipping, v.Handling = shippings[i], handlings[i]
		net, charges := v.Goods-v.Allowance, v.Shipping+v.Handling
		v.Base = net + charges
		goodsVAT := money.Percent(net, v.Rate)
		v.Amount = money.Percent(v.Base, v.Rate)
		if store {
			goodsVAT = VATWithin(gross[i], v.Rate)
			v.Amount = goodsVAT + money.Percent(charges, v.Rate)
		}
		onGoods += goodsVAT
	}
	return vat, onGoods
}

// AtRate are the lines of an order at one rate of VAT.
type AtRate[Line any] struct {
	Rate  money.Rate
	Lines []Line
}

// ByRate groups lines by their rate, the highest first: the first wins the odd cent of a spread. Lines keep their order.
func ByRate[Line any](lines []Line, rateOf func(Line) money.Rate) []AtRate[Line] {
	var groups []AtRate[Line]
	for _, l := range lines {
		rate := rateOf(l)
		at := slices.IndexFunc(groups, func(g AtRate[Line]) bool { return g.Rate == rate })
		if at < 0 {
			at = len(groups)
			groups = append(groups, AtRate[Line]{Rate: rate})
		}
		groups[at].Lines = append(groups[at].Lines, l)
	}
	slices.SortFunc(groups, func(a, b AtRate[Line]) int { return cmp.Compare(b.Rate, a.Rate) })
	return groups
}

// VATWithin is the VAT inside an amount incl. tax, half-up: the amount spread between the rate and 100, the tax first so that
// it wins the half cent.
func VATWithin(gross money.Cents, rate money.Rate) money.Cents {
	return money.Spread(gross, []int64{int64(rate), int64(money.WholeRate)})[0]
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
