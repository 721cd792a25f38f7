package pricingapi

import "millesime/platform/money"

// Sold is an order as it was sold, with what was kept of each line.
type Sold struct {
	Store    bool
	Lines    []SoldLine
	Shipping money.Cents // as sold; 0 when none of it is due
	Handling money.Cents
}

// SoldLine is a line as it was sold. In a store order its amounts are incl. tax.
type SoldLine struct {
	Rate      money.Rate
	Quantity  int64
	Kept      int64 // units, at most Quantity
	Unit      money.Cents
	Amount    money.Cents // Quantity × Unit less the line's share of a code
	Net       money.Cents // excl. tax
	Allowance money.Cents // the line's share of the document allowance
}

// KeptAmounts are what an order comes to for the units that were kept of it.
type KeptAmounts struct {
	Lines                []KeptLine
	VAT                  []OrderVAT
	Allowance            money.Cents // what is kept of the document allowance
	SubTotalPriceTaxExcl money.Cents // goods, document allowance taken off
	SubTotalPriceTaxIncl money.Cents // with VAT on goods alone
	TotalPriceTaxExcl    money.Cents
	TotalPriceTaxIncl    money.Cents
}

// KeptLine is what the units kept of a line come to, before the document allowance.
type KeptLine struct {
	Net   money.Cents // excl. tax
	Gross money.Cents // incl. tax, of a store order; else 0
}

// Keep computes what an order comes to for the units kept of it (domain 5.6): unit prices and the tiers they came from stay;
// shares of the document allowance and of a code are kept pro rata, by largest remainder; VAT is computed anew per rate.
// What is kept whole comes to what was sold.
func Keep(sold Sold) KeptAmounts {
	lines := make([]TaxedLine, len(sold.Lines))
	var goods money.Cents
	for i, l := range sold.Lines {
		amount := l.keptAmount()
		lines[i] = TaxedLine{Rate: l.Rate, Net: amount, Allowance: part(l.Allowance, l)}
		if sold.Store {
			lines[i].Gross = amount
		}
	}
	if sold.Store {
		netsOfStore(lines)
	}
	for _, l := range lines {
		goods += l.Net
	}
	kept := KeptAmounts{Lines: make([]KeptLine, len(lines))}
	for i := range lines {
		kept.Lines[i] = KeptLine{Net: lines[i].Net, Gross: lines[i].Gross}
		// The shares of code and allowance are rounded apart: together they could be a cent more than the line.
		lines[i].Allowance = min(lines[i].Allowance, lines[i].Net)
		kept.Allowance += lines[i].Allowance
		kept.SubTotalPriceTaxExcl += lines[i].Net - lines[i].Allowance
		lines[i].Weight = lines[i].Net
		if goods == 0 { // nothing is left to spread charges by: what was sold tells
			lines[i].Weight = sold.Lines[i].Net
		}
	}
	vat, onGoods := Tax(sold.Store, lines, sold.Shipping, sold.Handling)
	kept.VAT = vat
	kept.SubTotalPriceTaxIncl = kept.SubTotalPriceTaxExcl + onGoods
	kept.TotalPriceTaxExcl = kept.SubTotalPriceTaxExcl + sold.Shipping + sold.Handling
	kept.TotalPriceTaxIncl = kept.TotalPriceTaxExcl
	for _, v := range vat {
		kept.TotalPriceTaxIncl += v.Amount
	}
	return kept
}

// keptAmount is the price of the units kept, less what they keep of the code.
func (l SoldLine) keptAmount() money.Cents {
	code := l.Unit*money.Cents(l.Quantity) - l.Amount
	return l.Unit*money.Cents(l.Kept) - part(code, l)
}

// part is the share of an amount that the kept units of a line keep.
func part(amount money.Cents, l SoldLine) money.Cents {
	return money.Spread(amount, []int64{l.Kept, l.Quantity - l.Kept})[0]
}

// netsOfStore takes the VAT out of what the lines of each rate cost.
func netsOfStore(lines []TaxedLine) {
	all := make([]*TaxedLine, len(lines))
	for i := range lines {
		all[i] = &lines[i]
	}
	for _, group := range ByRate(all, func(l *TaxedLine) money.Rate { return l.Rate }) {
		gross := make([]money.Cents, len(group.Lines))
		for i, l := range group.Lines {
			gross[i] = l.Gross
		}
		for i, net := range NetsWithin(gross, group.Rate) {
			group.Lines[i].Net = net
		}
	}
}
