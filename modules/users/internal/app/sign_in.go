package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/tidy"
)

// maxUserAgent bounds what is kept of a browser's name, in bytes.
const maxUserAgent = 256

// SignIn is a request for a session.
type SignIn struct {
	Email, Password string
	IP, UserAgent   string
	Refresh         string // the browser's cookie of an older session; "" = none
}

// SignIn opens a session (domain 8.2). A wrong password, an unknown, blocked or
// deleted account answer ErrCredentials alike and after the same work; too many
// failures ErrTooManyFailures.
func (s *Sessions) SignIn(ctx context.Context, in SignIn) (domain.Session, error) {
	email := domain.NormalizeEmail(in.Email)
	attempt := domain.AttemptOf(in.IP, email)
	if err := s.refuseLimited(ctx, attempt, 0); err != nil {
		return domain.Session{}, err
	}
	account, isOld, err := s.check(ctx, email, in.Password)
	if err != nil {
		return domain.Session{}, err
	}
	if account == nil {
		return domain.Session{}, s.fail(ctx, attempt)
	}
	// Again: guesses sent side by side all passed the first look.
	if err := s.refuseLimited(ctx, attempt, 0); err != nil {
		return domain.Session{}, err
	}
	fresh := ""
	if isOld || s.passwords.Outdated(account.PasswordHash) { // outside the transaction: hashing is slow on purpose
		if fresh, err = s.passwords.Hash(ctx, in.Password); err != nil {
			return domain.Session{}, err
		}
	}
	return s.open(ctx, *account, fresh, in)
}

// check compares the password; it gives nil when the account may not sign in. isOld tells that the hash is of a form that
// passwords were hashed in before. An unknown account has the empty hash, which never matches and takes as long.
func (s *Sessions) check(ctx context.Context, email, password string) (account *domain.Credentials, isOld bool, err error) {
	found, err := s.store.Credentials(ctx, email)
	if err != nil {
		return nil, false, err
	}
	for i, form := range tidy.PasswordForms(password) {
		match, err := s.passwords.Compare(ctx, form, found.PasswordHash)
		if err != nil {
			return nil, false, err
		}
		if match && found.Active() {
			return &found, i > 0, nil
		}
	}
	return nil, false, nil
}

// open begins a family; fresh replaces the password's hash unless empty. The older session of the same browser and
// person ends: signing in again must not leave it behind.
func (s *Sessions) open(ctx context.Context, account domain.Credentials, fresh string, in SignIn) (domain.Session, error) {
	now := s.clock.Now()
	family := domain.Family{
		ID: s.ids.UUID(), UserID: account.ID, CreatedAt: now, AuthTime: now,
		UserAgent: in.UserAgent[:min(len(in.UserAgent), maxUserAgent)],
	}
	refresh := s.ids.Token()
	token := domain.RefreshToken{
		Hash: domain.HashToken(refresh), Family: family.ID, CreatedAt: now, ExpiresAt: domain.RefreshExpiry(family, now),
	}
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		// Again: what ended the account's sessions while the password was checked must not miss this one.
		kept, err := s.store.LockCredentials(ctx, tx, account.ID)
		if err != nil {
			return err
		}
		if kept.PasswordHash != account.PasswordHash || !kept.Active() {
			return domain.ErrCredentials
		}
		if fresh != "" {
			if err := s.store.ReplacePasswordHash(ctx, tx, account.ID, account.PasswordHash, fresh); err != nil {
				return err
			}
		}
		if err := s.store.ForgetFamilies(ctx, tx, account.ID, now.Add(-domain.RefreshAtMost)); err != nil {
			return err
		}
		if err := s.endOlder(ctx, tx, account.ID, in.Refresh); err != nil {
			return err
		}
		if err := s.store.AddFamily(ctx, tx, family); err != nil {
			return err
		}
		return s.store.AddRefreshToken(ctx, tx, token)
	})
	if err != nil {
		return domain.Session{}, err
	}
	return s.session(family, refresh, token)
}

func (s *Sessions) session(f domain.Family, refresh string, t domain.RefreshToken) (domain.Session, error) {
	access, err := s.signer.Sign(auth.Claims{Subject: f.UserID, Family: f.ID, AuthTime: f.AuthTime})
	return domain.Session{Token: access, Refresh: refresh, RefreshExpires: t.ExpiresAt}, err
}

// refuseLimited answers ErrTooManyFailures while a limit is reached. already
// counts the failures of this attempt that are in the database too.
func (s *Sessions) refuseLimited(ctx context.Context, a domain.Attempt, already int) error {
	now := s.clock.Now()
	failures, err := s.store.Failures(ctx, a.Keys(), now.Truncate(domain.FailureWindow))
	if err != nil {
		return err
	}
	if wait := a.Limited(failures, already, now); wait > 0 {
		return domain.TooManyFailures(wait)
	}
	return nil
}

// fail counts a failure and gives its answer. Attempts in flight when the limit
// was reached learn no more than later ones: they are told the limit.
func (s *Sessions) fail(ctx context.Context, a domain.Attempt) error {
	window := s.clock.Now().Truncate(domain.FailureWindow)
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return s.store.CountFailure(ctx, tx, a.Keys(), window)
	})
	if err != nil {
		return err
	}
	if err := s.refuseLimited(ctx, a, 1); err != nil {
		return err
	}
	return domain.ErrCredentials
}
