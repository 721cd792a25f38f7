package events

import (
	"encoding/json"
	"time"

	"github.com/uptrace/bun"
)

type outboxRow struct {
	bun.BaseModel `bun:"table:outbox,alias:o"`

	ID             int64 `bun:",pk"`
	EventID        string
	Topic          string
	Payload        json.RawMessage
	ActorID        int64
	ImpersonatorID int64
	OccurredAt     time.Time
	Position       int64
}

func (r outboxRow) delivery() delivery {
	return delivery{payload: r.Payload, position: r.Position, Message: Message{
		ID: r.EventID, Topic: r.Topic, OccurredAt: r.OccurredAt.UTC(),
		Actor: r.ActorID, Impersonator: r.ImpersonatorID,
	}}
}

// inboxRow tells that a handler is done with a message, well or as a dead letter.
type inboxRow struct {
	bun.BaseModel `bun:"table:inbox"`

	Handler   string `bun:",pk"`
	MessageID string `bun:",pk"`
	HandledAt time.Time
}

type deadLetterRow struct {
	bun.BaseModel `bun:"table:dead_letters,alias:d"`

	Handler        string `bun:",pk"`
	MessageID      string `bun:",pk"`
	Topic          string
	Payload        json.RawMessage
	ActorID        int64
	ImpersonatorID int64
	OccurredAt     time.Time
	Error          string
	Attempts       int64
	FailedAt       time.Time
}

func (r deadLetterRow) delivery() delivery {
	return delivery{payload: r.Payload, Message: Message{
		ID: r.MessageID, Topic: r.Topic, OccurredAt: r.OccurredAt.UTC(),
		Actor: r.ActorID, Impersonator: r.ImpersonatorID,
	}}
}
