package app

import (
	"context"
	"strconv"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Withdraw is an individual's withdrawal from its order (domain 5.4): before anything has left it cancels the order, later it is an incident
// that its seller settles. The acknowledgement leaves with the transaction (Code de la consommation, L221-21).
func (o *Orders) Withdraw(ctx context.Context, actor auth.Actor, orderID int64, w domain.Withdrawal) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	if a.seen.Customer.ID != actor.ID || a.seen.Customer.Group != auth.Customer {
		return domain.ErrNoWithdrawal
	}
	if a.seen.ShippedUnits == 0 && len(w.Lines) == 0 {
		change := domain.Change{To: domain.Canceled, Comment: withdrawn.In(a.author.person.Language)}
		return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			if _, err := o.moveAs(ctx, tx, a, a.role, a.seen.Summary, change); err != nil {
				return err
			}
			return o.acknowledge(ctx, tx, a, nil)
		})
	}
	if err := domain.CheckWithdrawal(a.seen, a.at, "items"); err != nil {
		return err
	}
	report, err := w.Report(a.seen)
	if err != nil {
		return err
	}
	change := domain.Change{To: domain.Incident, Comment: withdrawn.In(a.author.person.Language)}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := o.report(ctx, tx, a, change, report); err != nil {
			return err
		}
		return o.acknowledge(ctx, tx, a, report.Lines)
	})
}

// withdrawn is what the timeline says of a withdrawal, for which nobody need give a reason.
var withdrawn = fault.Say("Rétractation", "Withdrawal") //nolint:gochecknoglobals // constant words

// acknowledge writes to the customer what it withdrew from and when: lines, or with none the whole order.
func (o *Orders) acknowledge(ctx context.Context, tx *db.Tx, a act, lines []domain.ReportedLine) error {
	supplier, err := o.Parties.Party(ctx, a.seen.Supplier.ID)
	if err != nil {
		return err
	}
	letter, err := acknowledgement(o.PublicURL, a, supplier, lines)
	if err != nil {
		return err
	}
	return o.Mails.Add(ctx, tx, letter)
}

func acknowledgement(publicURL string, a act, supplier usersapi.Party, lines []domain.ReportedLine) (mail.Message, error) {
	to, at := a.author.person, a.at.In(clock.Paris)
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(to.Language) }
	content := mail.Content{
		Subject: in(fault.Say("Accusé de réception de votre rétractation, commande {number}", "Acknowledgement of your withdrawal, order {number}"),
			"number", a.seen.Number),
		Greeting: mail.Greeting(to.Language, to.Name),
		Paragraphs: []string{in(fault.Say("{supplier} a reçu votre rétractation le {day} à {time}, heure de Paris :",
			"{supplier} received your withdrawal on {day} at {time}, Paris time:"),
			"supplier", supplier.DisplayName(), "day", at.Format("02/01/2006"), "time", at.Format("15:04:05"))},
		Action: mail.Action{
			Label: in(fault.Say("Voir la commande", "See the order")),
			URL:   mail.ScreenURL(publicURL, to.Language, "/orders/"+strconv.FormatInt(a.seen.ID, 10)),
		},
	}
	said := fault.Say("« Je vous notifie ma rétractation du contrat portant sur la commande {number}. » {name}",
		"“I hereby give notice that I withdraw from my contract of sale, order {number}.” {name}")
	if lines != nil {
		said = fault.Say("« Je vous notifie ma rétractation du contrat portant sur ces bouteilles de la commande {number}. » {name}",
			"“I hereby give notice that I withdraw from my contract of sale of these bottles of the order {number}.” {name}")
	}
	content.Paragraphs = append(content.Paragraphs, in(said, "number", a.seen.Number, "name", to.PersonalName()))
	for _, line := range withdrawnGoods(a.seen.Items, lines) {
		content.Paragraphs = append(content.Paragraphs, in(line))
	}
	for _, text := range afterWithdrawal(supplier, lines != nil) {
		content.Hints = append(content.Hints, in(text))
	}
	letter, err := mail.Write(to.Language, content)
	letter.To, letter.ToName = to.Email, to.Name
	return letter, err
}

// withdrawnGoods are the bottles that a withdrawal is from, in the order of the lines.
func withdrawnGoods(items []domain.Item, lines []domain.ReportedLine) []fault.Text {
	units := map[int64]int64{}
	for _, line := range lines {
		units[line.ItemID] += line.Quantity
	}
	var goods []fault.Text
	for _, item := range items {
		if units[item.ID] > 0 {
			goods = append(goods, fault.Same("{units} × {product}").
				Fill("units", units[item.ID], "product", ordersapi.Called(item.Product.Name, item.Product.Vintage)))
		}
	}
	return goods
}

// afterWithdrawal says what happens next, of goods that are with the customer or on their way to it, or of none (Code de la consommation,
// L221-23 and L221-24).
func afterWithdrawal(supplier usersapi.Party, isSent bool) []fault.Text {
	next := fault.Say("La commande est annulée. Ce que vous avez payé vous est remboursé dans les 14 jours.",
		"The order is cancelled. What you paid is refunded within 14 days.")
	if isSent {
		next = fault.Say("Renvoyez les bouteilles dans les 14 jours, à vos frais. Leur prix et la livraison standard vous sont remboursés dans les 14 jours, au plus tôt quand le vendeur les a reçues ou que vous prouvez leur envoi.",
			"Send the bottles back within 14 days at your expense. Their price and the standard delivery are refunded within 14 days, at the earliest when the seller has them or you prove that you sent them.")
	}
	return []fault.Text{next, fault.Say("Vendeur : {supplier}, {email}, {phone}.", "Seller: {supplier}, {email}, {phone}.").
		Fill("supplier", supplier.DisplayName(), "email", supplier.Email, "phone", supplier.Phone)}
}
