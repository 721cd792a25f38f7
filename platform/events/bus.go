package events

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/rs/zerolog"

	"millesime/platform/bell"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// ErrNotRunning tells that the bus does not bring events to handlers now.
var ErrNotRunning = errors.New("events: not running")

const (
	defaultPoll  = time.Second
	defaultGrace = 10 * time.Second

	// Transactions of consumers at once, so that requests find a connection. SQLite has one pen: whoever waits for it
	// behind many consumers would wait for each of them.
	placesSQLite   = 1
	placesPostgres = 4
)

// Bus brings events to their handlers.
type Bus struct {
	db        *db.DB
	log       zerolog.Logger
	clock     clock.Clock
	metrics   *Metrics
	handlers  map[string]Handler     // by name
	consumers []*consumer            // in the order given
	byTopic   map[string][]*consumer // those that listen to a topic
	router    *message.Router
	transport transport
	places    chan struct{} // taken by a consumer for the time of a transaction
	poll      time.Duration
	grace     time.Duration
	stopping  chan struct{}
	consuming sync.WaitGroup
	listener  *listener
	running   atomic.Bool
}

// Option changes a Bus at its making.
type Option func(*Bus)

// WithMetrics counts what happens.
func WithMetrics(m *Metrics) Option { return func(b *Bus) { b.metrics = m } }

// WithFeeds lets feeds of this process hear events.
func WithFeeds(feeds ...Feed) Option {
	return func(b *Bus) {
		b.listener = newListener(b.log, feeds)
		for _, f := range feeds {
			for _, ear := range f.ears {
				if f.atCommit {
					b.db.Hear(ear.topic, ear.told)
				}
			}
		}
	}
}

// WithPoll sets how often relay and consumers look for events without being
// woken (default 1 s): those of other replicas, and those that could not be
// handled.
func WithPoll(every time.Duration) Option { return func(b *Bus) { b.poll = every } }

// WithGrace sets how long a stopping bus lets handlers finish (default 10 s).
func WithGrace(d time.Duration) Option { return func(b *Bus) { b.grace = d } }

// NewBus makes a bus for these handlers, whose names must differ. It does
// nothing until Run. A bus runs once.
func NewBus(d *db.DB, log zerolog.Logger, c clock.Clock, handlers []Handler, options ...Option) (*Bus, error) {
	b := &Bus{
		db: d, log: log, clock: c,
		handlers: map[string]Handler{}, byTopic: map[string][]*consumer{},
		poll: defaultPoll, grace: defaultGrace, stopping: make(chan struct{}),
	}
	b.listener = newListener(log, nil)
	for _, option := range options {
		option(b)
	}
	for _, h := range handlers {
		if _, taken := b.handlers[h.name]; taken || h.name == "" {
			return nil, fmt.Errorf("events: handler name %q is empty or used twice", h.name)
		}
		b.handlers[h.name] = h
		b.consumer(h.consumer).add(h)
	}
	b.places = make(chan struct{}, placesPostgres)
	if d.Dialect() == db.SQLite {
		b.places = make(chan struct{}, placesSQLite)
	}
	if b.transport == nil {
		b.transport = &table{db: d, poll: b.poll}
	}
	router, err := message.NewRouter(message.RouterConfig{CloseTimeout: b.grace}, watermillLog{log})
	if err != nil {
		return nil, fmt.Errorf("events: router: %w", err)
	}
	b.router = router
	for _, c := range b.consumers {
		router.AddConsumerHandler(c.name, c.name, c, c.receive)
		for _, topic := range c.topics {
			b.byTopic[topic] = append(b.byTopic[topic], c)
		}
	}
	return b, nil
}

// consumer gives the consumer of that name, made when it is not there yet.
func (b *Bus) consumer(name string) *consumer {
	for _, c := range b.consumers {
		if c.name == name {
			return c
		}
	}
	c := &consumer{bus: b, name: name, handlers: map[string][]Handler{}, wake: bell.New(), seen: unknown}
	b.consumers = append(b.consumers, c)
	return c
}

// Ready tells whether events reach their handlers.
func (b *Bus) Ready() error {
	if !b.running.Load() {
		return ErrNotRunning
	}
	return nil
}

// Run brings events to handlers until ctx ends; then handlers at work finish
// within the grace time, and are cut off after it. Close the database after Run
// has returned.
func (b *Bus) Run(ctx context.Context) error {
	if !b.opened(ctx) {
		return nil
	}
	// The work outlives ctx, so that handlers are not cut off in the middle.
	work, cut := context.WithCancel(context.WithoutCancel(ctx))
	defer cut()
	routed := make(chan error, 1)
	var following sync.WaitGroup
	relaying, stop := context.WithCancel(ctx)
	defer following.Wait()
	defer stop()
	following.Go(func() { b.listener.run(relaying, b) }) // first: what is kept in memory is read once its feed has begun
	go func() { routed <- b.router.Run(work) }()
	select {
	case <-b.router.Running():
	case err := <-routed:
		return fmt.Errorf("events: router: %w", err)
	}
	b.running.Store(true)
	defer b.running.Store(false)
	following.Go(func() { b.relay(relaying) })

	var failed error
	select {
	case <-ctx.Done():
	case failed = <-routed:
		routed <- errors.New("events: the router stopped by itself")
	}
	b.running.Store(false)
	stop()
	close(b.stopping)
	b.awaitConsumers(cut)
	closed := b.router.Close()
	following.Wait()
	return errors.Join(failed, closed, <-routed, b.transport.close(context.WithoutCancel(ctx)))
}

// awaitConsumers lets every consumer end its transaction, and cuts off those
// that need longer than the grace time.
func (b *Bus) awaitConsumers(cut context.CancelFunc) {
	done := make(chan struct{})
	go func() { defer close(done); b.consuming.Wait() }()
	timer := time.NewTimer(b.grace)
	defer timer.Stop()
	select {
	case <-done:
	case <-timer.C:
		b.log.Warn().Msg("handlers still at work are cut off; their events come again")
		cut()
		<-done
	}
}

// isStopping tells that consumers are to end what they are at.
func (b *Bus) isStopping() bool {
	select {
	case <-b.stopping:
		return true
	default:
		return false
	}
}

// opened makes the consumers known to the transport, and tries again until it
// works; false when ctx ended before.
func (b *Bus) opened(ctx context.Context) bool {
	tick := time.NewTicker(b.poll)
	defer tick.Stop()
	for {
		err := b.transport.open(ctx, b.consumers)
		if err == nil {
			return true
		}
		if ctx.Err() != nil {
			return false
		}
		b.log.Error().Err(err).Msg("the transport of events does not open; tried again")
		select {
		case <-tick.C:
		case <-ctx.Done():
			return false
		}
	}
}
