package papers

import (
	"slices"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/pdf"
)

// Basket is the paper of somebody's cart on a day: what it would come to, without obligation.
func Basket(q cartapi.Quote, day, language string) pdf.Paper {
	w := writer{language}
	store := len(q.Parts) > 0 && !slices.ContainsFunc(q.Parts, func(d ordersapi.Draft) bool { return !isStore(d) })
	paper := pdf.Paper{
		Language: language, Made: made(day), Brand: w.brandOf(q), Title: w.say("Devis du {day}", "Quotation of {day}", "day", w.day(day)),
		Facts: known(w.labelled("Votre référence", "Your reference", q.CustomerReference),
			w.labelled("Livraison souhaitée", "Wished delivery", w.day(q.WishedDeliveryOn)), w.labelled("Transport", "Carrier", q.CarrierLabel)),
		Table: pdf.Table{Columns: w.columns(store)}, Sums: w.basketSums(q, store),
		Notes: known(w.say("Prix du jour, aux conditions du client, sans réservation de stock ni engagement : seule la commande engage.",
			"Prices of this day, at the customer’s conditions, with neither stock reserved nor obligation: the order alone binds."), q.Comment),
		Foot: w.say("Devis établi sur Millésime le {day}", "Quotation made on Millésime on {day}", "day", w.day(day)),
	}
	if q.Customer != nil {
		paper.Parties = append(paper.Parties, w.addressed(w.say("Client", "Customer"), q.Customer.DisplayName(), q.BillingAddress))
		if q.ShippingAddress != nil {
			paper.Parties = append(paper.Parties, w.addressed(w.say("Livraison", "Delivery"), q.Customer.DisplayName(), q.ShippingAddress))
		}
	}
	var all contents
	for _, part := range q.Parts {
		if len(q.Parts) > 1 {
			paper.Table.Rows = append(paper.Table.Rows, pdf.Row{Group: w.say("{supplier} : {total} HT", "{supplier}: {total} excl. VAT",
				"supplier", part.Supplier.DisplayName(), "total", fault.Euros(part.TotalTaxExcl))})
		}
		for _, item := range part.Items {
			paper.Table.Rows = append(paper.Table.Rows, w.item(item, store))
			all.add(item.Product, item.Quantity)
		}
	}
	paper.Beside = known(all.words(w))
	return paper
}

func isStore(d ordersapi.Draft) bool { return d.Origin == "store" }

// brandOf is whose goods they are; of several, the house's.
func (w writer) brandOf(q cartapi.Quote) string {
	if len(q.Parts) == 1 {
		return q.Parts[0].Supplier.DisplayName()
	}
	return "Millésime"
}

func (w writer) addressed(label, name string, a *usersapi.Address) pdf.Party {
	if a == nil {
		return pdf.Party{Label: label, Lines: []string{name}}
	}
	return pdf.Party{Label: label, Lines: at(name, *a)}
}

// item is a line that is ordered, or would be.
func (w writer) item(i ordersapi.Item, store bool) pdf.Row {
	price, total := i.UnitPrice, i.Net
	if store {
		price, total = i.UnitPriceTaxIncl, i.TotalTaxIncl
	}
	name, about := w.wine(i.Product)
	discount := ""
	if i.Discount != 0 {
		discount = w.labelled("Remise", "Discount", w.percent(i.Discount))
	}
	return pdf.Row{
		Cells: []string{name, w.count(i.Quantity), w.euros(price), w.percent(i.VATRate), w.euros(total)}, About: known(about, discount),
	}
}

func (w writer) basketSums(q cartapi.Quote, store bool) []pdf.Sum {
	var goods, allowance, shipping, handling money.Cents
	var rates []ordersapi.VAT
	for _, part := range q.Parts {
		for _, item := range part.Items {
			if store {
				goods += item.TotalTaxIncl
			} else {
				goods, allowance = goods+item.Net, allowance+item.Allowance
			}
		}
		shipping, handling = shipping+part.Shipping, handling+part.Fees-part.Shipping
		for _, v := range part.VAT {
			rates = addVAT(rates, v)
		}
	}
	slices.SortFunc(rates, func(a, b ordersapi.VAT) int { return int(b.Rate - a.Rate) })
	var sums []pdf.Sum
	if store {
		sums = slices.Concat(w.some(w.say("Marchandises TTC", "Goods incl. VAT"), goods),
			w.some(w.say("Livraison et frais TTC", "Carriage and charges incl. VAT"), q.TotalTaxIncl-goods))
	} else {
		sums = slices.Concat(w.some(w.say("Marchandises", "Goods"), goods), w.some(w.say("Remise sur facture", "Discount on the invoice"), -allowance),
			w.some(w.say("Livraison", "Carriage"), shipping), w.some(w.say("Frais de préparation", "Handling"), handling),
			[]pdf.Sum{{Label: w.say("Total HT", "Total excl. VAT"), Amount: w.euros(q.TotalTaxExcl)}})
	}
	for _, v := range rates {
		sums = append(sums, w.vat(v.Rate, v.Base, v.Amount, store))
	}
	return append(sums, pdf.Sum{Label: w.say("Total TTC", "Total incl. VAT"), Amount: w.euros(q.TotalTaxIncl), Strong: true})
}

// vat is what VAT comes to at one rate; of prices incl. tax, what of them it is.
func (w writer) vat(rate money.Rate, base, amount money.Cents, within bool) pdf.Sum {
	words := fault.Say("TVA {rate} sur {base}", "VAT {rate} on {base}")
	if within {
		words = fault.Say("dont TVA {rate} sur {base} HT", "of which VAT {rate} on {base}")
	}
	return pdf.Sum{Label: words.Fill("rate", w.percent(rate), "base", fault.Euros(base)).In(w.language), Amount: w.euros(amount)}
}

func addVAT(sums []ordersapi.VAT, v ordersapi.VAT) []ordersapi.VAT {
	at := slices.IndexFunc(sums, func(s ordersapi.VAT) bool { return s.Rate == v.Rate })
	if at < 0 {
		return append(sums, v)
	}
	sums[at].Base, sums[at].Amount = sums[at].Base+v.Base, sums[at].Amount+v.Amount
	return sums
}
