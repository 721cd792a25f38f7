package domain

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// isFor tells whether a role may make this move of an order.
func (t Transition) isFor(role Role, o Summary) bool {
	return slices.Contains(t.By, role) && (!t.OnBehalf || o.OnBehalf)
}

// moves are the transitions that may be made in a situation, in table order and one per target.
func moves(s situation) []Transition {
	var offered []Transition
	for _, t := range Table() {
		if t.From != s.order.Status || !t.isFor(s.role, s.order) {
			continue
		}
		s.to = t.To
		listed := slices.ContainsFunc(offered, func(m Transition) bool { return m.To == t.To })
		if !listed && s.check(t.Guards) == nil {
			offered = append(offered, t)
		}
	}
	return offered
}

// Offer tells what an actor may do with orders now.
type Offer struct {
	actor auth.Actor
	sells suppliers
	now   time.Time
}

// Offer of an actor, for any number of orders.
func (r *Reading) Offer(ctx context.Context, actor auth.Actor) (Offer, error) {
	sells, err := soldBy(ctx, r.users, actor)
	return Offer{actor: actor, sells: sells, now: r.clock.Now()}, err
}

// Moves are the transitions that the actor may make of an order.
func (f Offer) Moves(o Summary) []Transition {
	return moves(situation{order: o, role: RoleOf(f.actor, o), sells: f.sells.have(o), now: f.now})
}

// suppliers are those whose products an agent sells, with its terms there.
type suppliers map[int64]usersapi.AgentTerms

// soldBy reads those of an actor; only agents have any.
func soldBy(ctx context.Context, users usersapi.Directory, actor auth.Actor) (suppliers, error) {
	if actor.Group != auth.CommercialAgent {
		return suppliers{}, nil
	}
	return users.AgentTerms(ctx, actor.ID)
}

func (s suppliers) have(o Summary) bool {
	_, ok := s[o.Supplier.ID]
	return ok
}

// justPassed is how long a repeated call still meets what the first one began.
const justPassed = time.Minute

// resolve finds the row of the table for a change, or the refusal.
func (s situation) resolve(c Change) (Transition, error) {
	if c.From != "" && c.From != s.order.Status || s.order.Status == s.to || s.repeated() {
		return Transition{}, ErrMovedMeanwhile
	}
	refusal := error(ErrNoSuchMove)
	for _, t := range Table() {
		if t.From != s.order.Status || t.To != s.to {
			continue
		}
		if !t.isFor(s.role, s.order) {
			if errors.Is(refusal, ErrNoSuchMove) {
				refusal = ErrMoveNotAllowed
			}
			continue
		}
		if refusal = s.check(t.Guards); refusal != nil {
			continue
		}
		if t.Reason && strings.TrimSpace(c.Comment) == "" {
			return Transition{}, commentMissing()
		}
		return t, nil
	}
	return Transition{}, refusal
}

// repeated tells a double click: the order got where it should go, and the system led it on at once.
func (s situation) repeated() bool {
	ledOn := slices.ContainsFunc(Table(), func(t Transition) bool {
		return t.From == s.to && t.To == s.order.Status && t.Due == DueAtOnce
	})
	return ledOn && s.order.StatusBefore == s.to && s.now.Before(s.order.MovedAt.Add(justPassed))
}
