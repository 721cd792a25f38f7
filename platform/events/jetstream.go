package events

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/ThreeDotsLabs/watermill-nats/v2/pkg/nats"
	"github.com/ThreeDotsLabs/watermill/message"
	natsgo "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rs/zerolog"
	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
)

const (
	defaultStream = "millesime"

	// Longer than any transaction may last: an event is not given to another replica while one handles it.
	defaultAckWait = time.Minute
	// How long a replica that says nothing more keeps the others from its consumers.
	defaultPinned = 30 * time.Second
	// How far apart publishing an event twice may be for the stream to notice. The inbox notices it for ever.
	duplicates = 10 * time.Minute
)

// jetStream is the transport by a NATS server.
type jetStream struct {
	address   string // of the server
	stream    string
	ackWait   time.Duration
	pinned    time.Duration
	db        *db.DB
	clock     clock.Clock
	log       zerolog.Logger
	conn      *natsgo.Conn
	js        jetstream.JetStream
	publisher message.Publisher
	durables  map[*consumer]*durable
	isOpen    atomic.Bool
}

// WithJetStream carries events over NATS: "nats://host:4222", with "?stream=name"
// for another stream than "millesime". A stream that is there is used as it is,
// e.g. with replicas; else one on one server is made.
func WithJetStream(address string) Option {
	return func(b *Bus) {
		b.transport = &jetStream{
			address: address, ackWait: defaultAckWait, pinned: defaultPinned,
			db: b.db, clock: b.clock, log: b.log, durables: map[*consumer]*durable{},
		}
	}
}

func (j *jetStream) open(ctx context.Context, consumers []*consumer) error {
	if err := j.connect(ctx); err != nil {
		return fmt.Errorf("events: NATS: %w", err)
	}
	for _, c := range consumers {
		d, err := j.durable(ctx, c)
		if err != nil {
			return fmt.Errorf("events: NATS: consumer %s: %w", c.name, err)
		}
		j.durables[c] = d
	}
	j.isOpen.Store(true)
	return nil
}

// connect may be called again after a failure.
func (j *jetStream) connect(ctx context.Context) error {
	if j.conn == nil {
		address, err := url.Parse(j.address)
		if err != nil {
			return err
		}
		if j.stream = address.Query().Get("stream"); j.stream == "" {
			j.stream = defaultStream
		}
		address.RawQuery = ""
		j.conn, err = natsgo.Connect(address.String(), natsgo.Name("millesime"), natsgo.MaxReconnects(-1))
		if err != nil {
			return err
		}
	}
	var err error
	if j.js, err = jetstream.New(j.conn); err != nil {
		return err
	}
	_, err = j.js.Stream(ctx, j.stream)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		_, err = j.js.CreateStream(ctx, jetstream.StreamConfig{
			Name: j.stream, Subjects: []string{j.stream + ".>"}, MaxAge: keepPublished, Duplicates: duplicates,
		})
	}
	if err != nil && !errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) { // another replica was faster
		return err
	}
	j.publisher, err = nats.NewPublisherWithNatsConn(j.conn, nats.PublisherPublishConfig{
		Marshaler: &nats.NATSMarshaler{}, SubjectCalculator: nats.DefaultSubjectCalculator,
		JetStream: nats.JetStreamConfig{TrackMsgId: true},
	}, watermillLog{j.log})
	return err
}

func (j *jetStream) publish(ctx context.Context) (topics []string, err error) {
	var rows []outboxRow
	err = j.db.Read().NewSelect().Model(&rows).Where("published_at IS NULL").Order("id").Limit(relaySize).Scan(ctx)
	if err != nil {
		return nil, err
	}
	var done []int64
	var failed error
	for _, row := range rows {
		if failed = ctx.Err(); failed != nil {
			break
		}
		// Acknowledged by the server: the stream has it.
		if failed = j.publisher.Publish(j.stream+"."+row.Topic, envelope(row.delivery())); failed != nil {
			break
		}
		done, topics = append(done, row.ID), append(topics, row.Topic)
	}
	return topics, errors.Join(failed, j.mark(context.WithoutCancel(ctx), done))
}

// mark notes that events are published, also when the relay is stopping.
func (j *jetStream) mark(ctx context.Context, done []int64) error {
	if len(done) == 0 {
		return nil
	}
	return j.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewUpdate().Table("outbox").Set("published_at = ?", tx.Now()).Where("id IN (?)", bun.List(done)).Exec(ctx)
		return err
	})
}

// subjects are those that carry the events of topics.
func (j *jetStream) subjects(topics []string) []string {
	subjects := make([]string, len(topics))
	for i, topic := range topics {
		subjects[i] = j.stream + "." + topic
	}
	return subjects
}

func (j *jetStream) next(ctx context.Context, c *consumer) ([]delivery, error) {
	return j.durables[c].next(ctx, c)
}

// claim leaves the batch as it is: one replica at a time gets a consumer's events, and the inbox knows what came twice.
func (j *jetStream) claim(_ context.Context, _ *db.Tx, _ *consumer, batch []delivery) ([]delivery, error) {
	return batch, nil
}

func (j *jetStream) advance(context.Context, *db.Tx, *consumer, int64) error { return nil }

func (j *jetStream) taken(_ context.Context, c *consumer, position int64) error {
	return j.durables[c].acknowledge(position)
}

// waits looks at the outbox before and after it asks the server: between the two nothing was written.
func (j *jetStream) waits(ctx context.Context) (bool, error) {
	before, waits, err := j.outbox(ctx)
	if err != nil || waits || !j.isOpen.Load() {
		return true, err
	}
	stream, err := j.js.Stream(ctx, j.stream)
	if err != nil {
		return true, err
	}
	for c, d := range j.durables {
		if waits, err := d.waits(ctx, stream, j.subjects(c.topics)); err != nil || waits {
			return true, err
		}
	}
	after, waits, err := j.outbox(ctx)
	return waits || after != before, err
}

func (j *jetStream) outbox(ctx context.Context) (all int, waits bool, err error) {
	var published int
	err = j.db.Read().NewSelect().Table("outbox").ColumnExpr("count(*), count(published_at)").Scan(ctx, &all, &published)
	return all, published < all, err
}

func (j *jetStream) close(ctx context.Context) error {
	if j.conn == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, closeTime)
	defer cancel()
	var failed error
	for _, d := range j.durables {
		failed = errors.Join(failed, d.close(ctx, j))
	}
	j.conn.Close()
	return failed
}
