package events

import (
	"context"
	"slices"

	"github.com/rs/zerolog"

	"millesime/platform/bell"
	"millesime/platform/fault"
)

// listener hears the log once for all feeds of this process.
type listener struct {
	log      zerolog.Logger
	feeds    []Feed
	topics   []string
	position int64 // everything up to here was told, or is none of the topics
	begun    bool
	wake     bell.Bell // events were published
}

func newListener(log zerolog.Logger, feeds []Feed) *listener {
	l := &listener{log: log, feeds: feeds, wake: bell.New()}
	for _, f := range feeds {
		for _, ear := range f.ears {
			if !slices.Contains(l.topics, ear.topic) {
				l.topics = append(l.topics, ear.topic)
			}
		}
	}
	return l
}

// run listens until ctx ends, and goes on where it was after a failure.
func (l *listener) run(ctx context.Context, b *Bus) {
	for len(l.topics) > 0 && ctx.Err() == nil {
		if err := b.transport.listen(ctx, l); err != nil && ctx.Err() == nil {
			l.log.Error().Err(err).Msg("feeds of events wait")
			paused(ctx, b.poll)
		}
	}
}

// follow tells whether the log goes on behind what was told. Where it does not,
// and at first, the feeds begin at its end. Dropped is the position of the last
// event that the log has no more, end that of its last one.
func (l *listener) follow(dropped, end int64) bool {
	if l.begun && dropped <= l.position && l.position <= end {
		return true
	}
	if l.begun {
		l.log.Warn().Int64("position", l.position).Int64("dropped", dropped).Int64("end", end).Msg("events were missed; feeds begin anew")
	}
	l.begun, l.position = true, end
	for _, f := range l.feeds {
		l.begin(f)
	}
	return false
}

// tell lets the feeds hear an event.
func (l *listener) tell(d delivery) {
	for _, f := range l.feeds {
		for _, ear := range f.ears {
			if ear.topic != d.Topic {
				continue
			}
			if err := fault.Guarded(func() error { return ear.hear(d.payload) }); err != nil {
				l.log.Error().Err(err).Str("feed", f.name).Str("message", d.ID).Msg("an event was not heard; its feed begins anew")
				l.begin(f)
			}
		}
	}
	l.position = d.position
}

func (l *listener) begin(f Feed) {
	if err := fault.Guarded(func() error { f.begin(); return nil }); err != nil {
		l.log.Error().Err(err).Str("feed", f.name).Msg("a feed did not begin")
	}
}
