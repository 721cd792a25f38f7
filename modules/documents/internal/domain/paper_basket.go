package domain

import (
	"slices"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/pdf"
)

// BasketPaper is the paper of somebody's cart on a day: what it would come to, without obligation. The regimes are those of VAT of
// suppliers that charge none.
func BasketPaper(q cartapi.Quote, regimes map[int64]string, day, language string) pdf.Paper {
	w, all := writer{language}, goodsOf(q)
	paper := pdf.Paper{
		Language: language, Made: made(day), Brand: brandOf(q), Title: w.say("Devis du {day}", "Quotation of {day}", "day", w.day(day)),
		Facts: lists.Known(w.labelled("Votre référence", "Your reference", q.CustomerReference),
			w.labelled("Livraison souhaitée", "Wished delivery", w.day(q.WishedDeliveryOn)), w.labelled("Transport", "Carrier", q.CarrierLabel)),
		Table: pdf.Table{Columns: w.columns(all.store)}, Sums: all.sums(w), Beside: lists.Known(contentsOf(all.items).words(w)),
		Notes: lists.Known(w.say("Prix du jour, aux conditions du client, sans réservation de stock ni engagement : seule la commande engage.",
			"Prices of this day, at the customer’s conditions, with neither stock reserved nor obligation: the order alone binds."), q.Comment),
		Foot: w.say("Devis établi sur Millésime le {day}", "Quotation made on Millésime on {day}", "day", w.day(day)),
	}
	if q.CarrierLabel == "" {
		paper.Beside = append(paper.Beside, w.say("Livraison non comprise : elle n’est pas encore choisie.",
			"Without delivery: none was chosen yet."))
	}
	if q.Customer != nil {
		name := q.Customer.DisplayName()
		paper.Parties = slices.Concat(w.addressed("Client", "Customer", name, q.BillingAddress),
			w.addressed("Livraison", "Delivery", name, q.ShippingAddress))
	}
	for _, part := range q.Parts {
		if len(q.Parts) > 1 {
			paper.Table.Rows = append(paper.Table.Rows, pdf.Row{Group: w.partOf(part, all.store)})
		}
		if reason := untaxed(regimes[part.Supplier.ID], part.VAT); reason != "" {
			paper.Notes = append(paper.Notes, w.of(q, part, reason))
		}
		for _, item := range part.Items {
			paper.Table.Rows = append(paper.Table.Rows, w.item(item, all.store))
		}
	}
	return paper
}

// partOf is what the lines of a supplier come to.
func (w writer) partOf(part ordersapi.Draft, store bool) string {
	words, total := fault.Say("{supplier} : {total} HT", "{supplier}: {total} excl. VAT"), money.Cents(0)
	if store {
		words = fault.Say("{supplier} : {total} TTC", "{supplier}: {total} incl. VAT")
	}
	for _, item := range part.Items {
		if store {
			total += item.TotalTaxIncl
		} else {
			total += item.Net
		}
	}
	return words.Fill("supplier", part.Supplier.DisplayName(), "total", fault.Euros(total)).In(w.language)
}

// of says whose a note is where the goods are of several.
func (w writer) of(q cartapi.Quote, part ordersapi.Draft, note string) string {
	if len(q.Parts) == 1 {
		return note
	}
	return w.say("{supplier} : {note}", "{supplier}: {note}", "supplier", part.Supplier.DisplayName(), "note", note)
}

// brandOf is whose goods they are; of several, the house's.
func brandOf(q cartapi.Quote) string {
	if len(q.Parts) == 1 {
		return q.Parts[0].Supplier.DisplayName()
	}
	return "Millésime"
}

// addressed is a party at an address; none without one.
func (w writer) addressed(fr, en, name string, a *usersapi.Address) []pdf.Party {
	if a == nil {
		return nil
	}
	return []pdf.Party{{Label: w.say(fr, en), Lines: w.at(name, *a)}}
}

// goodsOf are those of all parts together.
func goodsOf(q cartapi.Quote) goods {
	all := goods{totalTaxExcl: q.TotalTaxExcl, totalTaxIncl: q.TotalTaxIncl, store: len(q.Parts) > 0}
	for _, part := range q.Parts {
		all.store = all.store && part.Origin == "store"
		all.items = append(all.items, part.Items...)
		all.shipping, all.handling = all.shipping+part.Shipping, all.handling+part.Fees-part.Shipping
		for _, v := range part.VAT {
			all.vat = addVAT(all.vat, v)
		}
	}
	slices.SortFunc(all.vat, func(a, b ordersapi.VAT) int { return int(b.Rate - a.Rate) })
	return all
}

func addVAT(sums []ordersapi.VAT, v ordersapi.VAT) []ordersapi.VAT {
	at := slices.IndexFunc(sums, func(s ordersapi.VAT) bool { return s.Rate == v.Rate })
	if at < 0 {
		return append(sums, v)
	}
	sums[at].Base, sums[at].Amount = sums[at].Base+v.Base, sums[at].Amount+v.Amount
	return sums
}
