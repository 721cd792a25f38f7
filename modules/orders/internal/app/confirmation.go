package app

import (
	"strconv"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/mail"
	"millesime/platform/money"
)

// confirmation tells the customer that ordered itself of one order: what, for how much, delivered where, on which
// terms; an individual gets what the law wants on a durable medium (Code de la consommation L221-13).
func (l letters) confirmation(n int) (mail.Message, error) {
	c, d, placed := l.checkout, l.checkout.Drafts[n], l.placed[n]
	customer := c.Customer
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(customer.Language) }
	content := mail.Content{
		Subject: in(fault.Say("Votre commande {number}", "Your order {number}"), "number", placed.Number),
		Paragraphs: []string{in(fault.Say("{supplier} a bien reçu votre commande {number} :",
			"{supplier} has received your order {number}:"), "supplier", d.Supplier.DisplayName(), "number", placed.Number)},
	}
	for _, text := range orderFacts(c, d, 1) {
		content.Paragraphs = append(content.Paragraphs, in(text))
	}
	if customer.Group != auth.Customer {
		content.Hints = append(content.Hints, in(termsOfSale(d.Supplier, l.supplierPage(customer, d.Supplier))))
		return l.compose(customer, content, placed)
	}
	sells := l.sellers[d.Supplier.ID]
	if sells.terms != "" {
		content.Hints = append(content.Hints, in(fault.Say("Les conditions générales de vente de {supplier}, que vous avez acceptées, accompagnent ce message.",
			"The general terms of sale of {supplier}, which you accepted, come with this message."), "supplier", d.Supplier.DisplayName()))
	}
	for _, text := range consumerRights(d.Supplier, sells, placed) {
		content.Hints = append(content.Hints, in(text))
	}
	letter, err := l.compose(customer, content, placed)
	if letter.Encloses != nil && sells.terms != "" {
		name := in(fault.Say("Conditions générales de vente.pdf", "General terms of sale.pdf"))
		letter.Encloses.Files = []mail.EnclosedFile{{File: sells.terms, Name: name}}
	}
	return letter, err
}

// consumerRights are who sells, the right of withdrawal with the words of its model form, the legal warranty, and the mediator (Code de la
// consommation L221-5, L221-18, L217-3, L616-1, annex to R221-1).
func consumerRights(supplier usersapi.Party, sells seller, placed ordersapi.Placed) []fault.Text {
	rights := []fault.Text{
		fault.Say("Vendeur : {supplier}, SIREN {siren}, {contact}.",
			"Seller: {supplier}, SIREN {siren}, {contact}.").
			Fill("supplier", strings.Join(lists.Known(sells.Name, sells.LegalForm, sells.Address), ", "), "siren", supplier.SIREN,
				"contact", strings.Join(lists.Known(sells.Email, supplier.Phone), ", ")),
		fault.Say("Vous pouvez vous rétracter sans motif jusqu’à 14 jours après la dernière livraison, sur la page de la commande (« Renoncer au contrat ici ») ou en écrivant au vendeur « Je vous notifie ma rétractation du contrat portant sur la commande {number} ». Vous renvoyez les bouteilles dans les 14 jours, à vos frais ; vous êtes remboursé du prix et de la livraison standard.",
			"You may withdraw without a reason until 14 days after the last delivery, on the page of the order (“Withdraw from contract here”) or by writing to the seller “I hereby give notice that I withdraw from my contract of sale, order {number}”. You send the bottles back within 14 days at your expense; the price and the standard delivery are refunded.").
			Fill("number", placed.Number),
		fault.Say("La livraison a lieu au plus tard 30 jours après la commande ; un vin attendu part une fois arrivé (Code de la consommation, art. L. 216-1).",
			"Delivery takes place 30 days after the order at the latest; a wine that is expected leaves once it is there (Code de la consommation, art. L. 216-1)."),
		ordersapi.WarrantyText(),
	}
	if sells.Mediator == "" {
		return rights
	}
	return append(rights, ordersapi.MediatorText(sells.Mediator))
}

// orderFacts are the lines of an order in a mail about so many, its totals, where it goes and when it is paid.
func orderFacts(c ordersapi.Checkout, d ordersapi.Draft, orders int) []fault.Text {
	facts := append(goods(d, linesTold(orders)), totals(d)...)
	facts = append(append(facts, deliveryText(c)), wishes(c)...)
	return append(facts, paymentText(c.Customer, d.PaymentTerms))
}

// Lines that a mail tells; the orders themselves show them all. A mail that is too large would never leave.
const (
	linesOfOrder = 30
	linesOfMail  = 150
)

// linesTold is how many lines of each order a mail about so many tells.
func linesTold(orders int) int { return max(1, min(linesOfOrder, linesOfMail/orders)) }

// goods are the lines of an order in a few words each, so many at most, then what delivering them costs.
func goods(d ordersapi.Draft, most int) []fault.Text {
	var lines []fault.Text
	for i, item := range d.Items {
		if i == most {
			lines = append(lines, fault.Say("… et {n} autres lignes.", "… and {n} more lines.").Fill("n", len(d.Items)-most))
			break
		}
		lines = append(lines, lineText(item))
	}
	if d.Fees != 0 {
		lines = append(lines, feesText(d))
	}
	return lines
}

// lineText is a line in a few words; individuals read prices incl. tax.
func lineText(item ordersapi.Item) fault.Text {
	text, amount := fault.Say("{quantity} × {product} : {amount} HT", "{quantity} × {product}: {amount} excl. VAT"), item.Net
	if item.UnitPriceTaxIncl != 0 {
		text = fault.Say("{quantity} × {product} : {amount} TTC", "{quantity} × {product}: {amount} incl. VAT")
		amount = item.TotalTaxIncl
	}
	text = text.Fill("quantity", item.Quantity, "product", ordersapi.Called(item.Product.Name, item.Product.Vintage), "amount", fault.Euros(amount))
	if awaited := item.AwaitedText(); awaited.FR != "" {
		return fault.Same("{line} ({awaited})").Fill("line", text, "awaited", awaited)
	}
	return text
}

// dayText is a day, YYYY-MM-DD, as mails write it.
func dayText(day string) string { return clock.StartOf(day, 0).In(clock.Paris).Format("02/01/2006") }

// isPricedWithTax tells an order of a shop, whose lines are all priced incl. tax (domain 4.3).
func isPricedWithTax(d ordersapi.Draft) bool {
	return len(d.Items) > 0 && d.Items[0].UnitPriceTaxIncl != 0
}

// feesText is what delivering an order costs, on the basis of its lines.
func feesText(d ordersapi.Draft) fault.Text {
	if isPricedWithTax(d) {
		return fault.Say("Port et préparation : {fees} TTC",
			"Carriage and handling: {fees} incl. VAT").Fill("fees", fault.Euros(d.TotalTaxIncl-d.SubTotalTaxIncl))
	}
	return fault.Say("Port et préparation : {fees} HT", "Carriage and handling: {fees} excl. VAT").Fill("fees", fault.Euros(d.Fees))
}

// totals are what lines and delivery come to, on their own basis: prices incl. tax have the VAT in them (Code de la
// consommation L112-1), the others lead to it.
func totals(d ordersapi.Draft) []fault.Text {
	taxIncl := fault.Say("Total TTC : {total}", "Total incl. VAT: {total}").Fill("total", fault.Euros(d.TotalTaxIncl))
	if isPricedWithTax(d) {
		return append([]fault.Text{taxIncl},
			vatTexts(d, fault.Say("dont TVA {rate} % : {amount}", "of which VAT {rate} %: {amount}"))...)
	}
	facts := []fault.Text{fault.Say("Total HT : {net}", "Total excl. VAT: {net}").Fill("net", fault.Euros(d.TotalTaxExcl))}
	return append(append(facts, vatTexts(d, fault.Say("TVA {rate} % : {amount}", "VAT {rate} %: {amount}"))...), taxIncl)
}

// vatTexts say the VAT of each rate in these words.
func vatTexts(d ordersapi.Draft, words fault.Text) []fault.Text {
	texts := make([]fault.Text, len(d.VAT))
	for i, vat := range d.VAT {
		texts[i] = words.Fill("rate", rateText(vat.Rate), "amount", fault.Euros(vat.Amount))
	}
	return texts
}

func rateText(rate money.Rate) fault.Text {
	text := strconv.FormatFloat(float64(rate)/100, 'f', -1, 64) // basis points in a percent
	return fault.Text{FR: strings.ReplaceAll(text, ".", ","), EN: text}
}

// deliveryText says how and where the goods go.
func deliveryText(c ordersapi.Checkout) fault.Text {
	to := c.ShippingAddress
	parts := []string{to.Company, to.Street, to.Street2, to.Postcode + " " + to.City}
	if c.Relay != nil {
		parts = []string{c.Relay.Label, c.Relay.Address}
	}
	var place []string
	for _, part := range parts {
		if strings.TrimSpace(part) != "" {
			place = append(place, part)
		}
	}
	if c.CarrierLabel == "" {
		return fault.Say("Livraison : {place}", "Delivery: {place}").Fill("place", strings.Join(place, ", "))
	}
	return fault.Say("Livraison, {carrier} : {place}",
		"Delivery, {carrier}: {place}").Fill("carrier", c.CarrierLabel, "place", strings.Join(place, ", "))
}

// wishes are what the customer asked beside the goods.
func wishes(c ordersapi.Checkout) []fault.Text {
	var asked []fault.Text
	if c.WishedDeliveryOn != "" {
		asked = append(asked, fault.Say("Livraison souhaitée le {day}",
			"Delivery requested for {day}").Fill("day", dayText(c.WishedDeliveryOn)))
	}
	if c.CustomerReference != "" {
		asked = append(asked, fault.Say("Votre référence : {reference}",
			"Your reference: {reference}").Fill("reference", c.CustomerReference))
	}
	return asked
}

// paymentText says when the order is paid (domain 5.3, 5.8).
func paymentText(customer usersapi.Party, terms usersapi.PaymentTerms) fault.Text {
	switch {
	case customer.Group == auth.Customer:
		return fault.Say("Paiement d’avance : sans règlement dans les 48 heures, la commande est annulée.",
			"Payment in advance: unpaid after 48 hours, the order is cancelled.")
	case terms.Kind == usersapi.Days:
		return fault.Say("Paiement : {days} jours après l’émission de la facture, dans la limite de votre encours.",
			"Payment: {days} days from the issue of the invoice, within your credit limit.").Fill("days", terms.Days)
	case terms.Kind == usersapi.EndOfMonth:
		return fault.Say("Paiement : {days} jours après la fin du mois de la facture, dans la limite de votre encours.",
			"Payment: {days} days after the end of the month of the invoice, within your credit limit.").Fill("days", terms.Days)
	default:
		return fault.Say("Paiement d’avance : sans règlement dans les 7 jours, la commande est annulée.",
			"Payment in advance: unpaid after 7 days, the order is cancelled.")
	}
}
