package domain

import (
	"errors"

	"millesime/platform/fault"
	"millesime/platform/validate"
)

// Change asks for another state of some requests.
type Change struct {
	IDs     []int64
	To      Status
	Comment string
}

// Outcome is what became of one of them.
type Outcome struct {
	ID      int64
	Status  Status // now; "" for what cannot be found
	Refusal error  // nil when it moved
}

// Resolve finds the row of the table by which a role makes a change, or the refusal.
func (r Request) Resolve(role Role, change Change) (Transition, error) {
	if r.Status == change.To {
		return Transition{}, ErrMovedMeanwhile.With("status", r.Status.words()).Body(current{r.Status})
	}
	row, err := table.Find(r.Status, change.To, role, r)
	switch {
	case errors.Is(err, ErrNoSuchMove):
		err = ErrNoSuchMove.With("status", r.Status.words(), "to", change.To.words()).Body(current{r.Status})
	case row.Reason && change.Comment == "":
		err = fault.Invalid(validate.Violation("comment", "required"))
	}
	return row, err
}

// CheckWithdrawal refuses to take back what is not one's own, or was answered.
func (r Request) CheckWithdrawal(role Role) error {
	switch {
	case role != RoleBuyer:
		return ErrWithdraw
	case r.Status != Pending:
		return ErrAnswered.Body(current{r.Status})
	}
	return nil
}

// CheckFeedback lets the buyer say what it thought once, when the sample has arrived.
func (r Request) CheckFeedback(role Role) error {
	switch {
	case role != RoleBuyer:
		return ErrFeedback
	case r.DeliveredAt.IsZero():
		return ErrNotDelivered
	case r.Feedback.Rating != 0:
		return ErrFeedbackGiven
	}
	return nil
}
