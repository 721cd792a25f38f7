package domain

import (
	"context"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// Limits of sign-in failures. They are counted in the database, so that all
// replicas agree (quality, security).
const (
	FailureWindow      = 15 * time.Minute
	FailuresPerIP      = 20
	FailuresPerAccount = 10
)

// attempt is what the failures of a sign-in are counted by. An account that
// does not exist is counted like any other, so that the limit tells nothing.
type attempt struct{ ip, account string }

func attemptOf(ip, email string) attempt {
	return attempt{ip: "ip:" + auth.Site(ip), account: "account:" + digest(email)}
}

func (a attempt) keys() []string { return []string{a.account, a.ip} }

// refuseLimited answers ErrTooManyFailures while a limit is reached. already
// counts the failures of this attempt that are in the database too.
func (s *Sessions) refuseLimited(ctx context.Context, a attempt, already int) error {
	now := s.clock.Now()
	window := now.Truncate(FailureWindow)
	failures, err := s.store.Failures(ctx, a.keys(), window)
	if err != nil {
		return err
	}
	if failures[a.ip]-already < FailuresPerIP && failures[a.account]-already < FailuresPerAccount {
		return nil
	}
	wait := window.Add(FailureWindow).Sub(now)
	return ErrTooManyFailures.With("wait", inWords(wait)).RetryAfter(wait)
}

// fail counts a failure and gives its answer. Attempts in flight when the limit
// was reached learn no more than later ones: they are told the limit.
func (s *Sessions) fail(ctx context.Context, a attempt) error {
	window := s.clock.Now().Truncate(FailureWindow)
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.store.CountFailure(ctx, tx, a.keys(), window)
	})
	if err != nil {
		return err
	}
	if err := s.refuseLimited(ctx, a, 1); err != nil {
		return err
	}
	return ErrCredentials
}
