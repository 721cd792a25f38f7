package events

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/ThreeDotsLabs/watermill-nats/v2/pkg/nats"
	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/nats-io/nats.go/jetstream"
)

type batchKey struct{}

// seal makes the router's message of a batch, which is not empty. Batches never
// leave the process, so nothing is encoded.
func seal(ctx context.Context, batch []delivery) *message.Message {
	msg := message.NewMessage(batch[0].ID, nil)
	msg.SetContext(context.WithValue(ctx, batchKey{}, batch))
	return msg
}

func unseal(msg *message.Message) []delivery {
	batch, _ := msg.Context().Value(batchKey{}).([]delivery)
	return batch
}

// Names of the metadata an event travels with.
const (
	metaTopic        = "topic"
	metaOccurredAt   = "occurred_at"
	metaActor        = "actor"
	metaImpersonator = "impersonator"
)

// envelope makes the message of one event, to leave the process.
func envelope(d delivery) *message.Message {
	msg := message.NewMessage(d.ID, d.payload)
	msg.Metadata.Set(metaTopic, d.Topic)
	msg.Metadata.Set(metaOccurredAt, d.OccurredAt.Format(time.RFC3339Nano))
	msg.Metadata.Set(metaActor, strconv.FormatInt(d.Actor, 10))
	msg.Metadata.Set(metaImpersonator, strconv.FormatInt(d.Impersonator, 10))
	return msg
}

func readEnvelope(from jetstream.Msg) (delivery, error) {
	msg, err := (&nats.NATSMarshaler{}).Unmarshal(natsMessage(from))
	if err != nil {
		return delivery{}, err
	}
	meta, err := from.Metadata()
	if err != nil {
		return delivery{}, err
	}
	d := delivery{
		payload: msg.Payload, position: int64(meta.Sequence.Stream),
		Message: Message{ID: msg.UUID, Topic: msg.Metadata.Get(metaTopic)},
	}
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
