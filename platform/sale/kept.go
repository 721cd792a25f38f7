package sale

import (
	"slices"

	"millesime/platform/lists"
	"millesime/platform/money"
)

// Sold is an order as it was sold, with what was kept of each line.
type Sold struct {
	Store    bool
	Lines    []SoldLine
	Shipping money.Cents // as sold; 0 when none of it is due
	Handling money.Cents
	Charged  []Charge // what of both was invoiced, at its rates; nil: spread over what is kept
}

// Charge is what carriage and handling come to at a rate of VAT.
type Charge struct {
	Rate     money.Rate  `json:"rate"`
	Shipping money.Cents `json:"shipping"`
	Handling money.Cents `json:"handling"`
}

// ChargesOf are those within the VAT of an order.
func ChargesOf(vat []OrderVAT) []Charge {
	return lists.Each(vat, func(v OrderVAT) Charge { return Charge{Rate: v.Rate, Shipping: v.Shipping, Handling: v.Handling} })
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
// shares of the document allowance and of a code are kept pro rata, by largest remainder; VAT is computed anew per rate, and
// charges that were invoiced keep theirs (domain 4.4). What is kept whole comes to what was sold.
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
	vat, onGoods := sold.tax(lines)
	kept.VAT = vat
	kept.SubTotalPriceTaxIncl = kept.SubTotalPriceTaxExcl + onGoods
	kept.TotalPriceTaxExcl = kept.SubTotalPriceTaxExcl + sold.Shipping + sold.Handling
	kept.TotalPriceTaxIncl = kept.TotalPriceTaxExcl
	for _, v := range vat {
		kept.TotalPriceTaxIncl += v.Amount
	}
	return kept
}

// tax is the VAT of the lines and of the charges, and that of the lines alone.
func (s Sold) tax(lines []TaxedLine) (vat []OrderVAT, onGoods money.Cents) {
	if s.Charged == nil || s.Shipping+s.Handling == 0 {
		return Tax(s.Store, lines, s.Shipping, s.Handling)
	}
	vat, onGoods = Tax(s.Store, lines, 0, 0)
	for i := range vat {
		v := &vat[i]
		at := slices.IndexFunc(s.Charged, func(c Charge) bool { return c.Rate == v.Rate })
		if at < 0 {
			continue
		}
		v.Shipping, v.Handling = s.Charged[at].Shipping, s.Charged[at].Handling
		v.Base += v.Shipping + v.Handling
		if s.Store {
			v.Amount += money.Percent(v.Shipping+v.Handling, v.Rate)
		} else {
			v.Amount = money.Percent(v.Base, v.Rate)
		}
	}
	return vat, onGoods
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
