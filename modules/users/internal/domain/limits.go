package domain

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Limit is how many calls one subject may make in a window of time.
type Limit struct {
	name   string
	window time.Duration
	most   int
}

// UniquenessLimits are those of guests who register, or ask whether an e-mail has an account.
func UniquenessLimits() []Limit {
	return []Limit{{"unique-minute", time.Minute, 5}, {"unique-day", 24 * time.Hour, 30}}
}

// ResetLimitsPerAddress are those of forgotten passwords, from one place.
func ResetLimitsPerAddress() []Limit { return []Limit{{"reset-address", 15 * time.Minute, 20}} }

// ResetLimitsPerAccount are those of mails to one account.
func ResetLimitsPerAccount() []Limit { return []Limit{{"reset-account", time.Hour, 5}} }

// LinkLimitsPerAddress are those of links to documents and to the pages of guests that are followed from one place; a click counts twice,
// as does a form, with the page that answers it.
func LinkLimitsPerAddress() []Limit { return []Limit{{"document-links", 15 * time.Minute, 120}} }

// GuestLimits are those of requests that a restaurant enters for its guests, each of which is mailed to.
func GuestLimits() []Limit { return []Limit{{"guests", 24 * time.Hour, 200}} }

// GuestLimitsPerEmail keep restaurants from filling one mailbox.
func GuestLimitsPerEmail() []Limit { return []Limit{{"guests-email", 7 * 24 * time.Hour, 10}} }

// WaiterLimits are those of mails to waiters of a restaurant.
func WaiterLimits() []Limit { return []Limit{{"waiters", time.Hour, 30}} }

// EmailChangeLimits are those of new e-mails that somebody asks for.
func EmailChangeLimits() []Limit { return []Limit{{"email-changes", time.Hour, 20}} }

// ActivationLimits are those of links to one account.
func ActivationLimits() []Limit { return []Limit{{"activations", time.Hour, 5}} }

// InvitationLimits are those of mails that an inviter causes.
func InvitationLimits() []Limit { return []Limit{{"invitations", 24 * time.Hour, 300}} }

// InvitationsToOneLimits keep an inviter from filling one mailbox.
func InvitationsToOneLimits() []Limit { return []Limit{{"invitations-to-one", 24 * time.Hour, 5}} }

// Window is the count of a subject's calls that an instant falls in.
func (l Limit) Window(subject string, now time.Time) CallWindow {
	start := now.Truncate(l.window)
	return CallWindow{Key: l.name + ":" + digest(subject), Start: start, EndAt: start.Add(l.window)}
}

// Exceeded tells that so many calls are too many.
func (l Limit) Exceeded(calls int) bool { return calls > l.most }

// CallWindow is a count of calls in the database.
type CallWindow struct {
	Key          string
	Start, EndAt time.Time
}

// Limits of sign-in failures. They are counted in the database, so that all
// replicas agree (quality, security).
const (
	FailureWindow      = 15 * time.Minute
	FailuresPerIP      = 20
	FailuresPerAccount = 10
)

// Attempt is what the failures of a sign-in are counted by. An account that
// does not exist is counted like any other, so that the limit tells nothing.
type Attempt struct{ ip, account string }

// AttemptOf somebody at an address.
func AttemptOf(ip, email string) Attempt {
	return Attempt{ip: "ip:" + auth.Site(ip), account: AccountKey(email)}
}

// AccountKey is what the failures of an account are counted by.
func AccountKey(email string) string { return "account:" + digest(email) }

// Keys are what its failures are counted by.
func (a Attempt) Keys() []string { return []string{a.account, a.ip} }

// Limited tells how long no further attempt is answered, given the failures since the window began; 0 when it is answered.
// already of them are failures of this attempt.
func (a Attempt) Limited(failures map[string]int, already int, now time.Time) time.Duration {
	if failures[a.ip]-already < FailuresPerIP && failures[a.account]-already < FailuresPerAccount {
		return 0
	}
	return now.Truncate(FailureWindow).Add(FailureWindow).Sub(now)
}

// TooManyFailures tells how long to wait.
func TooManyFailures(wait time.Duration) error {
	return ErrTooManyFailures.With("wait", inWords(wait)).RetryAfter(wait)
}

// TooManyCalls tells how long to wait.
func TooManyCalls(wait time.Duration) error {
	return ErrTooManyCalls.With("wait", inWords(wait)).RetryAfter(wait)
}

// inWords tells a time to wait, rounded up: in seconds, in minutes from one on, in hours from two on, in days from two on.
func inWords(wait time.Duration) fault.Text {
	const day = 24 * time.Hour
	in := func(unit time.Duration) string { return strconv.Itoa(max(1, int((wait+unit-1)/unit))) }
	switch {
	case wait > 2*day-time.Hour:
		return fault.Say(in(day)+" jours", in(day)+" days")
	case wait > 2*time.Hour-time.Minute:
		return fault.Say(in(time.Hour)+" h", in(time.Hour)+" h")
	case wait > time.Minute-time.Second:
		return fault.Say(in(time.Minute)+" min", in(time.Minute)+" min")
	}
	return fault.Say(in(time.Second)+" s", in(time.Second)+" s")
}

// digest stands for what is counted: a table of what people typed as their e-mail is nobody's business.
func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
