package domain

import (
	"context"
	"strings"
	"time"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// OrderMessage is what one party of an order wrote to the others.
type OrderMessage struct {
	ID     int64
	ItemID int64 // the line it is about; 0: the order
	Author Signature
	Role   Role // of the author
	Text   string
	At     time.Time
}

// MessageStore keeps messages.
type MessageStore interface {
	// CountMessages that a person wrote about an order since an instant.
	CountMessages(ctx context.Context, tx *db.Tx, orderID, authorID int64, since time.Time) (int64, error)
	AddMessage(ctx context.Context, tx *db.Tx, orderID int64, m OrderMessage) (id int64, err error)
	// LockOrders keeps others from changing the order or its lines, and from writing about it, until the end.
	LockOrders(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]Summary, error)
	HasItem(ctx context.Context, tx *db.Tx, orderID, itemID int64) (bool, error)
	// Repeats tells that the author's last message about the order says the same and was written since an instant.
	Repeats(ctx context.Context, tx *db.Tx, orderID int64, m OrderMessage, since time.Time) (bool, error)
}

// Each message is kept, read with the order, and mailed.
const (
	messagesAtOnce = 30 // of one person about one order
	messagePause   = time.Hour
)

// ErrManyMessages asks who writes without end to wait.
var ErrManyMessages = fault.New("orders.many_messages", fault.TooMany, fault.Text{
	FR: "Vous avez écrit 30 messages en une heure sur cette commande : réunissez la suite dans un seul, un peu plus tard.",
	EN: "You wrote 30 messages about this order within an hour: gather the rest in one, a little later.",
})

// Messaging is writing to the other parties of an order or a quotation, whatever its state.
type Messaging struct {
	db      Transactor
	store   MessageStore
	reading *Reading
	parties usersapi.Parties
	clock   clock.Clock
}

// NewMessaging makes the use case.
func NewMessaging(d Transactor, s MessageStore, r *Reading, parties usersapi.Parties, c clock.Clock) *Messaging {
	return &Messaging{db: d, store: s, reading: r, parties: parties, clock: c}
}

// Post keeps a message of whoever reads the order, and tells the others.
func (m *Messaging) Post(ctx context.Context, actor auth.Actor, orderID, itemID int64, text string) error {
	order, err := m.reading.Order(ctx, actor, orderID)
	if err != nil {
		return err
	}
	author, err := sign(ctx, m.parties, actor)
	if err != nil {
		return err
	}
	message := OrderMessage{
		ItemID: itemID, Author: author, Role: RoleOf(actor, order.Summary), Text: strings.TrimSpace(text), At: m.clock.Now(),
	}
	return m.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if _, err := m.store.LockOrders(ctx, tx, []int64{orderID}); err != nil {
			return err
		}
		if itemID != 0 {
			there, err := m.store.HasItem(ctx, tx, orderID, itemID)
			if err != nil {
				return err
			}
			if !there {
				return fault.Invalid(lineGone())
			}
		}
		if again, err := m.store.Repeats(ctx, tx, orderID, message, message.At.Add(-justPassed)); err != nil || again {
			return err // a double click: it is there, and told
		}
		lately, err := m.store.CountMessages(ctx, tx, orderID, actor.ID, message.At.Add(-messagePause))
		if err != nil {
			return err
		}
		if lately >= messagesAtOnce {
			return ErrManyMessages.RetryAfter(messagePause)
		}
		id, err := m.store.AddMessage(ctx, tx, orderID, message)
		if err != nil {
			return err
		}
		return tx.Publish(ctx, ordersevents.MessagePostedV1{
			OrderID: orderID, Number: order.Number, Quotation: order.Status.IsQuotation(), MessageID: id, AuthorID: actor.ID,
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, AgentID: order.AgentID,
		})
	})
}

// lineGone refuses a message about a line that is not there, maybe no longer.
func lineGone() fault.Violation {
	return fault.Violation{PropertyPath: "item", Code: "not_found", Text: fault.Text{
		FR: "Cette ligne n’existe pas ou plus : écrivez votre message sur l’ensemble",
		EN: "This line is not there, or no longer: write your message about the whole",
	}}
}

// notInOrder refuses a line that the order does not have.
func notInOrder(path string) fault.Violation {
	return fault.Violation{PropertyPath: path, Code: "not_found", Text: fault.Text{
		FR: "Cette ligne n’est pas dans la commande", EN: "This line is not in the order",
	}}
}
