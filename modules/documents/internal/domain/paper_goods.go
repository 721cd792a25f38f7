package domain

import (
	"slices"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/pdf"
	"millesime/platform/sale"
)

// goods are lines with their prices, and what they and their delivery come to.
type goods struct {
	store        bool // prices incl. tax are the master
	items        []ordersapi.Item
	shipping     money.Cents
	handling     money.Cents
	vat          []ordersapi.VAT // highest rate first
	totalTaxExcl money.Cents
	totalTaxIncl money.Cents
}

// item is a line that is ordered, or would be: its price, and what lowers it.
func (w writer) item(i ordersapi.Item, store bool) pdf.Row {
	price, total := i.UnitPrice, i.Net
	if store {
		price, total = i.UnitPriceTaxIncl, i.TotalTaxIncl
	}
	gross, reductions := sale.Reductions(steps(i), i.Quantity, price, total)
	name, about := w.wine(i.Product)
	return pdf.Row{
		Cells: []string{name, w.count(i.Quantity), w.euros(*gross), w.percent(i.VATRate), w.euros(total)},
		About: append(lists.Known(about), w.reductions(reductions)...),
	}
}

// steps are those by which a line was priced, as everybody may read them who reads the paper, an agent too (domain 4.1). What the whole
// order is reduced by stands among the sums.
func steps(i ordersapi.Item) []sale.TraceStep {
	return sale.WithoutTerms(slices.DeleteFunc(slices.Clone(i.Trace), func(s sale.TraceStep) bool {
		return s.Code == sale.StepDocumentAllowance
	}))
}

func contentsOf(items []ordersapi.Item) contents {
	var all contents
	for _, item := range items {
		all = all.with(item.Product, item.Quantity)
	}
	return all
}

// sums lead from the goods to the total, VAT per rate; an individual's are incl. tax, with the VAT that is in them.
func (g goods) sums(w writer) []pdf.Sum {
	var net, allowance, gross money.Cents
	for _, item := range g.items {
		net, allowance, gross = net+item.Net, allowance+item.Allowance, gross+item.TotalTaxIncl
	}
	sums := slices.Concat(w.some(w.say("Marchandises", "Goods"), net),
		w.some(w.say("Remise sur facture", "Discount on the invoice"), -allowance),
		w.some(w.say("Livraison", "Carriage"), g.shipping), w.some(w.say("Frais de préparation", "Handling"), g.handling),
		[]pdf.Sum{{Label: w.say("Total HT", "Total excl. VAT"), Amount: w.euros(g.totalTaxExcl)}})
	if g.store {
		sums = w.taxIncluded(gross, g.totalTaxIncl-gross)
	}
	for _, v := range g.vat {
		sums = append(sums, w.vat(v.Rate, v.Base, v.Amount, g.store))
	}
	return append(sums, pdf.Sum{Label: w.say("Total TTC", "Total incl. VAT"), Amount: w.euros(g.totalTaxIncl), Strong: true})
}

// taxIncluded are the goods of an individual, and their delivery.
func (w writer) taxIncluded(goods, charges money.Cents) []pdf.Sum {
	return slices.Concat(w.some(w.say("Marchandises TTC", "Goods incl. VAT"), goods),
		w.some(w.say("Livraison et frais TTC", "Carriage and charges incl. VAT"), charges))
}

// vat is what VAT comes to at one rate; of prices incl. tax, what of them it is.
func (w writer) vat(rate money.Rate, base, amount money.Cents, within bool) pdf.Sum {
	words := fault.Say("TVA {rate} sur {base}", "VAT {rate} on {base}")
	if within {
		words = fault.Say("dont TVA {rate} sur {base} HT", "of which VAT {rate} on {base}")
	}
	return pdf.Sum{Label: words.Fill("rate", w.percent(rate), "base", fault.Euros(base)).In(w.language), Amount: w.euros(amount)}
}

// some is a sum, or none of nothing.
func (w writer) some(label string, amount money.Cents) []pdf.Sum {
	if amount == 0 {
		return nil
	}
	return []pdf.Sum{{Label: label, Amount: w.euros(amount)}}
}
