package events

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/ThreeDotsLabs/watermill/message/router/middleware"
	"github.com/ThreeDotsLabs/watermill/pubsub/gochannel"
	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
)

// ErrNotRunning tells that the bus does not bring events to handlers now.
var ErrNotRunning = errors.New("events: not running")

const (
	defaultPoll  = time.Second
	defaultGrace = 10 * time.Second
	maxRetries   = 3
	firstRetry   = 20 * time.Millisecond
	lastRetry    = 500 * time.Millisecond
)

// Bus brings events to their handlers.
type Bus struct {
	db       *db.DB
	log      zerolog.Logger
	clock    clock.Clock
	metrics  *Metrics
	handlers map[string]Handler   // by name
	byTopic  map[string][]Handler // in the order given
	channel  *gochannel.GoChannel
	router   *message.Router
	poll     time.Duration
	grace    time.Duration
	running  atomic.Bool
}

// Option changes a Bus at its making.
type Option func(*Bus)

// WithMetrics counts what happens.
func WithMetrics(m *Metrics) Option { return func(b *Bus) { b.metrics = m } }

// WithPoll sets how often the relay looks for events without being woken
// (default 1 s): those of other replicas, and those that could not be handled.
func WithPoll(every time.Duration) Option { return func(b *Bus) { b.poll = every } }

// WithGrace sets how long a stopping bus lets handlers finish (default 10 s).
func WithGrace(d time.Duration) Option { return func(b *Bus) { b.grace = d } }

// NewBus makes a bus for these handlers, whose names must differ. It does
// nothing until Run. A bus runs once.
func NewBus(d *db.DB, log zerolog.Logger, c clock.Clock, handlers []Handler, options ...Option) (*Bus, error) {
	b := &Bus{
		db: d, log: log, clock: c,
		handlers: map[string]Handler{}, byTopic: map[string][]Handler{},
		poll: defaultPoll, grace: defaultGrace,
	}
	for _, option := range options {
		option(b)
	}
	logger := watermillLog{log}
	b.channel = gochannel.NewGoChannel(gochannel.Config{BlockPublishUntilSubscriberAck: true}, logger)
	router, err := message.NewRouter(message.RouterConfig{CloseTimeout: b.grace}, logger)
	if err != nil {
		return nil, fmt.Errorf("events: router: %w", err)
	}
	b.router = router
	for _, h := range handlers {
		if _, taken := b.handlers[h.name]; taken || h.name == "" {
			return nil, fmt.Errorf("events: handler name %q is empty or used twice", h.name)
		}
		b.handlers[h.name] = h
		b.byTopic[h.topic] = append(b.byTopic[h.topic], h)
		router.AddConsumerHandler(h.name, h.topic, b.channel, b.receiver(h)).
			AddMiddleware(b.deadLetters(h), b.retry(h).Middleware)
	}
	return b, nil
}

func (b *Bus) retry(h Handler) middleware.Retry {
	return middleware.Retry{
		MaxRetries: maxRetries, InitialInterval: firstRetry, MaxInterval: lastRetry, Multiplier: 4,
		OnRetryHook: func(int, time.Duration) { b.metrics.handled(h.name, outcomeRetried) },
	}
}

// Ready tells whether events reach their handlers.
func (b *Bus) Ready() error {
	if !b.running.Load() {
		return ErrNotRunning
	}
	return nil
}

// Run brings events to handlers until ctx ends; then the relay stops, handlers
// at work finish within the grace time, and the router stops. Close the
// database after Run has returned.
func (b *Bus) Run(ctx context.Context) error {
	routed := make(chan error, 1)
	// The router outlives ctx, so that handlers at work are not cut off.
	go func() { routed <- b.router.Run(context.WithoutCancel(ctx)) }()
	select {
	case <-b.router.Running():
	case err := <-routed:
		return fmt.Errorf("events: router: %w", err)
	}
	// Only now: an event sent while nobody listens yet is dropped silently.
	b.running.Store(true)
	defer b.running.Store(false)
	relaying, stop := context.WithCancel(ctx)
	defer stop()
	relayed := make(chan struct{})
	go func() { defer close(relayed); b.relay(relaying) }()

	var failed error
	select {
	case <-ctx.Done():
	case failed = <-routed:
		routed <- errors.New("events: the router stopped by itself")
	}
	b.running.Store(false)
	stop()
	b.awaitHandlers(relayed)
	closed := b.router.Close() // releases a relay that still waits for a handler
	<-relayed
	return errors.Join(failed, closed, <-routed)
}

// awaitHandlers waits for the relay, and so for the handlers it waits for.
func (b *Bus) awaitHandlers(relayed <-chan struct{}) {
	timer := time.NewTimer(b.grace)
	defer timer.Stop()
	select {
	case <-relayed:
	case <-timer.C:
		b.log.Warn().Msg("handlers still at work are cut off; their events come again")
	}
}
