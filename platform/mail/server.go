package mail

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// keptFor is how long a connection waits for another mail: the rest of a burst. A server waits for minutes.
const keptFor = 5 * time.Second

// server sends by SMTP. Most mails come alone; those that do not share connections, for signing in takes longer than sending.
type server struct {
	options        Options
	host           string
	port           int
	implicitTLS    bool
	user, password string

	mu   sync.Mutex
	kept []*connection // that nobody sends over; the last one goes first
}

// Send implements Sender.
func (s *server) Send(ctx context.Context, m Message) error {
	msg, err := s.options.build(m)
	if err != nil {
		return err
	}
	for c := s.takeKept(); c != nil; c = s.takeKept() {
		if err := s.sendOver(c, msg); !isHungUp(err) {
			return notSent(err, m.To)
		}
	}
	c, err := s.connect(ctx)
	if err != nil {
		return notSent(err, m.To)
	}
	return notSent(s.sendOver(c, msg), m.To)
}

// notSent is the error of a mail that did not leave, in the words of the server, for the log and the queue: both name the job, and
// neither an address of anybody nor what stands in that of its recipient before the at sign.
func notSent(err error, to string) error {
	if err == nil {
		return nil
	}
	said, _, _ := strings.Cut(err.Error(), ", affected ") // go-mail's list of recipients
	user, _, _ := strings.Cut(to, "@")
	telling := regexp.MustCompile(`(?i)@|%40|(^|[^\pL\pN])` + regexp.QuoteMeta(user) + `($|[^\pL\pN])`)
	words := strings.Fields(said)
	for n, word := range words {
		if telling.MatchString(word) {
			words[n] = "…"
		}
	}
	return fmt.Errorf("%w: %s", ErrNotSent, strings.Join(words, " "))
}

// sendOver sends a mail over a connection, which is kept unless something went wrong.
func (s *server) sendOver(c *connection, msg *gomail.Msg) error {
	err := c.Send(msg)
	if err == nil {
		s.keep(c)
		return nil
	}
	c.Close()
	if msg.IsDelivered() {
		return nil
	}
	return err
}

// isHungUp tells of a connection that the other side had ended, or over which it takes no further mail: nothing was sent.
func isHungUp(err error) bool {
	var failed *gomail.SendError
	if !errors.As(err, &failed) {
		return false
	}
	return failed.Reason == gomail.ErrConnCheck || failed.Reason == gomail.ErrSMTPMailFrom && failed.IsTemp()
}

// takeKept gives the connection that was used last of those kept; nil: none is.
func (s *server) takeKept() *connection {
	s.mu.Lock()
	defer s.mu.Unlock()
	last := len(s.kept) - 1
	if last < 0 {
		return nil
	}
	c := s.kept[last]
	s.kept = s.kept[:last]
	c.closing.Stop() // where that is too late, it finds the connection taken
	return c
}

// keep keeps a connection for a while.
func (s *server) keep(c *connection) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kept = append(s.kept, c)
	c.closing = time.AfterFunc(keptFor, func() {
		if s.drop(c) {
			c.Close()
		}
	})
}

// drop tells whether a connection was kept, which it is no more.
func (s *server) drop(c *connection) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	at := slices.Index(s.kept, c)
	if at < 0 {
		return false
	}
	s.kept = slices.Delete(s.kept, at, at+1)
	return true
}
