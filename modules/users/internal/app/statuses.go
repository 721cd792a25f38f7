package app

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Statuses moves accounts through their states (domain 1.3).
type Statuses struct {
	*Base

	sessions    *Sessions
	obligations usersapi.Obligations
}

// NewStatuses makes them. The sessions of who may no longer act end at once; obligations keep people from being deleted.
func NewStatuses(b *Base, sessions *Sessions, o usersapi.Obligations) *Statuses {
	return &Statuses{Base: b, sessions: sessions, obligations: o}
}

// Change moves several people at once, each as far as it may: one outcome per id asked for, in their order. The number
// of statements does not grow with the number of people.
func (s *Statuses) Change(ctx context.Context, actor auth.Actor, change domain.StatusChange) ([]domain.StatusOutcome, error) {
	var outcomes []domain.StatusOutcome
	var moved []int64
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := s.store.LockUsers(ctx, tx, change.UserIDs)
		if err != nil {
			return err
		}
		scope := domain.ScopeOf(actor, s.clock.Now())
		for id, u := range people {
			if !scope.Everyone || u.Group == auth.Superadmin && !scope.Superadmins {
				delete(people, id)
			}
		}
		outcomes, err = s.move(ctx, tx, people, change, func(u domain.User) domain.Role { return domain.RoleTo(actor, u) })
		moved = done(outcomes)
		return err
	})
	if err != nil {
		return nil, err
	}
	s.sessions.forget(moved...)
	return outcomes, nil
}

// Erase deletes the actor's own account, ends its sessions and mails it what follows. It asks for the password given just
// before, and waits for open orders; what is left after 30 days is anonymised (domain 1.3).
func (s *Statuses) Erase(ctx context.Context, actor auth.Actor, reason string) error {
	if err := domain.SignedInRecently(actor, s.clock.Now()); err != nil {
		return err
	}
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := s.store.LockUsers(ctx, tx, []int64{actor.ID})
		if err != nil {
			return err
		}
		change := domain.StatusChange{UserIDs: []int64{actor.ID}, To: auth.Deleted, Reason: reason, Own: true}
		outcomes, err := s.move(ctx, tx, people, change, func(domain.User) domain.Role { return domain.RoleOwner })
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
	ctx context.Context, tx *db.Tx, people map[int64]domain.User, change domain.StatusChange, roleTo func(domain.User) domain.Role,
) ([]domain.StatusOutcome, error) {
	open, err := s.openBusiness(ctx, tx, people, change.To)
	if err != nil {
		return nil, err
	}
	now := s.clock.Now()
	outcomes := make([]domain.StatusOutcome, 0, len(change.UserIDs))
	moving := map[auth.Status][]int64{}
	for _, id := range change.UserIDs {
		u, ok := people[id]
		if !ok {
			outcomes = append(outcomes, domain.StatusOutcome{UserID: id, Refusal: usersapi.ErrUserNotFound})
			continue
		}
		refusal := change.Refusal(u, roleTo(u), open[id], now)
		outcomes = append(outcomes, domain.StatusOutcome{UserID: id, Previous: u.Status, Refusal: refusal})
		if refusal == nil && !slices.Contains(moving[u.Status], id) {
			moving[u.Status] = append(moving[u.Status], id)
		}
	}
	for _, from := range auth.AllStatuses() {
		if len(moving[from]) == 0 {
			continue
		}
		m := domain.StatusMove{From: from, To: change.To, Reason: change.Reason, Own: change.Own, At: now}
		if err := s.write(ctx, tx, people, moving[from], m); err != nil {
			return nil, err
		}
	}
	return outcomes, nil
}

// openBusiness counts what keeps people from being deleted.
func (s *Statuses) openBusiness(ctx context.Context, tx *db.Tx, people map[int64]domain.User, to auth.Status) (map[int64]int, error) {
	if to != auth.Deleted || len(people) == 0 {
		return map[int64]int{}, nil
	}
	return s.obligations.Open(ctx, tx, slices.Collect(maps.Keys(people)))
}

func (s *Statuses) write(ctx context.Context, tx *db.Tx, people map[int64]domain.User, ids []int64, m domain.StatusMove) error {
	if err := s.store.WriteStatus(ctx, tx, ids, m); err != nil {
		return err
	}
	if m.To == auth.Blocked || m.To == auth.Deleted {
		if err := s.store.RevokeSessions(ctx, tx, ids, m.At); err != nil {
			return err
		}
	}
	entries, letters := make([]audit.Entry, 0, len(ids)), make([]domain.Letter, 0, len(ids))
	for _, id := range ids {
		entries = append(entries, audit.Entry{
			Action: "users.status_changed", Subject: "users", SubjectID: id,
			Before: auditedStatus{m.From, people[id].StatusReason}, After: auditedStatus{m.To, m.Reason},
		})
		letters = append(letters, domain.StatusLetter(people[id], m))
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

func done(outcomes []domain.StatusOutcome) []int64 {
	var ids []int64
	for _, o := range outcomes {
		if o.Refusal == nil {
			ids = append(ids, o.UserID)
		}
	}
	slices.SortFunc(ids, cmp.Compare)
	return slices.Compact(ids)
}
