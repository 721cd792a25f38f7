package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// OrderMessage is what one party of an order wrote to the others.
type OrderMessage struct {
	ID     int64
	ItemID int64 // the line it is about; 0: the order
	Author auth.Signature
	Role   Role // of the author
	Text   string
	At     time.Time
}

// Each message is kept, read with the order, and mailed.
const (
	messagesAtOnce = 30 // of one person about one order
	MessagePause   = time.Hour
)

// ErrManyMessages asks who writes without end to wait.
var ErrManyMessages = fault.New("orders.many_messages", fault.TooMany,
	"Vous avez écrit 30 messages en une heure sur cette commande : réunissez la suite dans un seul, un peu plus tard.",
	"You wrote 30 messages about this order within an hour: gather the rest in one, a little later.")

// CheckMessages refuses another message of who wrote so many about an order within the pause.
func CheckMessages(lately int64) error {
	if lately >= messagesAtOnce {
		return ErrManyMessages.RetryAfter(MessagePause)
	}
	return nil
}

// LineGone refuses a message about a line that is not there, maybe no longer.
func LineGone() fault.Violation {
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
