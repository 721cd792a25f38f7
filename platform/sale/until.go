package sale

import (
	"slices"

	"millesime/platform/money"
)

// Until is what an order comes to for the first units of its lines, as its documents reach them one after another: what a line
// comes to follows from its units alone. Charges are given with the rates that they were charged at.
func Until(sold Sold, units []int64, charges []OrderVAT) KeptAmounts {
	sold.Lines, sold.Shipping, sold.Handling, sold.Charged = slices.Clone(sold.Lines), 0, 0, ChargesOf(charges)
	for i := range sold.Lines {
		sold.Lines[i].Kept = units[i]
	}
	for _, c := range sold.Charged {
		sold.Shipping, sold.Handling = sold.Shipping+c.Shipping, sold.Handling+c.Handling
	}
	return Keep(sold)
}

// Less is by how much an order grew since its documents came to something: what the next of them comes to. The VAT of each is what
// the order's grows by with it, so that the roundings of many never add up.
func (k KeptAmounts) Less(before KeptAmounts, sold Sold) KeptAmounts {
	out := KeptAmounts{Allowance: k.Allowance - before.Allowance, Lines: make([]KeptLine, len(k.Lines))}
	for i := range k.Lines {
		out.Lines[i] = KeptLine{Net: k.Lines[i].Net - before.Lines[i].Net, Gross: k.Lines[i].Gross - before.Lines[i].Gross}
	}
	if sold.Store {
		out.spreadNets(sold)
	}
	for _, v := range k.VAT {
		var was OrderVAT
		if at := slices.IndexFunc(before.VAT, func(b OrderVAT) bool { return b.Rate == v.Rate }); at >= 0 {
			was = before.VAT[at]
		}
		out = out.withRate(OrderVAT{
			Rate: v.Rate, Shipping: v.Shipping - was.Shipping, Handling: v.Handling - was.Handling,
			Base: v.Base - was.Base, Amount: v.Amount - was.Amount,
		})
	}
	return out
}

// spreadNets shares what the goods of each rate come to excl. tax over their lines, by what they come to with it.
func (k KeptAmounts) spreadNets(sold Sold) {
	all := make([]int, len(sold.Lines))
	for i := range all {
		all[i] = i
	}
	for _, group := range ByRate(all, func(i int) money.Rate { return sold.Lines[i].Rate }) {
		var goods money.Cents
		weights := make([]int64, 0, len(group.Lines))
		for _, i := range group.Lines {
			goods += k.Lines[i].Net
			weights = append(weights, int64(k.Lines[i].Gross))
		}
		for n, net := range money.Spread(goods, weights) {
			k.Lines[group.Lines[n]].Net = net
		}
	}
}

// withRate keeps a rate that a document has something of, in its totals too.
func (k KeptAmounts) withRate(v OrderVAT) KeptAmounts {
	if v.Base == 0 && v.Amount == 0 {
		return k
	}
	k.VAT = append(k.VAT, v)
	k.TotalPriceTaxExcl += v.Base
	k.TotalPriceTaxIncl += v.Base + v.Amount
	return k
}

// Within keeps what a credit takes back within what is left of its invoice at each rate, and takes all of that with the last units
// that the invoice has at the rate: last tells it of each line. Where prices incl. tax are the master, what is cut off the VAT is in the
// base. A cent that is left aside comes with the order's next document.
func (k KeptAmounts) Within(left KeptAmounts, sold Sold, last []bool) KeptAmounts {
	out := KeptAmounts{Lines: slices.Clone(k.Lines)}
	for _, v := range k.VAT {
		most := OrderVAT{Rate: v.Rate}
		if at := slices.IndexFunc(left.VAT, func(l OrderVAT) bool { return l.Rate == v.Rate }); at >= 0 {
			most = left.VAT[at]
		}
		cut := v.cut(most, sold.Store)
		if all := sold.at(v.Rate); !slices.ContainsFunc(all, func(i int) bool { return !last[i] }) {
			cut = most
			for _, i := range all {
				out.Lines[i] = left.Lines[i]
			}
		} else if sold.Store {
			out.Lines[all[0]].Net += cut.Base - v.Base
		}
		out = out.withRate(cut)
		out.Allowance -= cut.Base - cut.Shipping - cut.Handling
	}
	if sold.Store {
		out.spreadNets(sold)
	}
	for _, l := range out.Lines {
		out.Allowance += l.Net
	}
	return out
}

// cut is the VAT within what is left at its rate.
func (v OrderVAT) cut(most OrderVAT, store bool) OrderVAT {
	total := v.Base + v.Amount
	v.Base, v.Amount = min(v.Base, most.Base), max(0, min(v.Amount, most.Amount))
	if store {
		v.Base = min(total-v.Amount, most.Base)
		v.Amount = max(0, min(total-v.Base, most.Amount))
	}
	return v
}

// at are the lines at a rate.
func (s Sold) at(rate money.Rate) []int {
	var all []int
	for i, l := range s.Lines {
		if l.Rate == rate {
			all = append(all, i)
		}
	}
	return all
}
