package domain

import (
	"context"
	"slices"
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Offer tells what an actor may do with orders now.
type Offer struct {
	actor auth.Actor
	sells suppliers
	now   time.Time
}

// Offer of an actor, for any number of orders.
func (r *Reading) Offer(ctx context.Context, actor auth.Actor) (Offer, error) {
	sells, err := soldBy(ctx, r.terms, actor)
	return Offer{actor: actor, sells: sells, now: r.clock.Now()}, err
}

// Moves are the transitions that the actor may make of an order.
func (f Offer) Moves(o Summary) []Transition {
	return table.Allowed(o.Status, RoleOf(f.actor, o), situation{order: o, sells: f.sells.have(o), now: f.now})
}

// suppliers are those whose products an agent sells, with its terms there.
type suppliers map[int64]usersapi.AgentTerms

// soldBy reads those of an actor; only agents have any.
func soldBy(ctx context.Context, terms usersapi.Terms, actor auth.Actor) (suppliers, error) {
	if actor.Group != auth.CommercialAgent {
		return suppliers{}, nil
	}
	return terms.AgentTerms(ctx, actor.ID)
}

func (s suppliers) have(o Summary) bool {
	_, ok := s[o.Supplier.ID]
	return ok
}

// justPassed is how long a repeated call still meets what the first one began.
const justPassed = time.Minute

// resolve finds the row of the table by which a role makes a change, or the refusal.
func (s situation) resolve(role Role, c Change) (Transition, error) {
	if c.From != "" && c.From != s.order.Status || s.order.Status == c.To || s.repeats(c) {
		return Transition{}, ErrMovedMeanwhile
	}
	row, err := table.Find(s.order.Status, c.To, role, s)
	if err == nil && row.Reason && strings.TrimSpace(c.Comment) == "" {
		err = commentMissing()
	}
	return row, err
}

// repeats tells a double click: the order got where it should go, and the system led it on at once.
func (s situation) repeats(c Change) bool {
	ledOn := slices.ContainsFunc(table.From(c.To), func(t Transition) bool {
		return t.To == s.order.Status && t.Due == DueAtOnce
	})
	return ledOn && s.order.StatusBefore == c.To && s.now.Before(s.order.MovedAt.Add(justPassed))
}
