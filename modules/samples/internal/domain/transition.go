package domain

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
	return table.Resolve(r, r.Status, change.To, role, change.Comment)
}

// CheckWithdrawal refuses to take back what is not one's own, or was answered.
func (r Request) CheckWithdrawal(role Role) error {
	switch {
	case role != RoleBuyer:
		return ErrWithdraw
	case r.Status != Pending:
		return table.About(r.Status, ErrAnswered)
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
