package domain

import (
	"slices"

	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/states"
)

// Move asks for another state of a receipt.
type Move struct {
	To      Status
	Comment string
}

// Resolve finds the row of the table by which a role makes a change, or the refusal.
func (r Receipt) Resolve(role stock.Role, change Move) (Transition, error) {
	row, err := table.Resolve(r, r.Status, change.To, role, change.Comment)
	if err == nil && r.NeedsReason(row) {
		err = table.CheckReason(change.Comment)
	}
	return row, err
}

// NeedsReason tells whether a transition asks for a comment now: closing what is short of something does.
func (r Receipt) NeedsReason(row Transition) bool {
	return row.Reason || row.To == Complete && r.Short > 0
}

// Transitions are those by which a role may move the receipt now, in table order.
func (r Receipt) Transitions(role stock.Role) []Transition { return table.Allowed(r.Status, role, r) }

// CheckCount refuses to count what has not arrived, and what others count.
func (r Receipt) CheckCount(role stock.Role) error {
	switch {
	case !role.Keeps():
		return ErrCounting
	case !r.Status.Countable():
		return table.Refuse(ErrNotCountable, r.Status)
	}
	return nil
}

// CheckEdit refuses to change what ended, and lines once the goods are there.
func (r Receipt) CheckEdit(version int64, lines bool) error {
	switch {
	case r.Version != version:
		return r.CheckVersion(version)
	case !r.Status.IsOpen(), lines && r.Status != Processing:
		return table.Refuse(ErrEnded, r.Status)
	}
	return nil
}

// CheckVersion refuses a change of something else than what is there.
func (r Receipt) CheckVersion(version int64) error {
	if r.Version != version {
		return table.About(r.Status, ErrVersion)
	}
	return nil
}

// Has tells whether a transition has an effect.
func Has(row Transition, effect states.Effect) bool { return slices.Contains(row.Effects, effect) }
