package domain

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/pdf"
)

// Sender is whose paper it is.
type Sender struct {
	billingapi.Party // as it is registered

	Logo []byte // nil: it has none
}

// OrderPaper is the paper of an order.
func OrderPaper(o ordersapi.OnPaper, from Sender, language string) pdf.Paper {
	w := writer{language}
	day := clock.DateOf(o.OrderedAt)
	paper := w.priced(o, from, day, w.say("Bon de commande", "Order"), o.Number,
		w.labelled("Date", "Date", w.day(day)), w.labelled("Devis", "Quotation", o.QuotationNumber))
	if o.Seller.Mediator != "" {
		paper.Notes = append(paper.Notes, ordersapi.MediatorText(o.Seller.Mediator).In(language))
	}
	return paper
}

// QuotationPaper is the paper of a quotation as its last revision has it.
func QuotationPaper(o ordersapi.OnPaper, from Sender, day, language string) pdf.Paper {
	w := writer{language}
	return w.priced(o, from, day, w.say("Devis", "Quotation"), o.QuotationNumber,
		w.labelled("Date", "Date", w.day(day)), w.labelled("Version", "Version", w.count(o.Revision)),
		w.labelled("Valable jusqu’au", "Valid until", w.day(clock.DateOf(o.ValidUntil.Add(-time.Second)))))
}

// priced is a paper of goods with their prices.
func (w writer) priced(o ordersapi.OnPaper, from Sender, day, title, number string, facts ...string) pdf.Paper {
	paper, all := w.between(o, from, day), goodsIn(o)
	paper.Title, paper.Number = title, number
	paper.Facts = lists.Known(append(facts,
		w.labelled("Votre référence", "Your reference", o.CustomerReference),
		w.labelled("Livraison souhaitée", "Wished delivery", w.day(o.WishedDeliveryOn)), w.labelled("Transport", "Carrier", o.CarrierLabel),
		w.labelled("Paiement", "Payment", w.terms(o.PaymentTerms)),
	)...)
	paper.Table = pdf.Table{Columns: w.columns(o.Store)}
	for _, item := range all.items {
		paper.Table.Rows = append(paper.Table.Rows, w.item(item, o.Store))
	}
	paper.Sums, paper.Beside = all.sums(w), lists.Known(contentsOf(all.items).words(w))
	paper.Notes = lists.Known(untaxed(from.VATRegime, o.VAT), o.Comment)
	return paper
}

// between is a paper of the seller to the buyer.
func (w writer) between(o ordersapi.OnPaper, from Sender, day string) pdf.Paper {
	from.Company = o.Supplier.Company // as both knew it then
	delivery := w.at(o.Customer.Company, o.ShippingAddress)
	if o.Relay != nil {
		delivery = lists.Known(o.Relay.Label, o.Relay.Address)
	}
	return pdf.Paper{
		Language: w.language, Made: made(day), Brand: from.Company, Logo: from.Logo,
		Parties: []pdf.Party{
			{Label: w.say("Vendeur", "Seller"), Lines: append(w.party(from.Party), lists.Known(cmp.Or(o.Seller.Email, from.Email), from.Phone)...)},
			{Label: w.say("Client", "Customer"), Lines: append(w.at(o.Customer.Company, o.BillingAddress), lists.Known(
				w.labelled("SIREN", "SIREN", o.Customer.SIREN), w.labelled("TVA", "VAT", o.Customer.NumVAT))...)},
			{Label: w.say("Livraison", "Delivery"), Lines: delivery},
		},
		Foot: w.legal(from.Party),
	}
}

func goodsIn(o ordersapi.OnPaper) goods {
	all := goods{
		store: o.Store, shipping: o.Shipping, handling: o.Fees - o.Shipping, vat: o.VAT,
		totalTaxExcl: o.TotalTaxExcl, totalTaxIncl: o.TotalTaxIncl,
	}
	for _, item := range o.Items {
		all.items = append(all.items, item.Item)
	}
	return all
}

// DeliveryNotePaper is the paper that goes with a parcel: what it holds, without prices. False: the order has no such parcel.
func DeliveryNotePaper(o ordersapi.OnPaper, parcelID int64, from Sender, language string) (pdf.Paper, bool) {
	w := writer{language}
	at := slices.IndexFunc(o.Parcels, func(p ordersapi.PaperParcel) bool { return p.ID == parcelID })
	if at < 0 {
		return pdf.Paper{}, false
	}
	parcel := o.Parcels[at]
	day := clock.DateOf(parcel.ShippedAt)
	paper := w.between(o, from, day)
	paper.Title, paper.Number = w.say("Bon de livraison", "Delivery note"), parcel.Number
	paper.Facts = lists.Known(
		w.labelled("Expédié le", "Shipped on", w.day(day)),
		w.say("Commande {number} du {day}", "Order {number} of {day}", "number", o.Number, "day", w.day(clock.DateOf(o.OrderedAt))),
		w.labelled("Votre référence", "Your reference", o.CustomerReference), w.labelled("Transporteur", "Carrier", parcel.Carrier),
		w.labelled("Suivi", "Tracking", parcel.TrackingNumber),
	)
	const count, cartons = 24, 40 // mm
	paper.Table.Columns = []pdf.Column{
		{Head: w.say("Produit", "Product")},
		{Head: w.say("Cartons", "Cartons"), Width: cartons},
		{Head: w.say("Bouteilles", "Bottles"), Width: count},
	}
	var all contents
	for _, line := range parcel.Lines {
		item := o.Items[slices.IndexFunc(o.Items, func(i ordersapi.PaperItem) bool { return i.ID == line.ItemID })]
		name, about := w.wine(item.Product)
		paper.Table.Rows = append(paper.Table.Rows, pdf.Row{
			Cells: []string{name, cartonsOf(line.Quantity, item.Product.UnitsPerCarton), w.count(line.Quantity)},
			About: lists.Known(about, w.labelled("Lots", "Lots", strings.Join(line.Lots, ", "))),
		})
		all = all.with(item.Product, line.Quantity)
	}
	paper.Beside = lists.Known(all.words(w))
	paper.Notes = lists.Known(w.say("Réserves précises à porter sur le bon du transporteur, à confirmer par lettre recommandée sous trois jours (Code de commerce, L133-3).",
		"Write precise reservations on the carrier’s note, and confirm them by registered letter within three days (Code de commerce, L133-3)."))
	return paper, true
}

// cartonsOf writes bottles by the carton: "4 × 6 + 2".
func cartonsOf(bottles int64, units int) string {
	if units <= 1 {
		return ""
	}
	full, rest := bottles/int64(units), bottles%int64(units)
	switch {
	case full == 0:
		return "–"
	case rest == 0:
		return fmt.Sprintf("%d × %d", full, units)
	}
	return fmt.Sprintf("%d × %d + %d", full, units, rest)
}
