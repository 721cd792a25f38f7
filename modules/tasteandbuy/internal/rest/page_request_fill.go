package rest

import (
	"maps"
	"slices"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

func (view *requestView) fill(v *domain.Visit) {
	in := func(text fault.Text) string { return text.In(view.Language) }
	view.Under = view.Say("Des vins goûtés chez ", "Wines tasted at ") + v.Restaurant
	switch v.Status {
	case domain.Concluded:
		view.Answered = view.Say("Vous avez commandé ces vins. Merci.", "You ordered these wines. Thank you.")
		return
	case domain.Refused:
		view.Answered = view.Say("Vous avez décliné. Rien n’a été commandé, et vos coordonnées seront effacées dans trois mois.",
			"You declined. Nothing was ordered, and your details will be erased in three months.")
		return
	case domain.Canceled:
		view.Answered = view.Say("Le restaurant a annulé cette demande. Rien n’a été commandé.", "The restaurant cancelled this request. Nothing was ordered.")
		return
	case domain.Sent:
	default:
		view.Answered = in(domain.ErrLinkEnded.Line())
		return
	}
	view.May = v.MayConclude()
	until := v.LinkExpiresAt.In(clock.Paris)
	view.Until = in(fault.Say("Vous pouvez commander jusqu’au {day} à {time}, heure de Paris.", "You may order until {day} at {time}, Paris time.").
		Fill("day", fault.Day(until, true), "time", until.Format("15:04")))
	view.lose(v)
	if !view.May {
		return
	}
	for _, part := range v.Now.Parts {
		view.Sellers = append(view.Sellers, view.seller(v, part))
	}
	if v.Now.TotalTaxIncl != v.Total {
		view.Moved = in(fault.Say("Depuis votre visite, le total est passé de {before} à {after}.", "Since your visit the total went from {before} to {after}.").
			Fill("before", fault.Euros(v.Total), "after", fault.Euros(v.Now.TotalTaxIncl)))
	}
	view.Facts = []factView{
		{view.Say("Livraison à", "Delivery to"), strings.Join(lists.Known(v.Guest.Name(), v.Guest.Address.Line()), ", ")},
		{view.Say("Délai de livraison", "Delivery time"), view.delay(v)},
		{view.Say("Paiement", "Payment"), view.Say("D’avance, par virement, dans les 48 heures.", "In advance, by transfer, within 48 hours.")},
		{view.Say("Rétractation", "Withdrawal"), in(ordersapi.WithdrawalText()) +
			view.Say(" Vous le faites en ligne, sans compte.", " You do it online, without an account.")},
		{view.Say("Garantie", "Warranty"), in(ordersapi.WarrantyText())},
	}
	view.Total, view.Seen = in(fault.Euros(v.Now.TotalTaxIncl)), domain.Digest(v.Now.Parts)
}

// delay is how long delivery takes, and at most (Code de la consommation, L216-1).
func (view *requestView) delay(v *domain.Visit) string {
	text := fault.Say("{delay} après le départ, et au plus tard 30 jours après la commande.", "{delay} after it has left, and 30 days after the order at the latest.")
	if v.Awaits() {
		text = fault.Say("{delay} après le départ, et au plus tard 30 jours après la commande ; ce qui est attendu part une fois arrivé, à partir du jour indiqué.",
			"{delay} after it has left, and 30 days after the order at the latest; what is expected leaves once it is there, from the day that is named.")
	}
	return text.Fill("delay", v.Now.Delay).In(view.Language)
}

// lose tells what cannot be ordered any more, and what the guest can do then.
func (view *requestView) lose(v *domain.Visit) {
	in := func(text fault.Text) string { return text.In(view.Language) }
	if len(v.Gone) == 0 && view.May {
		return
	}
	lost := &view.Lost
	why := map[int64]fault.Text{}
	for _, gone := range v.Gone {
		why[gone.Item.ProductID] = gone.Why
	}
	for _, item := range v.Items {
		if because, gone := why[item.ProductID]; gone || !view.May {
			lost.Lines = append(lost.Lines, lineView{
				Text: counted(item.Quantity, item.Product), Facts: in(v.Facts(&item.Product)), Awaited: in(because),
			})
		}
	}
	lost.Title = view.Say("Ces vins ne peuvent plus être commandés", "These wines cannot be ordered any more")
	if len(v.Items) == 1 || view.May && len(v.Gone) == 1 {
		lost.Title = view.Say("Ce vin ne peut plus être commandé", "This wine cannot be ordered any more")
	}
	if view.May {
		lost.Rest = view.Say("Vous pouvez commander le reste de votre demande.", "You may order the rest of your request.")
		return
	}
	if closed := v.ClosedShop(); closed != 0 {
		lost.Title = in(fault.Say("La boutique de {seller} est fermée", "The shop of {seller} is closed").Fill("seller", v.Sellers[closed].Name))
		for i := range lost.Lines {
			lost.Lines[i].Awaited = "" // it is said
		}
	}
	write := fault.Say("Pour savoir s’ils reviennent, écrivez à qui les vend :", "To know whether they come back, write to who sells them:")
	if len(v.Items) == 1 {
		write = fault.Say("Pour savoir s’il revient, écrivez à qui le vend :", "To know whether it comes back, write to who sells it:")
	}
	nothing := fault.Say("Rien n’est commandé, et vous n’avez rien à faire.", "Nothing is ordered, and you need not do anything.")
	lost.Rest = in(fault.Join(append(slices.Clone(v.Obstacles), nothing, write), " "))
	for _, id := range slices.Sorted(maps.Keys(v.Sellers)) {
		lost.Contacts = append(lost.Contacts, v.Sellers[id])
	}
}

// seller is what is ordered of a seller, and who that is.
func (view *requestView) seller(v *domain.Visit, part ordersapi.Draft) sellerView {
	in := func(text fault.Text) string { return text.In(view.Language) }
	euros := func(c money.Cents) string { return in(fault.Euros(c)) }
	sells := v.Sellers[part.Supplier.ID]
	out := sellerView{Name: sells.Name, Shipping: view.Say("Offerte", "Free"), Facts: lists.Each(sells.Facts(), func(f shelf.Fact) factView {
		return factView{in(f.Name), in(f.Text)}
	})}
	if carriage := part.TotalTaxIncl - part.SubTotalTaxIncl; carriage > 0 {
		out.Shipping = euros(carriage)
	}
	for _, item := range part.Items {
		out.Lines = append(out.Lines, lineView{
			Text: ordersapi.Called(item.Product.Name, item.Product.Vintage), Facts: in(v.Facts(&item.Product)), Amount: euros(item.TotalTaxIncl),
			Awaited: in(domain.Awaited(item)),
			Each: in(fault.Say("{n} × {each} TTC", "{n} × {each} incl. VAT").
				Fill("n", item.Quantity, "each", fault.Euros(item.UnitPriceTaxIncl))),
		})
	}
	if len(v.Now.Parts) > 1 {
		out.Total = euros(part.TotalTaxIncl)
	}
	if file := v.Terms[part.Supplier.ID]; file != "" {
		out.Terms = files.Address(file)
	}
	return out
}

func counted(quantity int64, p ordersapi.Product) string {
	return fault.Same("{n} × {wine}").Fill("n", quantity, "wine", ordersapi.Called(p.Name, p.Vintage)).FR
}
