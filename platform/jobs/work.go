package jobs

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"millesime/platform/db"
)

var (
	// ErrAgain is what a job returns that has done a part and is to go on, behind the others of its kind.
	ErrAgain = errors.New("jobs: there is more to do")
	// ErrLost is the error of marking a job that another worker has taken over: roll back.
	ErrLost = errors.New("jobs: the lease has ended; another worker has the job")
	// ErrCanceled is the cause of the end of the context of a job that was canceled.
	ErrCanceled = errors.New("jobs: canceled")

	errStopped   = errors.New("jobs: the workers stop")
	errPermanent = errors.New("jobs: no further attempt helps")
)

// Permanent wraps an error that trying again cannot mend: the job becomes a dead letter at once.
func Permanent(err error) error { return fmt.Errorf("%w: %w", errPermanent, err) }

// missing is the error of a job that cannot be done before something is there.
type missing struct {
	cause  error
	what   string
	atMost time.Duration // until it looks by itself
}

// Error implements error.
func (m missing) Error() string { return m.cause.Error() }

// Unwrap gives the cause.
func (m missing) Unwrap() error { return m.cause }

// Await wraps the error of a job that cannot be done before something is there. It waits for that (Queue.Hasten), and looks
// again by itself after a while. That is no failure: nobody is warned, and the attempt does not count. So Do bounds it.
func Await(cause error, what string, atMost time.Duration) error { return missing{cause, what, atMost} }

// What is used where a Work says nothing.
const (
	defaultTimeout    = time.Minute
	defaultAttempts   = 20
	defaultFirstRetry = 15 * time.Second
	longestRetry      = 4 * time.Hour
)

// Work is how jobs of a kind are done.
type Work[A Args] struct {
	// Do does one. See the package comment for what must be idempotent. Its context ends at the timeout, when the lease is
	// lost, when the job is canceled, and some seconds after the workers were told to stop.
	Do func(ctx context.Context, j *Job, args A) error
	// GaveUp is told in the transaction that makes a dead letter of the job; nil = nobody.
	GaveUp func(ctx context.Context, tx *db.Tx, args A) error
	// Workers is how many of the kind one process does at a time; 0 = 1.
	Workers int
	// Timeout is for one attempt; 0 = 1 minute.
	Timeout time.Duration
	// Attempts is how many are made; 0 = 20, which takes about two days.
	Attempts int
	// FirstRetry is the wait after the first attempt, doubled at each further one up to 4 hours; 0 = 15 s.
	FirstRetry time.Duration
}

// Handler is how jobs of a kind are done, ready for [NewWorkers].
type Handler struct {
	kind       string
	do         func(ctx context.Context, j *Job, args []byte) error
	gaveUp     func(ctx context.Context, tx *db.Tx, args []byte) error
	workers    int
	timeout    time.Duration
	attempts   int
	firstRetry time.Duration
	schedule   Schedule // nil = jobs are added by transactions alone
}

// On makes a handler of the jobs of type A.
func On[A Args](w Work[A]) Handler {
	var none A
	return Handler{
		kind: none.Kind(), workers: max(1, w.Workers), timeout: cmp.Or(w.Timeout, defaultTimeout),
		attempts: cmp.Or(w.Attempts, defaultAttempts), firstRetry: cmp.Or(w.FirstRetry, defaultFirstRetry),
		do: func(ctx context.Context, j *Job, kept []byte) error {
			args, err := decode[A](kept)
			if err != nil {
				return Permanent(err)
			}
			return w.Do(ctx, j, args)
		},
		gaveUp: func(ctx context.Context, tx *db.Tx, kept []byte) error {
			args, err := decode[A](kept)
			if err != nil || w.GaveUp == nil {
				return nil //nolint:nilerr // what cannot be read cannot be told; the dead letter holds it
			}
			return w.GaveUp(ctx, tx, args)
		},
	}
}

func decode[A Args](kept []byte) (args A, err error) {
	if err := json.Unmarshal(kept, &args); err != nil {
		return args, fmt.Errorf("jobs: decode %s: %w", args.Kind(), err)
	}
	return args, nil
}

// backoff is how long after an attempt the next one is made: doubled each time, and up to a quarter more at random, so
// that what failed together does not come again together.
func (h Handler) backoff(attempts int) time.Duration {
	wait := h.firstRetry
	for range attempts - 1 {
		if wait *= 2; wait >= longestRetry {
			wait = longestRetry
			break
		}
	}
	return wait + rand.N(wait/4+1) //nolint:gosec // jitter, not a secret
}
