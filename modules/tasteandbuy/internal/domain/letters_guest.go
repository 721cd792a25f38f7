package domain

import (
	"maps"
	"slices"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/shelf"
)

// LinkLetter is the one mail that a guest agreed to: what it asked for, and the link to order it or to decline.
func LinkLetter(v *Visit) Letter {
	r, until := &v.Request, v.LinkExpiresAt.In(clock.Paris)
	fill := func(fr, en string) fault.Text {
		return fault.Say(fr, en).Fill("restaurant", v.Restaurant, "total", fault.Euros(r.Total), "shipping", fault.Euros(r.Shipping),
			"day", until.Format("02/01/2006"), "time", until.Format("15:04"))
	}
	letter := Letter{
		Subject: fill("Les vins que vous avez goûtés chez {restaurant}", "The wines that you tasted at {restaurant}"),
		Paragraphs: []fault.Text{
			fill("Vous avez demandé à {restaurant} de recevoir ces vins chez vous :", "You asked {restaurant} to have these wines delivered to your home:"),
		},
		Action: fill("Voir ma demande", "See my request"),
		Hints: []fault.Text{
			fill("Rien n’est commandé ni réservé : vous décidez. Le lien est personnel et sert jusqu’au {day} à {time}, heure de Paris.",
				"Nothing is ordered or reserved: you decide. The link is personal and opens until {day} at {time}, Paris time."),
			fill("Sans réponse, vous ne recevrez aucun autre message et vos coordonnées seront effacées trois mois plus tard.",
				"Without an answer you get no other message, and your details are erased three months later."),
			fill("L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
				"Alcohol abuse is dangerous for your health. Drink in moderation."),
		},
		Footer: fill("Vous recevez ce message, et lui seul, parce que vous l’avez accepté chez {restaurant}.",
			"You get this message, and no other, because you agreed to it at {restaurant}."),
	}
	awaited := v.awaited()
	for i := range r.Items {
		letter.Paragraphs = append(letter.Paragraphs, lineText(&r.Items[i], v.Facts(&r.Items[i].Product), awaited[r.Items[i].ProductID]))
	}
	letter.Paragraphs = append(letter.Paragraphs,
		fill("Livraison : {shipping}. Total : {total} TTC.", "Delivery: {shipping}. Total: {total} incl. VAT."))
	for _, id := range slices.Sorted(maps.Keys(v.Sellers)) {
		told := lists.Each(v.Sellers[id].Facts(), func(f shelf.Fact) fault.Text {
			return fault.Say("{name} : {text}", "{name}: {text}").Fill("name", f.Name, "text", f.Text)
		})
		letter.Hints = append(letter.Hints, fault.Join(told, ". "))
	}
	return letter
}

// lineText is a wine as the mail of its link tells it: what it is, how many of it, and at what price.
func lineText(item *Item, facts, awaited fault.Text) fault.Text {
	line := fault.Say("{wine} ({facts}) : {n} × {each}, soit {amount} TTC", "{wine} ({facts}): {n} × {each}, {amount} incl. VAT").Fill(
		"n", item.Quantity, "wine", ordersapi.Called(item.Product.Name, item.Product.Vintage), "facts", facts,
		"each", fault.Euros(item.UnitPrice), "amount", fault.Euros(item.Total))
	if awaited.FR == "" {
		return line
	}
	return fault.Same("{line}. {awaited}.").Fill("line", line, "awaited", awaited)
}

// PayLetter tells a guest how it pays an order: whole, for nobody looks for an account number on two pages.
func PayLetter(number string, t billingapi.Transfer) Letter {
	fill := func(fr, en string) fault.Text {
		until := t.Until.In(clock.Paris)
		return fault.Say(fr, en).Fill("number", number, "amount", fault.Euros(t.Amount), "holder", t.Holder, "iban", t.IBAN,
			"reference", t.Reference, "day", until.Format("02/01/2006"), "time", until.Format("15:04"))
	}
	letter := Letter{
		Subject: fill("Commande {number} : votre paiement est attendu", "Order {number}: your payment is due"),
		Paragraphs: []fault.Text{
			fill("La commande {number} attend votre virement de {amount}.", "The order {number} awaits your transfer of {amount}."),
		},
		Hints: []fault.Text{fill("Gardez ce message : il ouvre la page de votre commande sans compte.", "Keep this message: it opens the page of your order without an account.")},
	}
	if t.IBAN != "" {
		letter.Paragraphs = append(letter.Paragraphs,
			fill("Titulaire : {holder}. IBAN : {iban}.", "Holder: {holder}. IBAN: {iban}."),
			fill("Référence à indiquer : {reference}", "Reference to give: {reference}"))
	}
	if !t.Until.IsZero() {
		letter.Paragraphs = append(letter.Paragraphs, fill("À payer avant le {day} à {time}, heure de Paris ; ensuite la commande est annulée.",
			"To be paid by {day} at {time}, Paris time; after that the order is cancelled."))
	}
	return letter
}
