package domain

import (
	"context"
	"time"

	"millesime/platform/audit"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// invitationMemory is how many months the e-mail of somebody without account is kept after its invitation has expired or
// was withdrawn. It never asked for anything, so it is kept only as long as an inviter may want to invite it again.
const invitationMemory = 3

// ForgetInvitationsStore forgets invitations.
type ForgetInvitationsStore interface {
	// LockForgotten locks some of the invitations of e-mails without account that expired or ended until an instant, in id
	// order.
	LockForgotten(ctx context.Context, tx *db.Tx, until time.Time, limit int) ([]int64, error)
	// ForgetInvitations ends them and leaves nothing of whom they were for.
	ForgetInvitations(ctx context.Context, tx *db.Tx, ids []int64) error
}

// InvitationSweep forgets the e-mails of people who were invited and never came.
type InvitationSweep struct {
	db    Transactor
	store ForgetInvitationsStore
	clock clock.Clock
}

// NewInvitationSweep makes the sweep.
func NewInvitationSweep(d Transactor, s ForgetInvitationsStore, c clock.Clock) *InvitationSweep {
	return &InvitationSweep{db: d, store: s, clock: c}
}

// Sweep forgets every invitation whose time has come, and tells how many. Several replicas may sweep at once.
func (w *InvitationSweep) Sweep(ctx context.Context) (int, error) { return inPieces(ctx, w.sweep) }

func (w *InvitationSweep) sweep(ctx context.Context) (int, error) {
	n := 0
	err := w.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		ids, err := w.store.LockForgotten(ctx, tx, w.clock.Now().AddDate(0, -invitationMemory, 0), sweepSize)
		n = len(ids)
		if err != nil || n == 0 {
			return err
		}
		if err := w.store.ForgetInvitations(ctx, tx, ids); err != nil {
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
