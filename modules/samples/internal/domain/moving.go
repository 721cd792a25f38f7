package domain

import (
	"context"
	"slices"
	"strings"

	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
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

// Move is what is written when a request moves.
type Move struct {
	Request     Request
	Step        Step
	OrderID     int64 // of EffectOrder
	OrderNumber string
}

// Mover moves requests that are locked.
type Mover interface {
	Lock(ctx context.Context, tx *db.Tx, scope Scope, ids []int64) (map[int64]Request, error)
	Move(ctx context.Context, tx *db.Tx, m Move) error
}

// Moving moves requests through the state table.
type Moving struct {
	db      Transactor
	store   Mover
	placing *Placing
	users   usersapi.Directory
	clock   clock.Clock
}

// NewMoving makes the use case.
func NewMoving(d Transactor, m Mover, o *Placing, users usersapi.Directory, c clock.Clock) *Moving {
	return &Moving{db: d, store: m, placing: o, users: users, clock: c}
}

// Move moves several requests at once, each as far as it may: one outcome per id asked for, in their order. A failure
// that is no refusal moves nothing.
func (m *Moving) Move(ctx context.Context, a auth.Actor, change Change) ([]Outcome, error) {
	change.Comment = strings.TrimSpace(change.Comment)
	scope, err := ScopeOf(ctx, a, m.users)
	if err != nil {
		return nil, err
	}
	var outcomes []Outcome
	err = m.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes = make([]Outcome, 0, len(change.IDs))
		locked, err := m.store.Lock(ctx, tx, scope, change.IDs)
		if err != nil {
			return err
		}
		parties, err := m.users.Parties(ctx, []int64{a.ID, a.Impersonator})
		if err != nil {
			return err
		}
		now := m.clock.Now()
		for _, id := range change.IDs {
			r, ok := locked[id]
			if !ok {
				outcomes = append(outcomes, Outcome{ID: id, Refusal: ErrNotFound})
				continue
			}
			if refusal := refuses(r, RoleOf(a, r), change); refusal != nil {
				outcomes = append(outcomes, Outcome{ID: id, Status: r.Status, Refusal: refusal})
				continue
			}
			if err := m.move(ctx, tx, a, r, stepOf(a, parties, r.Status, change.To, change.Comment, now)); err != nil {
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

// refuses tells why a request may not be moved; nil when it may.
func refuses(r Request, role Role, change Change) error {
	if r.Status == change.To {
		return ErrMovedMeanwhile.With("status", r.Status.words()).Body(current{r.Status})
	}
	row, ok := transitionOf(r.Status, change.To)
	switch {
	case !ok:
		return ErrNoSuchMove.With("status", r.Status.words(), "to", change.To.words()).Body(current{r.Status})
	case !slices.Contains(row.By, role):
		return ErrNotYourMove.With("to", change.To.words())
	case row.Reason && change.Comment == "":
		return fault.Invalid(validate.Violation("comment", "required"))
	}
	return nil
}

// move writes one move with its effect and tells the house.
func (m *Moving) move(ctx context.Context, tx *db.Tx, a auth.Actor, r Request, step Step) error {
	made := Move{Request: r, Step: step}
	if row, _ := transitionOf(step.From, step.To); row.Effect == EffectOrder {
		placed, err := m.placing.place(ctx, tx, a, r, step)
		if err != nil {
			return err
		}
		made.OrderID, made.OrderNumber = placed.ID, placed.Number
	}
	if err := m.store.Move(ctx, tx, made); err != nil {
		return err
	}
	return tx.Publish(ctx, samplesevents.RequestMovedV1{
		RequestID: r.ID, ProductName: r.Product.Name, From: string(step.From), To: string(step.To),
		CustomerID: r.CustomerID, SupplierID: r.SupplierID, MovedBy: a.ID,
	})
}
