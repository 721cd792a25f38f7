package app

import (
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// recallLetters write to the recipients of a lot what it is called back for, whatever they chose to be told, and note in each
// whether it was written to: whose account is closed cannot be.
func recallLetters(
	publicURL, lot string, supplier usersapi.Party, shop ordersapi.ShopSeller, recall domain.Recall, recipients []domain.LotRecipient,
	parties map[int64]usersapi.Party,
) ([]mail.Message, error) {
	var mails []mail.Message
	for n, r := range recipients {
		to, known := parties[r.Customer.ID]
		mailed := known && to.Status != auth.Deleted && to.Email != ""
		recipients[n].Told = &domain.LotTold{At: recall.At, Mailed: mailed}
		if !mailed {
			continue
		}
		seller := supplier
		if to.Group == auth.Customer {
			seller.Email = shop.Email
		}
		letter, err := recallLetter(publicURL, lot, seller, recall, r, to)
		if err != nil {
			return nil, err
		}
		mails = append(mails, letter)
	}
	return mails, nil
}

func recallLetter(
	publicURL, lot string, supplier usersapi.Party, recall domain.Recall, r domain.LotRecipient, to usersapi.Party,
) (mail.Message, error) {
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(to.Language) }
	last := r.Last()
	content := mail.Content{
		Subject: in(fault.Say("Rappel du lot {lot} : {product}",
			"Recall of the lot {lot}: {product}"), "lot", lot, "product", last.Product),
		Greeting: mail.Greeting(to.Language, to.Name),
		Paragraphs: []string{in(fault.Say("{supplier} rappelle le lot {lot} de {product}. Vous en avez reçu {units} :",
			"{supplier} recalls the lot {lot} of {product}. You received {units} of it:"), "supplier", supplier.DisplayName(), "lot", lot, "product", last.Product, "units", fault.Units(r.Units()))},
		Action: seeOrder(to, publicURL, last.OrderID),
		Hints: []string{in(fault.Say("Pour toute question : {contact}.",
			"Any questions: {contact}."), "contact", strings.TrimSuffix(strings.Join([]string{supplier.DisplayName(), supplier.Email, supplier.Phone}, ", "), ", "))},
	}
	for _, d := range r.Deliveries[max(0, len(r.Deliveries)-linesOfOrder):] {
		day := d.Shipment.ShippedAt.In(clock.Paris).Format("02/01/2006")
		content.Paragraphs = append(content.Paragraphs, in(
			fault.Say("Commande {order}, expédition {shipment} du {date} : {units}",
				"Order {order}, shipment {shipment} of {date}: {units}"),
			"order", d.OrderNumber, "shipment", d.Shipment.Number, "date", day, "units", fault.Units(d.Units)))
	}
	content.Paragraphs = append(content.Paragraphs, written(in(fault.Say("Motif :", "Reason:")), recall.Reason)...)
	content.Paragraphs = append(content.Paragraphs, written(in(fault.Say("Que faire :", "What to do:")), recall.Advice)...)
	return to.Letter(content)
}

// written are the lines that somebody wrote, the first behind a word.
func written(word, text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) > 0 {
		lines[0] = word + " " + lines[0]
	}
	return lines
}
