package domain

import (
	"errors"
	"slices"

	"millesime/platform/fault"
	"millesime/platform/states"
	"millesime/platform/validate"
)

// Move asks for another state of a receipt.
type Move struct {
	To      Status
	Comment string
}

// Resolve finds the row of the table by which a role makes a change, or the refusal.
func (r Receipt) Resolve(role Role, change Move) (Transition, error) {
	if r.Status == change.To {
		return Transition{}, ErrMovedMeanwhile.With("status", r.Status.words()).Body(current{r.Status})
	}
	row, err := table.Find(r.Status, change.To, role, r)
	switch {
	case errors.Is(err, ErrNoSuchMove):
		err = ErrNoSuchMove.With("status", r.Status.words(), "to", change.To.words()).Body(current{r.Status})
	case errors.Is(err, ErrNotYourMove):
		err = ErrNotYourMove.With("to", change.To.words())
	case err == nil && change.Comment == "" && r.NeedsReason(row):
		err = fault.Invalid(validate.Violation("comment", "required"))
	}
	return row, err
}

// NeedsReason tells whether a transition asks for a comment now: closing what is short of something does.
func (r Receipt) NeedsReason(row Transition) bool {
	return row.Reason || row.To == Complete && r.Short > 0
}

// Transitions are those by which a role may move the receipt now, in table order.
func (r Receipt) Transitions(role Role) []Transition { return table.Allowed(r.Status, role, r) }

// CheckCount refuses to count what has not arrived, and what others count.
func (r Receipt) CheckCount(role Role) error {
	switch {
	case !role.Keeps():
		return ErrCounting
	case !r.Status.Countable():
		return ErrNotCountable.With("status", r.Status.words()).Body(current{r.Status})
	}
	return nil
}

// CheckEdit refuses to change what ended, and lines once the goods are there.
func (r Receipt) CheckEdit(version int64, lines bool) error {
	switch {
	case r.Version != version:
		return r.CheckVersion(version)
	case !r.Status.IsOpen(), lines && r.Status != Processing:
		return ErrEnded.With("status", r.Status.words()).Body(current{r.Status})
	}
	return nil
}

// CheckVersion refuses a change of something else than what is there.
func (r Receipt) CheckVersion(version int64) error {
	if r.Version != version {
		return ErrVersion.Body(current{r.Status})
	}
	return nil
}

// Has tells whether a transition has an effect.
func Has(row Transition, effect states.Effect) bool { return slices.Contains(row.Effects, effect) }
