package domain

import (
	"context"
	"errors"
	"slices"
	"strings"

	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
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

// Move is what is written when a request moves.
type Move struct {
	Request     Request
	Step        Step
	OrderID     int64 // of EffectOrder
	OrderNumber string
}

// MoveStore moves requests that are locked.
type MoveStore interface {
	Lock(ctx context.Context, tx *db.Tx, scope lists.Scope, ids []int64) (map[int64]Request, error)
	Move(ctx context.Context, tx *db.Tx, m Move) error
}

// Transitions bring requests through the state table.
type Transitions struct {
	db      Transactor
	store   MoveStore
	placing *Placing
	parties usersapi.Parties
	access  usersapi.Access
	clock   clock.Clock
}

// NewTransitions makes the use case.
func NewTransitions(d Transactor, s MoveStore, p *Placing, parties usersapi.Parties, access usersapi.Access, c clock.Clock) *Transitions {
	return &Transitions{db: d, store: s, placing: p, parties: parties, access: access, clock: c}
}

// Make moves several requests at once, each as far as it may: one outcome per id asked for, in their order. A failure
// that is no refusal moves nothing.
func (t *Transitions) Make(ctx context.Context, a auth.Actor, change Change) ([]Outcome, error) {
	change.Comment = strings.TrimSpace(change.Comment)
	scope, err := t.access.Scope(ctx, a)
	if err != nil {
		return nil, err
	}
	var outcomes []Outcome
	err = t.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes = make([]Outcome, 0, len(change.IDs))
		locked, err := t.store.Lock(ctx, tx, scope, change.IDs)
		if err != nil {
			return err
		}
		parties, err := t.parties.Parties(ctx, []int64{a.ID, a.Impersonator})
		if err != nil {
			return err
		}
		now := t.clock.Now()
		for _, id := range change.IDs {
			r, ok := locked[id]
			if !ok {
				outcomes = append(outcomes, Outcome{ID: id, Refusal: ErrNotFound})
				continue
			}
			row, refusal := resolve(r, RoleOf(a, r), change)
			if refusal != nil {
				outcomes = append(outcomes, Outcome{ID: id, Status: r.Status, Refusal: refusal})
				continue
			}
			if err := t.move(ctx, tx, a, r, row, stepOf(a, parties, r.Status, change.To, change.Comment, now)); err != nil {
				return err
			}
			r.Status = change.To
			locked[id] = r
			outcomes = append(outcomes, Outcome{ID: id, Status: r.Status})
		}
		return nil
	})
	return outcomes, err
}

// resolve finds the row of the table by which a role makes a change, or the refusal.
func resolve(r Request, role Role, change Change) (Transition, error) {
	if r.Status == change.To {
		return Transition{}, ErrMovedMeanwhile.With("status", r.Status.words()).Body(current{r.Status})
	}
	row, err := table.Find(r.Status, change.To, role, r)
	switch {
	case errors.Is(err, ErrNoSuchMove):
		err = ErrNoSuchMove.With("status", r.Status.words(), "to", change.To.words()).Body(current{r.Status})
	case errors.Is(err, ErrNotYourMove):
		err = ErrNotYourMove.With("to", change.To.words())
	case row.Reason && change.Comment == "":
		err = fault.Invalid(validate.Violation("comment", "required"))
	}
	return row, err
}

// move writes one move with its effect and tells the house.
func (t *Transitions) move(ctx context.Context, tx *db.Tx, a auth.Actor, r Request, row Transition, step Step) error {
	made := Move{Request: r, Step: step}
	if slices.Contains(row.Effects, EffectOrder) {
		placed, err := t.placing.place(ctx, tx, a, r, step)
		if err != nil {
			return err
		}
		made.OrderID, made.OrderNumber = placed.ID, placed.Number
	}
	if err := t.store.Move(ctx, tx, made); err != nil {
		return err
	}
	return tx.Publish(ctx, samplesevents.RequestMovedV1{
		RequestID: r.ID, ProductName: r.Product.Name, From: string(step.From), To: string(step.To),
		CustomerID: r.CustomerID, SupplierID: r.SupplierID, MovedBy: a.ID,
	})
}
