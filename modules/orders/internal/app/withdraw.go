package app

import (
	"context"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/mail"
)

// Withdraw is an individual's withdrawal from its order (domain 5.4): before anything has left it cancels the order; later, what has not
// left is not sent any more, and what has is an incident that its seller settles. The acknowledgement leaves with the transaction (Code
// de la consommation, L221-21).
func (o *Orders) Withdraw(ctx context.Context, actor auth.Actor, orderID int64, w domain.Withdrawal) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	if a.seen.Customer.ID != actor.ID || a.seen.Customer.Group != auth.Customer {
		return domain.ErrNoWithdrawal
	}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := a // a transaction may run again
		if now.seen, err = o.current(ctx, tx, a.seen); err != nil {
			return err
		}
		if err := w.Check(now.seen); err != nil {
			return err
		}
		if now.seen.ShippedUnits == 0 && len(w.Lines) == 0 {
			if err := o.withdrawFromAll(ctx, tx, now); err != nil {
				return err
			}
			return o.acknowledge(ctx, tx, now, nil)
		}
		return o.withdrawFrom(ctx, tx, now, w)
	})
}

// withdrawFromAll cancels an order of which nothing has left. What is in dispute of it is settled by that.
func (o *Orders) withdrawFromAll(ctx context.Context, tx *db.Tx, a act) error {
	role := a.role
	if a.seen.Status == domain.Incident {
		role = domain.RoleWithdrawal
	}
	order, err := o.moveAs(ctx, tx, a, role, a.seen.Summary, a.withdrawn(domain.Canceled))
	if err != nil {
		return err
	}
	for _, incident := range a.seen.Incidents {
		if !incident.Open() {
			continue
		}
		incident = incident.Withdrawn(order.MovedAt, a.author.Signature)
		if err := o.store.SettleIncident(ctx, tx, incident); err != nil {
			return err
		}
		if err := tx.Publish(ctx, incidentSettled(order, incident, a.actor.ID)); err != nil {
			return err
		}
	}
	return nil
}

// current locks an order that was seen, and reads it as it is now.
func (o *Orders) current(ctx context.Context, tx *db.Tx, seen domain.Order) (domain.Order, error) {
	order, err := o.lock(ctx, tx, seen.Summary)
	if err != nil {
		return seen, err
	}
	seen.Summary = order
	if seen.Items, err = o.store.Items(ctx, tx, order.ID); err != nil {
		return seen, err
	}
	if seen.Shipments, err = o.store.Parcels(ctx, tx, order.ID); err != nil {
		return seen, err
	}
	seen.Incidents, err = o.store.Incidents(ctx, tx, order.ID)
	return seen, err
}

// withdrawFrom withdraws from bottles of an order that is locked.
func (o *Orders) withdrawFrom(ctx context.Context, tx *db.Tx, a act, w domain.Withdrawal) error {
	if err := domain.CheckWithdrawal(a.seen, a.at, "items"); err != nil {
		return err
	}
	from, err := w.From(a.seen)
	if err != nil {
		return err
	}
	if len(from.Unsent) > 0 {
		if _, err := o.lockPromises(ctx, tx, a.seen.ID, a.seen.Items); err != nil {
			return err
		}
		why := domain.Step{Step: document.Step[domain.Status]{Comment: a.withdrawn("").Comment}}
		if err := o.giveUpAwaited(ctx, tx, a, a.seen.Summary, a.seen.Items, from.Unsent, why); err != nil {
			return err
		}
		if a.seen, err = o.current(ctx, tx, a.seen); err != nil {
			return err
		}
	}
	switch {
	case len(from.Report.Lines) == 0:
	case a.seen.Status == domain.Incident: // it waits behind the one that is open
		err = o.addIncident(ctx, tx, a, a.seen, a.withdrawn("").Comment, from.Report)
	default:
		err = o.report(ctx, tx, a, a.withdrawn(domain.Incident), from.Report)
	}
	if err != nil {
		return err
	}
	var units int64
	for _, n := range from.Units {
		units += n
	}
	err = tx.Publish(ctx, ordersevents.OrderWithdrawnV1{
		OrderID: a.seen.ID, Number: a.seen.Number, Units: units, CustomerID: a.seen.Customer.ID, SupplierID: a.seen.Supplier.ID,
	})
	if err != nil {
		return err
	}
	return o.acknowledge(ctx, tx, a, &from)
}

// withdrawn is a withdrawal as a change. Nobody need give a reason for one: the timeline says what it is.
func (a act) withdrawn(to domain.Status) domain.Change {
	return domain.Change{To: to, Comment: fault.Say("Rétractation", "Withdrawal").In(a.author.person.Language)}
}

// acknowledge writes to the customer what it withdrew from and when; nil: the order of which nothing had left.
func (o *Orders) acknowledge(ctx context.Context, tx *db.Tx, a act, from *domain.Withdrawn) error {
	supplier, err := o.Parties.Party(ctx, a.seen.Supplier.ID)
	if err != nil {
		return err
	}
	sells, err := o.shopSeller(ctx, supplier.ID)
	if err != nil {
		return err
	}
	supplier.Email = sells.Email
	letter, err := acknowledgement(o.PublicURL, a, supplier, sells, from)
	if err != nil {
		return err
	}
	return o.Mails.Add(ctx, tx, letter)
}

func acknowledgement(
	publicURL string, a act, supplier usersapi.Party, sells ordersapi.ShopSeller, from *domain.Withdrawn,
) (mail.Message, error) {
	to, at := a.author.person, a.at.In(clock.Paris)
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(to.Language) }
	content := mail.Content{
		Subject: in(fault.Say("Accusé de réception de votre rétractation, commande {number}", "Acknowledgement of your withdrawal, order {number}"),
			"number", a.seen.Number),
		Greeting: mail.Greeting(to.Language, to.Name),
		Paragraphs: []string{in(fault.Say("{supplier} a reçu votre rétractation le {day} à {time}, heure de Paris :",
			"{supplier} received your withdrawal on {day} at {time}, Paris time:"),
			"supplier", supplier.DisplayName(), "day", at.Format("02/01/2006"), "time", at.Format("15:04:05"))},
		Action: seeOrder(to, publicURL, a.seen.ID),
	}
	said := fault.Say("« Je vous notifie ma rétractation du contrat portant sur la commande {number}. » {name}",
		"“I hereby give notice that I withdraw from my contract of sale, order {number}.” {name}")
	if from != nil && !from.Whole {
		said = fault.Say("« Je vous notifie ma rétractation du contrat portant sur ces bouteilles de la commande {number}. » {name}",
			"“I hereby give notice that I withdraw from my contract of sale of these bottles of the order {number}.” {name}")
	}
	content.Paragraphs = append(content.Paragraphs, in(said, "number", a.seen.Number, "name", to.PersonalName()))
	if from != nil {
		for _, line := range withdrawnGoods(a.seen.Items, from.Units) {
			content.Paragraphs = append(content.Paragraphs, in(line))
		}
	}
	if a.author.Impersonator != 0 {
		content.Hints = append(content.Hints, in(fault.Say("Elle a été déclarée en votre nom par {admin}, de l’équipe Millésime. Si vous ne l’avez pas demandée, contactez sans attendre l’équipe Millésime.",
			"It was declared in your name by {admin}, of the Millésime team. If you did not ask for it, contact the Millésime team without delay."), "admin", a.author.ImpersonatorName))
	}
	for _, text := range afterWithdrawal(supplier, sells, a.seen.Paid > 0, from) {
		content.Hints = append(content.Hints, in(text))
	}
	return to.Letter(content)
}

// withdrawnGoods are the bottles that a withdrawal is from, in the order of the lines.
func withdrawnGoods(items []domain.Item, units map[int64]int64) []fault.Text {
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
// L221-23 and L221-24): where they go back to, and who bears it. Nothing is refunded of what was not paid.
func afterWithdrawal(supplier usersapi.Party, sells ordersapi.ShopSeller, paid bool, from *domain.Withdrawn) []fault.Text {
	var next []fault.Text
	say := func(fr, en string) { next = append(next, fault.Say(fr, en)) }
	switch {
	case from == nil && paid:
		say("La commande est annulée. Ce que vous avez payé vous est remboursé dans les 14 jours.",
			"The order is cancelled. What you paid is refunded within 14 days.")
	case from == nil:
		say("La commande est annulée. Vous n’avez rien à payer.", "The order is cancelled. You have nothing to pay.")
	case len(from.Report.Lines) == 0 && paid:
		say("Ces bouteilles ne vous sont pas envoyées. Ce que vous en avez payé vous est remboursé dans les 14 jours.",
			"These bottles are not sent to you. What you paid for them is refunded within 14 days.")
	case len(from.Report.Lines) == 0:
		say("Ces bouteilles ne vous sont pas envoyées. Rien n’en est dû.", "These bottles are not sent to you. Nothing of them is owed.")
	default:
		say("Renvoyez dans les 14 jours, à vos frais, les bouteilles que vous avez reçues, à cette adresse : {address}",
			"Send the bottles that you have received back within 14 days, at your expense, to this address: {address}")
		switch {
		case !paid:
			say("Rien n’en est dû.", "Nothing of them is owed.")
		case from.Whole:
			say("Leur prix et la livraison standard vous sont remboursés dans les 14 jours, au plus tôt quand le vendeur a reçu les bouteilles ou que vous prouvez leur envoi.",
				"Their price and the standard delivery are refunded within 14 days, at the earliest when the seller has the bottles or you prove that you sent them.")
		default:
			say("Leur prix vous est remboursé dans les 14 jours, au plus tôt quand le vendeur a reçu les bouteilles ou que vous prouvez leur envoi.",
				"Their price is refunded within 14 days, at the earliest when the seller has the bottles or you prove that you sent them.")
		}
	}
	say("Vendeur : {seller}.", "Seller: {seller}.")
	return lists.Each(next, func(text fault.Text) fault.Text {
		return text.Fill("address", returnsTo(supplier.DisplayName(), sells),
			"seller", strings.Join(lists.Known(supplier.DisplayName(), supplier.Email, supplier.Phone), ", "))
	})
}
