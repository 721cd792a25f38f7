package domain

import (
	"errors"
	"slices"
	"strings"
	"time"

	"millesime/platform/auth"
)

// isFor tells whether a role may make this move of an order.
func (t Transition) isFor(role Role, o Summary) bool {
	return slices.Contains(t.By, role) && (!t.OnBehalf || o.OnBehalf)
}

// Moves are the transitions that a role may make of an order now, in table order and one per target.
func Moves(o Summary, role Role, now time.Time) []Transition {
	var moves []Transition
	for _, t := range Table() {
		if t.From != o.Status || !t.isFor(role, o) {
			continue
		}
		s := situation{order: o, role: role, to: t.To, now: now}
		listed := slices.ContainsFunc(moves, func(m Transition) bool { return m.To == t.To })
		if !listed && s.check(t.Guards) == nil {
			moves = append(moves, t)
		}
	}
	return moves
}

// Moves are the transitions that the actor may make of an order now.
func (r *Reading) Moves(actor auth.Actor, o Summary) []Transition {
	return Moves(o, RoleOf(actor, o), r.clock.Now())
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
	return s.order.StatusBefore == s.to && s.to.MovesAtOnce() && s.now.Before(s.order.MovedAt.Add(justPassed))
}
