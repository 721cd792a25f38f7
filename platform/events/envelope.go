package events

import (
	"fmt"
	"strconv"
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
)

// Names of the metadata a message travels with.
const (
	metaTopic        = "topic"
	metaOccurredAt   = "occurred_at"
	metaActor        = "actor"
	metaImpersonator = "impersonator"
)

func seal(d delivery) *message.Message {
	msg := message.NewMessage(d.ID, d.payload)
	msg.Metadata.Set(metaTopic, d.Topic)
	msg.Metadata.Set(metaOccurredAt, d.OccurredAt.Format(time.RFC3339Nano))
	msg.Metadata.Set(metaActor, strconv.FormatInt(d.Actor, 10))
	msg.Metadata.Set(metaImpersonator, strconv.FormatInt(d.Impersonator, 10))
	return msg
}

func unseal(msg *message.Message) (delivery, error) {
	d := delivery{payload: msg.Payload, Message: Message{ID: msg.UUID, Topic: msg.Metadata.Get(metaTopic)}}
	var err error
	if d.OccurredAt, err = time.Parse(time.RFC3339Nano, msg.Metadata.Get(metaOccurredAt)); err != nil {
		return d, fmt.Errorf("events: message %s: %w", msg.UUID, err)
	}
	if d.Actor, err = strconv.ParseInt(msg.Metadata.Get(metaActor), 10, 64); err != nil {
		return d, fmt.Errorf("events: message %s: %w", msg.UUID, err)
	}
	if d.Impersonator, err = strconv.ParseInt(msg.Metadata.Get(metaImpersonator), 10, 64); err != nil {
		return d, fmt.Errorf("events: message %s: %w", msg.UUID, err)
	}
	return d, nil
}
