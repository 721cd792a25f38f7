package domain

import (
	"context"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// DigestHour is when summaries leave, in Europe/Paris.
const DigestHour = 7

const (
	digestPeople = 200 // read at a time
	digestLines  = 20  // in one mail
	// keptFor is how long a notification is kept.
	keptFor = 180 * 24 * time.Hour
)

// DigestStore keeps what waits for the daily summary.
type DigestStore interface {
	// Awaiting gives some of the people for whom something from before an instant waits.
	Awaiting(ctx context.Context, before time.Time, limit int) ([]int64, error)
	// TakeDigest marks what waits for a person as told, and gives what it has not read meanwhile, the oldest first. Of two
	// who ask at once one gets nothing.
	TakeDigest(ctx context.Context, tx *db.Tx, userID int64, before, at time.Time) ([]Notification, error)
	// Purge deletes what is older than an instant.
	Purge(ctx context.Context, tx *db.Tx, before time.Time) error
}

// Digest sends the daily summaries. What is due follows from the rows alone: a process that starts late sends what an
// earlier one did not, and no summary goes out twice however many replicas run.
type Digest struct {
	db    Transactor
	store DigestStore
	users usersapi.Directory
	mails MailQueue
	clock clock.Clock
	links links
}

// NewDigest makes the use case; publicURL is where the button leads, without a trailing slash.
func NewDigest(d Transactor, s DigestStore, users usersapi.Directory, mails MailQueue, c clock.Clock, publicURL string) *Digest {
	return &Digest{db: d, store: s, users: users, mails: mails, clock: c, links: links{publicURL}}
}

// Send queues the summaries that are due and tells how many.
func (d *Digest) Send(ctx context.Context) (int, error) {
	now := d.clock.Now()
	due := lastDigest(now)
	sent := 0
	for {
		people, err := d.store.Awaiting(ctx, due, digestPeople)
		if err != nil {
			return sent, err
		}
		for _, id := range people {
			told, err := d.send(ctx, id, due, now)
			if err != nil {
				return sent, err
			}
			if told {
				sent++
			}
		}
		if len(people) < digestPeople {
			break
		}
	}
	return sent, d.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return d.store.Purge(ctx, tx, now.Add(-keptFor))
	})
}

// lastDigest is the last instant at which summaries were due.
func lastDigest(now time.Time) time.Time {
	local := now.In(clock.Paris)
	due := time.Date(local.Year(), local.Month(), local.Day(), DigestHour, 0, 0, 0, clock.Paris)
	if due.After(now) {
		due = due.AddDate(0, 0, -1)
	}
	return due.UTC()
}

// send queues one person's summary; false when there is nothing to say.
func (d *Digest) send(ctx context.Context, userID int64, due, now time.Time) (bool, error) {
	told := false
	err := d.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		told = false
		news, err := d.store.TakeDigest(ctx, tx, userID, due, now)
		if err != nil || len(news) == 0 {
			return err
		}
		to, err := d.users.Parties(ctx, []int64{userID})
		if err != nil || to[userID].Status != auth.Valid {
			return err
		}
		if err := name(ctx, d.users, news); err != nil {
			return err
		}
		m, err := d.links.compose(to[userID], digestSubject(len(news)), digestText(news), fault.Text{
			FR: "Ouvrir Millésime", EN: "Open Millésime",
		}, "/")
		if err != nil {
			return err
		}
		told = true
		return d.mails.Add(ctx, tx, m)
	})
	return told && err == nil, err
}

func digestSubject(count int) fault.Text {
	if count == 1 {
		return fault.Text{FR: "Votre résumé du jour : 1 nouveauté", EN: "Your daily summary: 1 piece of news"}
	}
	return fault.Text{FR: "Votre résumé du jour : {n} nouveautés", EN: "Your daily summary: {n} pieces of news"}.Fill("n", count)
}

func digestText(news []Notification) []fault.Text {
	lines := []fault.Text{{
		FR: "Voici ce que vous n’avez pas encore lu :", EN: "Here is what you have not read yet:",
	}}
	shown := news[max(0, len(news)-digestLines):]
	for _, n := range slices.Backward(shown) {
		lines = append(lines, n.sentence())
	}
	if more := len(news) - len(shown); more > 0 {
		lines = append(lines, fault.Text{FR: "… et {n} de plus.", EN: "… and {n} more."}.Fill("n", more))
	}
	return lines
}
