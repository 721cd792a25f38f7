// Package log writes JSON lines (zerolog). A line written for a request carries
// its request_id, and user and impersonator once they are known. Passwords,
// tokens and bodies are never logged: nobody passes them, and a field of such a
// name is blanked on its way out.
package log

import (
	"context"
	"io"

	"github.com/rs/zerolog"

	"millesime/platform/auth"
	"millesime/platform/clock"
)

// timeFormat is RFC 3339 with milliseconds.
const timeFormat = "2006-01-02T15:04:05.000Z07:00"

// New makes the logger of a process. Times are those of the clock.
func New(to io.Writer, c clock.Clock) zerolog.Logger {
	stamp := zerolog.HookFunc(func(e *zerolog.Event, _ zerolog.Level, _ string) {
		e.Str("time", c.Now().Format(timeFormat))
	})
	return zerolog.New(blanking{to}).Hook(stamp)
}

// Into gives a context whose lines go to the logger.
func Into(ctx context.Context, l zerolog.Logger) context.Context {
	return l.WithContext(ctx)
}

// ForRequest gives a context whose lines carry the request's id.
func ForRequest(ctx context.Context, l zerolog.Logger, requestID string) context.Context {
	return Into(context.WithValue(ctx, requestKey{}, requestID), l.With().Str("request_id", requestID).Logger())
}

type requestKey struct{}

// RequestID is the id of the request behind the context; "" in background work.
func RequestID(ctx context.Context) string {
	id, _ := ctx.Value(requestKey{}).(string)
	return id
}

// From gives the logger of the context, with the actor; one that writes nothing
// when the context has none.
func From(ctx context.Context) *zerolog.Logger {
	l := zerolog.Ctx(ctx)
	actor, ok := auth.From(ctx)
	if !ok {
		return l
	}
	fields := l.With().Int64("user", actor.ID)
	if actor.Impersonated() {
		fields = fields.Int64("impersonator", actor.Impersonator)
	}
	named := fields.Logger()
	return &named
}
