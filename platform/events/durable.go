package events

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	natsgo "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rs/zerolog"
)

const (
	// gatherFor is how long a batch waits for a further event once it has one.
	gatherFor = 2 * time.Millisecond
	pullFor   = 5 * time.Second
	closeTime = 5 * time.Second
	// replicas is the group of those who may take a consumer's events, one at a time.
	replicas = "replicas"
)

// durable is a consumer as the NATS server keeps it, and what it has handed
// over that is not acknowledged yet.
type durable struct {
	consumer jetstream.Consumer
	messages jetstream.MessagesContext
	held     []jetstream.Msg
	log      zerolog.Logger
	active   bool // it was given events, so the others are kept from it
}

// durable finds the consumer or makes it.
func (j *jetStream) durable(ctx context.Context, c *consumer) (*durable, error) {
	config := jetstream.ConsumerConfig{
		Durable: c.name, DeliverPolicy: jetstream.DeliverNewPolicy, AckPolicy: jetstream.AckExplicitPolicy, AckWait: j.ackWait,
		MaxAckPending: batchSize, FilterSubjects: j.subjects(c.topics),
		PriorityPolicy: jetstream.PriorityPolicyPinned, PriorityGroups: []string{replicas}, PinnedTTL: j.pinned,
	}
	known, err := j.js.Consumer(ctx, j.stream, c.name)
	switch {
	case err == nil: // where it begins cannot be changed
		was := known.CachedInfo().Config
		config.DeliverPolicy, config.OptStartSeq, config.OptStartTime = was.DeliverPolicy, was.OptStartSeq, was.OptStartTime
	case !errors.Is(err, jetstream.ErrConsumerNotFound):
		return nil, err
	}
	made, err := j.js.CreateOrUpdateConsumer(ctx, j.stream, config)
	if err != nil {
		return nil, err
	}
	messages, err := made.Messages(jetstream.PullMaxMessages(batchSize), jetstream.PullExpiry(pullFor), jetstream.PullPriorityGroup(replicas))
	if err != nil {
		return nil, err
	}
	return &durable{consumer: made, messages: messages, log: j.log}, nil
}

// next gives what was not acknowledged again, else what comes.
func (d *durable) next(ctx context.Context, c *consumer) ([]delivery, error) {
	for _, msg := range d.held {
		if err := msg.InProgress(); err != nil {
			return nil, err
		}
	}
	if len(d.held) == 0 {
		c.idle()
	}
	size := batchSize
	if c.alone { // what waits in memory for long would be given to another replica
		size = 1
	}
	for len(d.held) < size {
		wait := jetstream.NextMaxWait(gatherFor)
		if len(d.held) == 0 {
			wait = jetstream.NextContext(ctx)
		}
		msg, err := d.messages.Next(wait)
		if err != nil && len(d.held) == 0 && ctx.Err() == nil {
			return nil, err
		}
		if err != nil { // the batch has what was there
			break
		}
		d.held = append(d.held, msg)
		d.active = true
	}
	return d.deliveries()
}

// deliveries reads what is held, in the order of the stream: what another replica was killed with comes after later ones,
// and a batch that ends early is acknowledged up to a position. What cannot be read is told and never comes again.
func (d *durable) deliveries() ([]delivery, error) {
	batch := make([]delivery, 0, len(d.held))
	kept := d.held[:0]
	for _, msg := range d.held {
		read, err := readEnvelope(msg)
		if err != nil {
			d.log.Error().Err(err).Str("subject", msg.Subject()).Msg("a message that is no event is left out")
			if err := msg.Term(); err != nil {
				return nil, err
			}
			continue
		}
		batch, kept = append(batch, read), append(kept, msg)
	}
	d.held = kept
	slices.SortFunc(batch, func(a, b delivery) int { return cmp.Compare(a.position, b.position) })
	return batch, nil
}

// acknowledge tells the server what need not come again: everything up to a position.
func (d *durable) acknowledge(position int64) error {
	var failed error
	kept := d.held[:0]
	for _, msg := range d.held {
		meta, err := msg.Metadata()
		if err == nil && meta.Sequence.Stream <= uint64(position) {
			failed = errors.Join(failed, msg.Ack())
			continue
		}
		kept = append(kept, msg)
	}
	d.held = kept
	return failed
}

// waits tells whether an event of the subjects is not acknowledged. The server counts what a consumer has before it only
// a moment after it acknowledged the publication, so the last event of each subject is looked at too.
func (d *durable) waits(ctx context.Context, stream jetstream.Stream, subjects []string) (bool, error) {
	info, err := d.consumer.Info(ctx)
	if err != nil || info.NumPending > 0 || info.NumAckPending > 0 {
		return true, err
	}
	for _, subject := range subjects {
		last, err := stream.GetLastMsgForSubject(ctx, subject)
		switch {
		case errors.Is(err, jetstream.ErrMsgNotFound):
		case err != nil || last.Sequence > info.Delivered.Stream:
			return true, err
		}
	}
	return false, nil
}

// close gives back what was not handled, so that another replica need not wait for it.
func (d *durable) close(ctx context.Context, j *jetStream) error {
	d.messages.Drain()
	for {
		msg, err := d.messages.Next(jetstream.NextContext(ctx))
		if err != nil {
			break
		}
		d.held = append(d.held, msg)
	}
	var failed error
	for _, msg := range d.held {
		failed = errors.Join(failed, msg.Nak())
	}
	if !d.active {
		return failed
	}
	stream, err := j.js.Stream(ctx, j.stream)
	if err != nil {
		return errors.Join(failed, err)
	}
	return errors.Join(failed, stream.UnpinConsumer(ctx, d.consumer.CachedInfo().Name, replicas))
}

// natsMessage is what Watermill's reader of messages wants.
func natsMessage(msg jetstream.Msg) *natsgo.Msg {
	return &natsgo.Msg{Subject: msg.Subject(), Header: msg.Headers(), Data: msg.Data()}
}
