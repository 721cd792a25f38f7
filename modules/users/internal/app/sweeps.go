package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/db"
)

// Sweeps forget people when their time has come. Several replicas may sweep at once.
type Sweeps struct{ *Base }

// NewSweeps makes them.
func NewSweeps(b *Base) *Sweeps { return &Sweeps{b} }

// Anonymise forgets who was deleted long ago (domain 1.3), and tells how many: rows are locked, and who was anonymised
// meanwhile is chosen no more.
func (s *Sweeps) Anonymise(ctx context.Context) (int, error) { return inPieces(ctx, s.anonymise) }

func (s *Sweeps) anonymise(ctx context.Context) (int, error) {
	n := 0
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := s.clock.Now()
		ids, err := s.store.LockExpired(ctx, tx, now.AddDate(0, 0, -domain.RestoreDays), sweepSize)
		n = len(ids)
		if err != nil || n == 0 {
			return err
		}
		if err := s.store.Anonymise(ctx, tx, ids, now); err != nil {
			return err
		}
		entries := make([]audit.Entry, 0, n)
		for _, id := range ids {
			entries = append(entries, audit.Entry{Action: "users.anonymised", Subject: "users", SubjectID: id})
		}
		if err := audit.Append(ctx, tx, entries...); err != nil {
			return err
		}
		return tx.Publish(ctx, usersevents.AnonymisedV1{UserIDs: ids})
	})
	return n, err
}

// invitationMemory is how many months the e-mail of somebody without account is kept after its invitation has expired or
// was withdrawn. It never asked for anything, so it is kept only as long as an inviter may want to invite it again.
const invitationMemory = 3

// ForgetInvitations forgets the e-mails of people who were invited and never came, and tells how many.
func (s *Sweeps) ForgetInvitations(ctx context.Context) (int, error) {
	return inPieces(ctx, s.forgetInvitations)
}

func (s *Sweeps) forgetInvitations(ctx context.Context) (int, error) {
	n := 0
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		ids, err := s.store.LockForgotten(ctx, tx, s.clock.Now().AddDate(0, -invitationMemory, 0), sweepSize)
		n = len(ids)
		if err != nil || n == 0 {
			return err
		}
		if err := s.store.ForgetInvitations(ctx, tx, ids); err != nil {
			return err
		}
		entries := make([]audit.Entry, 0, n)
		for _, id := range ids {
			entries = append(entries, audit.Entry{Action: "user_children.forgotten", Subject: "user_children", SubjectID: id})
		}
		return audit.Append(ctx, tx, entries...)
	})
	return n, err
}

// sweepSize is how many rows one transaction of a sweep takes.
const sweepSize = 100

// inPieces repeats a transaction that takes sweepSize rows at most until there are no more, and tells how many there were.
func inPieces(ctx context.Context, piece func(context.Context) (int, error)) (int, error) {
	total := 0
	for {
		n, err := piece(ctx)
		total += n
		if err != nil || n < sweepSize {
			return total, err
		}
	}
}
