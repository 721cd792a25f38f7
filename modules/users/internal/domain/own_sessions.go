package domain

import (
	"context"
	"time"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// OpenSession is a session that its owner may look at and end.
type OpenSession struct {
	ID         string // of its family
	CreatedAt  time.Time
	LastUsedAt time.Time // when it last renewed itself
	ExpiresAt  time.Time
	UserAgent  string
	Current    bool // the one that asks
}

// Open lists the actor's own sessions, the last used first.
func (s *Sessions) Open(ctx context.Context, a auth.Actor) ([]OpenSession, error) {
	open, err := s.store.OpenSessions(ctx, a.ID, s.clock.Now())
	for i := range open {
		open[i].Current = open[i].ID == a.Family
	}
	return open, err
}

// End ends one of the actor's own sessions, at once. Another person's answers
// ErrSessionNotFound, as one that has ended.
func (s *Sessions) End(ctx context.Context, a auth.Actor, id string) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		ended, err := s.store.RevokeOwnFamily(ctx, tx, a.ID, id, s.clock.Now())
		if err != nil {
			return err
		}
		if !ended {
			return ErrSessionNotFound
		}
		return audit.Append(ctx, tx, audit.Entry{Action: "users.session_ended", Subject: "users", SubjectID: a.ID})
	})
	if err == nil {
		s.families.drop(id)
	}
	return err
}
