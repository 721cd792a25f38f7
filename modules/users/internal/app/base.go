// Package app signs people in, shows them to one another as far as each may look, and changes who they are and how they are
// tied: each use case reads, checks, locks, asks the domain, writes and tells.
package app

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/internal/store"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/mail"
)

// Base is what the use cases stand on.
type Base struct {
	db      *db.DB
	store   *store.Store
	clock   clock.Clock
	ids     ids.Source
	post    *post
	limiter *limiter
}

// NewBase makes it; publicURL is where links in mails lead, without a trailing slash.
func NewBase(d *db.DB, s *store.Store, c clock.Clock, source ids.Source, mails MailQueue, publicURL string) *Base {
	return &Base{
		db: d, store: s, clock: c, ids: source, post: &post{queue: mails, publicURL: publicURL}, limiter: &limiter{db: d, store: s, clock: c},
	}
}

// MailQueue keeps composed mails until they are sent (mail.Queue).
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

// post is where letters are handed in; publicURL is where links lead, without a trailing slash.
type post struct {
	queue     MailQueue
	publicURL string
}

// Queue writes letters into the transaction, with one statement; they leave after the commit.
func (p *post) Queue(ctx context.Context, tx *db.Tx, letters ...domain.Letter) error {
	mails := make([]mail.Message, 0, len(letters))
	for _, l := range letters {
		m, err := p.compose(l)
		if err != nil {
			return err
		}
		mails = append(mails, m)
	}
	return p.queue.Add(ctx, tx, mails...)
}

func (p *post) compose(l domain.Letter) (mail.Message, error) {
	said := l.Says()
	content := mail.Content{
		Subject: said.Subject, Greeting: mail.Greeting(l.To.Language, said.Name), Paragraphs: said.Paragraphs, Hints: said.Hints,
		Footer: said.Footer,
	}
	if l.Path != "" {
		content.Action = mail.Action{Label: said.Action, URL: mail.ScreenURL(p.publicURL, l.To.Language, l.Path)}
	}
	m, err := mail.Write(l.To.Language, content)
	m.To, m.ToName = l.To.Email, said.Name
	return m, err
}

// limiter counts calls in the database, so that all replicas agree.
type limiter struct {
	db    *db.DB
	store *store.Store
	clock clock.Clock
}

// take counts a call of the subject; ErrTooManyCalls when there were too many already.
func (l *limiter) take(ctx context.Context, subject string, limits ...domain.Limit) error {
	now := l.clock.Now()
	var wait time.Duration
	err := l.db.InTx(db.Aside(ctx), func(ctx context.Context, tx *db.Tx) error {
		wait = 0
		for _, limit := range limits {
			w := limit.Window(subject, now)
			calls, err := l.store.CountCall(ctx, tx, w, now)
			if err != nil {
				return err
			}
			if limit.Exceeded(calls) {
				wait = max(wait, w.EndAt.Sub(now))
			}
		}
		return nil
	})
	if err != nil || wait == 0 {
		return err
	}
	return domain.TooManyCalls(wait)
}
