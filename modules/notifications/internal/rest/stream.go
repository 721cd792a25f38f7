package rest

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/log"
)

// heartbeat keeps proxies from closing a silent stream, and is how often a silent stream's right is checked.
const heartbeat = 15 * time.Second

// eventStream is the media type of server-sent events.
const eventStream = "text/event-stream"

type streamInput struct {
	LastEventID string `header:"Last-Event-Id"`
}

// stream tells the reader's notifications as they come, each with its id. It begins with an event "ready": what is
// older than that is in the list. With a Last-Event-ID it goes on behind that one.
func (h handlers) stream(ctx context.Context, in streamInput) (api.Stream, error) {
	reader := auth.Must(ctx)
	if h.streams.Full(domain.Owner(reader)) {
		return api.Stream{}, domain.ErrTooManyStreams
	}
	s := stream{handlers: h, actor: reader, sent: -1}
	if id, err := strconv.ParseInt(in.LastEventID, 10, 64); err == nil && id >= 0 {
		s.sent = id
	}
	return api.Stream{ContentType: eventStream, Write: s.write}, nil
}

// stream is one connection.
type stream struct {
	handlers

	actor auth.Actor
	sent  int64 // the last id, -1 = from now on
}

// write runs until the reader goes, is too slow, or may not read any longer; a client then comes back with the last id.
func (s *stream) write(ctx context.Context, w *bufio.Writer) error {
	// Joined before looking, so that nothing falls between both; what comes twice is left out by its id.
	reader, err := s.streams.Join(ctx, domain.Owner(s.actor))
	if err != nil {
		return err
	}
	defer s.streams.Leave(reader)
	if err := s.begin(ctx, w); err != nil {
		return gone(ctx, err)
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case n, ok := <-reader.News():
			if !ok || api.StillAllowed(ctx) != nil {
				return nil
			}
			err = s.send(w, *n)
		case <-beat.C:
			if api.StillAllowed(ctx) != nil {
				return nil
			}
			_, err = w.WriteString(":\n\n")
		}
		if err == nil {
			err = w.Flush()
		}
		if err != nil {
			return gone(ctx, err)
		}
	}
}

// begin sends what the reader missed, then says that it is up to date.
func (s *stream) begin(ctx context.Context, w *bufio.Writer) error {
	if s.sent < 0 {
		newest, err := s.centre.Newest(ctx, s.actor)
		if err != nil {
			return err
		}
		s.sent = newest
	}
	for {
		missed, err := s.centre.Missed(ctx, s.actor, s.sent)
		if err != nil {
			return err
		}
		if len(missed) == 0 {
			break
		}
		for _, n := range missed {
			if err := s.send(w, n); err != nil {
				return err
			}
		}
	}
	if _, err := fmt.Fprintf(w, "event: ready\nid: %d\ndata: {}\n\n", s.sent); err != nil {
		return err
	}
	return w.Flush()
}

// send writes one notification, unless it was sent.
func (s *stream) send(w *bufio.Writer, n domain.Notification) error {
	if n.ID <= s.sent || n.UserID != domain.Owner(s.actor) {
		return nil
	}
	data, err := json.Marshal(newNotification(n))
	if err != nil {
		return err
	}
	s.sent = n.ID
	_, err = fmt.Fprintf(w, "event: notification\nid: %d\ndata: %s\n\n", n.ID, data)
	return err
}

// gone leaves the ends of connections out of the log's warnings: people close their browsers.
func gone(ctx context.Context, err error) error {
	log.From(ctx).Debug().Err(err).Msg("stream of notifications ended")
	return nil
}
