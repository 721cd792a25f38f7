package app

import (
	"context"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Write keeps a message of whoever reads the order, or the quotation, and tells the others, whatever its state.
func (o *Orders) Write(ctx context.Context, actor auth.Actor, orderID, itemID int64, text string) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	message := domain.OrderMessage{ItemID: itemID, Author: a.author.Signature, Role: a.role, Text: strings.TrimSpace(text), At: a.at}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if _, err := o.store.LockOrders(ctx, tx, []int64{orderID}); err != nil { // its lines do not change, nobody else writes
			return err
		}
		if itemID != 0 {
			there, err := o.store.HasItem(ctx, tx, orderID, itemID)
			if err != nil {
				return err
			}
			if !there {
				return fault.Invalid(domain.LineGone())
			}
		}
		if again, err := o.store.Repeats(ctx, tx, orderID, message, a.at.Add(-domain.JustPassed)); err != nil || again {
			return err // a double click: it is there, and told
		}
		lately, err := o.store.CountMessages(ctx, tx, orderID, actor.ID, a.at.Add(-domain.MessagePause))
		if err != nil {
			return err
		}
		if err := domain.CheckMessages(lately); err != nil {
			return err
		}
		id, err := o.store.AddMessage(ctx, tx, orderID, message)
		if err != nil {
			return err
		}
		if err := o.mailGuest(ctx, tx, a, message.Text); err != nil {
			return err
		}
		return tx.Publish(ctx, ordersevents.MessagePostedV1{
			OrderID: orderID, Number: a.seen.Number, Quotation: a.seen.Status.IsQuotation(), MessageID: id, AuthorID: actor.ID,
			CustomerID: a.seen.Customer.ID, SupplierID: a.seen.Supplier.ID, AgentID: a.seen.AgentID,
		})
	})
}

// mailGuest writes a message to a customer that has no account to read it, and says where it answers: nothing of this comes by a screen.
func (o *Orders) mailGuest(ctx context.Context, tx *db.Tx, a act, text string) error {
	to, err := o.Parties.Party(ctx, a.seen.Customer.ID)
	if err != nil || !to.IsGuest || to.Status != auth.Valid {
		return err
	}
	shop, err := o.shopSeller(ctx, a.seen.Supplier.ID)
	if err != nil {
		return err
	}
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(to.Language) }
	content := mail.Content{
		Subject:    in(fault.Say("Un message au sujet de {number}", "A message about {number}"), "number", a.seen.Number),
		Greeting:   mail.Greeting(to.Language, to.Name),
		Paragraphs: written(in(fault.Say("{author} vous écrit :", "{author} writes to you:"), "author", sellerName(a.author.person)), text),
		Action:     seeOrder(to, o.PublicURL, a.seen.ID),
		Hints: []string{in(fault.Say("Pour répondre, écrivez à {email} et indiquez {number}.", "To answer, write to {email} and name {number}."),
			"email", shop.Email, "number", a.seen.Number)},
	}
	letter, err := to.Letter(content)
	if err != nil {
		return err
	}
	return o.Mails.Add(ctx, tx, letter)
}
