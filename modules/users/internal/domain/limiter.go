package domain

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
)

// limit is how many calls one subject may make in a window of time.
type limit struct {
	name   string
	window time.Duration
	most   int
}

// Limits of calls that guests may make, and of mails that people may cause.
func uniquenessLimits() []limit {
	return []limit{{"unique-minute", time.Minute, 5}, {"unique-day", 24 * time.Hour, 30}}
}

func resetLimitsPerAddress() []limit { return []limit{{"reset-address", 15 * time.Minute, 20}} }

func resetLimitsPerAccount() []limit { return []limit{{"reset-account", time.Hour, 5}} }

func emailChangeLimits() []limit { return []limit{{"email-changes", time.Hour, 20}} }

func activationLimits() []limit { return []limit{{"activations", time.Hour, 5}} }

func invitationLimits() []limit { return []limit{{"invitations", 24 * time.Hour, 300}} }

// invitationsToOneLimits keep an inviter from filling one mailbox.
func invitationsToOneLimits() []limit { return []limit{{"invitations-to-one", 24 * time.Hour, 5}} }

// CallWindow is a count of calls in the database.
type CallWindow struct {
	Key          string
	Start, EndAt time.Time
}

// LimiterStore counts calls.
type LimiterStore interface {
	// CountCall adds one call to a window, forgets those that have ended, and gives the new count.
	CountCall(ctx context.Context, tx *db.Tx, w CallWindow, now time.Time) (int, error)
}

// limiter counts calls in the database, so that all replicas agree.
type limiter struct {
	db    Transactor
	store LimiterStore
	clock clock.Clock
}

// take counts a call of the subject; ErrTooManyCalls when there were too many already.
func (l *limiter) take(ctx context.Context, subject string, limits ...limit) error {
	now := l.clock.Now()
	var wait time.Duration
	err := l.db.InTx(db.Aside(ctx), func(ctx context.Context, tx *db.Tx) error {
		wait = 0
		for _, limit := range limits {
			w := CallWindow{Key: limit.name + ":" + digest(subject), Start: now.Truncate(limit.window)}
			w.EndAt = w.Start.Add(limit.window)
			calls, err := l.store.CountCall(ctx, tx, w, now)
			if err != nil {
				return err
			}
			if calls > limit.most {
				wait = max(wait, w.EndAt.Sub(now))
			}
		}
		return nil
	})
	if err != nil || wait == 0 {
		return err
	}
	return ErrTooManyCalls.With("wait", inWords(wait)).RetryAfter(wait)
}

// inWords tells a time to wait as the header Retry-After beside it does: seconds, or minutes from one on; rounded up.
func inWords(wait time.Duration) string {
	seconds := max(1, int((wait+time.Second-1)/time.Second))
	if wait > time.Minute-time.Second {
		return strconv.Itoa(int((wait+time.Minute-1)/time.Minute)) + " min"
	}
	return strconv.Itoa(seconds) + " s"
}

// digest stands for what is counted: a table of what people typed as their e-mail is nobody's business.
func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
