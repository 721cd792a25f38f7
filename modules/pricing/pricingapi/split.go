package pricingapi

import "millesime/platform/money"

// SplitLine is a line of an order as it is shared over deliveries.
type SplitLine struct {
	Rate money.Rate
	KeptLine
}

// Split shares what an order comes to over deliveries, each the units that it holds of each line: to the cent and per rate they sum
// to the order. Carriage and handling are on the first; the document allowance follows the nets. The VAT of each is what the order's
// grows by with it, so that the roundings of many never add up.
func Split(store bool, lines []SplitLine, vat []OrderVAT, deliveries [][]int64) []KeptAmounts {
	out := make([]KeptAmounts, len(deliveries))
	for d := range out {
		out[d].Lines = make([]KeptLine, len(lines))
	}
	for i, l := range lines {
		units := make([]int64, len(deliveries))
		for d := range deliveries {
			units[d] = deliveries[d][i]
		}
		nets, gross := money.Spread(l.Net, units), money.Spread(l.Gross, units)
		for d := range out {
			out[d].Lines[i] = KeptLine{Net: nets[d], Gross: gross[d]}
		}
	}
	for _, v := range vat {
		if store {
			splitGross(lines, v, out)
		} else {
			splitNet(lines, v, out)
		}
	}
	for d := range out {
		out[d].sum()
	}
	return out
}

// splitNet shares the VAT of a rate whose base is the nets.
func splitNet(lines []SplitLine, whole OrderVAT, out []KeptAmounts) {
	goods := make([]int64, len(out))
	for i, l := range lines {
		for d := range out {
			if l.Rate == whole.Rate {
				goods[d] += int64(out[d].Lines[i].Net)
			}
		}
	}
	allowances := money.Spread(whole.Allowance, goods)
	var base, tax money.Cents // of all until here
	for d := range out {
		v := OrderVAT{Rate: whole.Rate, Goods: money.Cents(goods[d]), Allowance: allowances[d]}
		if d == 0 {
			v.Shipping, v.Handling = whole.Shipping, whole.Handling
		}
		v.Base = v.Goods - v.Allowance + v.Shipping + v.Handling
		base += v.Base
		v.Amount = money.Percent(base, v.Rate) - tax
		tax += v.Amount
		out[d].addRate(v)
	}
}

// splitGross shares the VAT of a rate that lies within the prices of a store; nets are what is left of them.
func splitGross(lines []SplitLine, whole OrderVAT, out []KeptAmounts) {
	var gross, tax money.Cents // of all until here
	for d := range out {
		var sold money.Cents
		var at []int
		var weights []int64
		for i, l := range lines {
			if l.Rate == whole.Rate {
				sold += out[d].Lines[i].Gross
				at, weights = append(at, i), append(weights, int64(out[d].Lines[i].Gross))
			}
		}
		gross += sold
		within := VATWithin(gross, whole.Rate) - tax
		tax += within
		for n, net := range money.Spread(sold-within, weights) {
			out[d].Lines[at[n]].Net = net
		}
		v := OrderVAT{Rate: whole.Rate, Goods: sold - within, Amount: within}
		if d == 0 {
			v.Shipping, v.Handling = whole.Shipping, whole.Handling
			v.Amount += money.Percent(v.Shipping+v.Handling, v.Rate)
		}
		v.Base = v.Goods + v.Shipping + v.Handling
		out[d].addRate(v)
	}
}

// addRate keeps a rate that a delivery has something of.
func (k *KeptAmounts) addRate(v OrderVAT) {
	if v.Base != 0 || v.Amount != 0 || v.Goods != 0 {
		k.VAT = append(k.VAT, v)
	}
}

// sum makes the totals of what the rates hold.
func (k *KeptAmounts) sum() {
	for _, v := range k.VAT {
		goods := v.Goods - v.Allowance
		k.Allowance += v.Allowance
		k.SubTotalPriceTaxExcl += goods
		k.TotalPriceTaxExcl += v.Base
		k.TotalPriceTaxIncl += v.Base + v.Amount
		k.SubTotalPriceTaxIncl += goods + v.Amount - money.Percent(v.Shipping+v.Handling, v.Rate)
	}
}
