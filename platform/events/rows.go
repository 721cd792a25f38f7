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
}

func (r outboxRow) delivery() delivery {
	return delivery{payload: r.Payload, Message: Message{
		ID: r.EventID, Topic: r.Topic, OccurredAt: r.OccurredAt.UTC(),
		Actor: r.ActorID, Impersonator: r.ImpersonatorID,
	}}
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
