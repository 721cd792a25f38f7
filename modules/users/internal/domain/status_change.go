package domain

import (
	"cmp"
	"context"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// StatusStore writes the status of accounts.
type StatusStore interface {
	// LockUsers reads several people, locked in id order until the end; who does not exist is left out.
	LockUsers(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]User, error)
	// WriteStatus moves people who all have the same status.
	WriteStatus(ctx context.Context, tx *db.Tx, ids []int64, m StatusMove) error
	// RevokeSessions ends every session of several people.
	RevokeSessions(ctx context.Context, tx *db.Tx, userIDs []int64, at time.Time) error
}

// StatusMove is what is written of a change of status.
type StatusMove struct {
	From, To auth.Status
	Reason   string
	Own      bool // the person's own wish
	At       time.Time
}

// StatusChange asks for another status of some people.
type StatusChange struct {
	UserIDs []int64
	To      auth.Status
	Reason  string
	Own     bool // the person's own wish
}

// StatusOutcome is what became of one of them.
type StatusOutcome struct {
	UserID   int64
	Previous auth.Status // "" for who is not to be seen
	Refusal  error       // nil when the status changed
}

// Statuses moves accounts through their states (domain 1.3).
type Statuses struct {
	db          Transactor
	store       StatusStore
	clock       clock.Clock
	sessions    *Sessions
	post        Post
	obligations []usersapi.Obligations
}

// NewStatuses makes the use cases of states. The sessions of who may no longer act end at once.
func NewStatuses(d Transactor, s StatusStore, c clock.Clock, sessions *Sessions, p Post) *Statuses {
	return &Statuses{db: d, store: s, clock: c, sessions: sessions, post: p}
}

// Oblige adds somebody who knows what keeps people from being deleted.
func (s *Statuses) Oblige(o usersapi.Obligations) { s.obligations = append(s.obligations, o) }

// Change moves several people at once, each as far as it may: one outcome per id asked for, in their order. The number
// of statements does not grow with the number of people.
func (s *Statuses) Change(ctx context.Context, actor auth.Actor, change StatusChange) ([]StatusOutcome, error) {
	var outcomes []StatusOutcome
	var moved []int64
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := s.store.LockUsers(ctx, tx, change.UserIDs)
		if err != nil {
			return err
		}
		scope := ScopeOf(actor, s.clock.Now())
		for id, u := range people {
			if !scope.Everyone || u.Group == auth.Superadmin && !scope.Superadmins {
				delete(people, id)
			}
		}
		outcomes, err = s.move(ctx, tx, people, change, func(u User) Role { return RoleTo(actor, u) })
		moved = done(outcomes)
		return err
	})
	if err != nil {
		return nil, err
	}
	s.sessions.forget(moved...)
	return outcomes, nil
}

// Erase deletes the account of the person itself, or tells why not.
func (s *Statuses) Erase(ctx context.Context, actor auth.Actor, reason string) error {
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := s.store.LockUsers(ctx, tx, []int64{actor.ID})
		if err != nil {
			return err
		}
		change := StatusChange{UserIDs: []int64{actor.ID}, To: auth.Deleted, Reason: reason, Own: true}
		outcomes, err := s.move(ctx, tx, people, change, func(User) Role { return RoleOwner })
		if err != nil {
			return err
		}
		return outcomes[0].Refusal
	})
	if err == nil {
		s.sessions.forget(actor.ID)
	}
	return err
}

// move changes the status of the people who may be moved, in the caller's transaction.
func (s *Statuses) move(
	ctx context.Context, tx *db.Tx, people map[int64]User, change StatusChange, roleTo func(User) Role,
) ([]StatusOutcome, error) {
	open, err := s.openBusiness(ctx, tx, people, change.To)
	if err != nil {
		return nil, err
	}
	now := s.clock.Now()
	outcomes := make([]StatusOutcome, 0, len(change.UserIDs))
	moving := map[auth.Status][]int64{}
	for _, id := range change.UserIDs {
		u, ok := people[id]
		if !ok {
			outcomes = append(outcomes, StatusOutcome{UserID: id, Refusal: usersapi.ErrUserNotFound})
			continue
		}
		refusal := refuses(u, roleTo(u), change, open[id], now)
		outcomes = append(outcomes, StatusOutcome{UserID: id, Previous: u.Status, Refusal: refusal})
		if refusal == nil && !slices.Contains(moving[u.Status], id) {
			moving[u.Status] = append(moving[u.Status], id)
		}
	}
	for _, from := range auth.AllStatuses() {
		if len(moving[from]) == 0 {
			continue
		}
		m := StatusMove{From: from, To: change.To, Reason: change.Reason, Own: change.Own, At: now}
		if err := s.write(ctx, tx, people, moving[from], m); err != nil {
			return nil, err
		}
	}
	return outcomes, nil
}

// refuses tells why a person may not be moved; nil when it may.
func refuses(u User, role Role, change StatusChange, open int, now time.Time) error {
	switch {
	case role == RoleReader:
		return ErrStatusChange
	case u.Status == change.To:
		return ErrSameStatus
	}
	row, err := u.transitionTo(change.To, role, now)
	switch {
	case err != nil:
		return err
	case row.Reason && role == RoleAdmin && change.Reason == "":
		return reasonMissing()
	case open > 0:
		return openOrders(open)
	}
	return nil
}

// openBusiness counts what keeps people from being deleted.
func (s *Statuses) openBusiness(ctx context.Context, tx *db.Tx, people map[int64]User, to auth.Status) (map[int64]int, error) {
	open := map[int64]int{}
	if to != auth.Deleted || len(people) == 0 {
		return open, nil
	}
	ids := make([]int64, 0, len(people))
	for id := range people {
		ids = append(ids, id)
	}
	for _, o := range s.obligations {
		counts, err := o.Open(ctx, tx, ids)
		if err != nil {
			return nil, err
		}
		for id, n := range counts {
			open[id] += n
		}
	}
	return open, nil
}

func (s *Statuses) write(ctx context.Context, tx *db.Tx, people map[int64]User, ids []int64, m StatusMove) error {
	if err := s.store.WriteStatus(ctx, tx, ids, m); err != nil {
		return err
	}
	if m.To == auth.Blocked || m.To == auth.Deleted {
		if err := s.store.RevokeSessions(ctx, tx, ids, m.At); err != nil {
			return err
		}
	}
	entries, letters := make([]audit.Entry, 0, len(ids)), make([]Letter, 0, len(ids))
	for _, id := range ids {
		entries = append(entries, audit.Entry{
			Action: "users.status_changed", Subject: "users", SubjectID: id,
			Before: auditedStatus{m.From, people[id].StatusReason}, After: auditedStatus{m.To, m.Reason},
		})
		letters = append(letters, statusLetter(people[id], m))
	}
	if err := audit.Append(ctx, tx, entries...); err != nil {
		return err
	}
	if err := s.post.Queue(ctx, tx, letters...); err != nil {
		return err
	}
	return tx.Publish(ctx, usersevents.StatusChangedV1{UserIDs: ids, From: string(m.From), To: string(m.To)})
}

// auditedStatus is what the trail keeps of a status.
type auditedStatus struct {
	Status auth.Status `json:"status"`
	Reason string      `json:"reason"`
}

func done(outcomes []StatusOutcome) []int64 {
	var ids []int64
	for _, o := range outcomes {
		if o.Refusal == nil {
			ids = append(ids, o.UserID)
		}
	}
	slices.SortFunc(ids, cmp.Compare)
	return slices.Compact(ids)
}
