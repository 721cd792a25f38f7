package api

import (
	"context"
	"net/http"
	"time"

	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/idempotency"
	"millesime/platform/log"
)

const (
	// repeatLook is the pause between two looks for the answer of a request that is being answered.
	repeatLook = 20 * time.Millisecond
	// repeatAfter is when to come back for it.
	repeatAfter = time.Second
	// noteTime bounds what is written about a key after its request.
	noteTime = 5 * time.Second
)

// perform runs a request, once if it has a key.
func (s *Server) perform(ctx context.Context, r *request) error {
	ctx = db.WithWork(ctx, "requests")
	c, err := s.command(r, r.actor)
	if err != nil {
		return err
	}
	if c == nil {
		out, err := s.call(ctx, r)
		if err != nil {
			return err
		}
		return s.respond(ctx, r, out)
	}
	if answered, err := s.repeat(ctx, r, c); answered || err != nil {
		return err
	}
	return s.once(ctx, r, c)
}

// once does what a command asks unless another request does it, and keeps the answer.
func (s *Server) once(ctx context.Context, r *request, c *command) error {
	r.command = c
	out, err := s.call(db.WithClaim(context.WithValue(ctx, commandKey{}, c), c.claim), r)
	switch {
	case c.refused != nil, err != nil && !c.claimed:
		// perhaps because the same request was faster
		if answered, repeated := s.repeat(ctx, r, c); answered || repeated != nil {
			return repeated
		}
		if c.refused != nil {
			return ErrInProgress.RetryAfter(repeatAfter)
		}
		return err
	case err != nil:
		// what was committed under the key is done; only a deliberate refusal says that it was not what was asked
		if f, ok := fault.As(err); ok && f.Kind.Status() < http.StatusInternalServerError {
			s.note(ctx, r, c.release)
		}
		return err
	}
	if err := s.respond(ctx, r, out); err != nil {
		return err
	}
	if c.claimed && c.kept == nil {
		s.note(ctx, r, func(ctx context.Context, tx *db.Tx) error { return c.keys.Keep(ctx, tx, c.key, r.sent()) })
	}
	return nil
}

func (c *command) release(ctx context.Context, tx *db.Tx) error {
	return c.keys.Release(ctx, tx, c.key)
}

// note writes about a key. Its request is done, so a failure is for the log: a repetition is refused then.
func (s *Server) note(ctx context.Context, r *request, fn func(ctx context.Context, tx *db.Tx) error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), noteTime)
	defer cancel()
	if err := r.command.keys.InTx(ctx, fn); err != nil {
		log.From(ctx).Warn().Err(err).Msg("what came of an idempotent request was not noted")
	}
}

// sent is the answer as it was given.
func (r *request) sent() idempotency.Answer {
	response := &r.ctx.Response
	return idempotency.Answer{
		Status: response.StatusCode(), Location: string(response.Header.Peek("Location")),
		ETag: string(response.Header.Peek("ETag")), Body: response.Body(),
	}
}

// repeat answers a command that was answered before, as it was; false when nothing is known of its key. Of one that is being
// answered it waits for the answer.
func (s *Server) repeat(ctx context.Context, r *request, c *command) (answered bool, err error) {
	tick := time.NewTicker(repeatLook)
	defer tick.Stop()
	for looks := c.keys.Wait / repeatLook; ; looks-- {
		kept, err := c.keys.Find(ctx, c.key, c.request)
		switch {
		case err != nil || kept == nil:
			return false, err
		case !kept.Same:
			return false, ErrKeyReused
		case kept.Large, kept.Status == 0 && s.over(r, kept.Since):
			return false, ErrAnswerLost
		case kept.Status != 0:
			s.sendAgain(r, kept.Answer)
			return true, nil
		case looks == 0:
			return false, ErrInProgress.RetryAfter(repeatAfter)
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return false, ctx.Err()
		}
	}
}

// over tells whether a request that took its key at an instant must have ended.
func (s *Server) over(r *request, since time.Time) bool {
	return s.options.Clock.Now().After(since.Add(s.timeoutOf(r.op) + noteTime))
}

func (s *Server) sendAgain(r *request, a idempotency.Answer) {
	response := &r.ctx.Response
	s.offerXSRF(r)
	response.SetStatusCode(a.Status)
	for name, value := range map[string]string{"Location": a.Location, "ETag": a.ETag} {
		if value != "" {
			response.Header.Set(name, value)
		}
	}
	if len(a.Body) > 0 {
		response.Header.SetContentType(mediaJSON)
		response.SetBodyRaw(a.Body)
	}
	setCaching(&response.Header)
}
