package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// AnonymousCompany is the name of an account of which nothing personal is left.
const AnonymousCompany = "Compte supprimé"

// AnonymiseStore forgets people.
type AnonymiseStore interface {
	// LockExpired locks some of the people deleted until an instant and not anonymised yet, in id order.
	LockExpired(ctx context.Context, tx *db.Tx, deletedUntil time.Time, limit int) ([]int64, error)
	// Anonymise leaves nothing personal of them: orders and invoices keep their own copies.
	Anonymise(ctx context.Context, tx *db.Tx, ids []int64, at time.Time) error
}

// Anonymiser forgets who was deleted long ago (domain 1.3).
type Anonymiser struct {
	db    Transactor
	store AnonymiseStore
	clock clock.Clock
}

// NewAnonymiser makes the sweep.
func NewAnonymiser(d Transactor, s AnonymiseStore, c clock.Clock) *Anonymiser {
	return &Anonymiser{db: d, store: s, clock: c}
}

// Sweep anonymises everybody whose time has come, and tells how many. Several replicas may sweep at once: rows are
// locked, and who was anonymised meanwhile is chosen no more.
func (a *Anonymiser) Sweep(ctx context.Context) (int, error) {
	return inPieces(ctx, a.sweep)
}

func (a *Anonymiser) sweep(ctx context.Context) (int, error) {
	n := 0
	err := a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := a.clock.Now()
		ids, err := a.store.LockExpired(ctx, tx, now.AddDate(0, 0, -RestoreDays), sweepSize)
		n = len(ids)
		if err != nil || n == 0 {
			return err
		}
		if err := a.store.Anonymise(ctx, tx, ids, now); err != nil {
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
