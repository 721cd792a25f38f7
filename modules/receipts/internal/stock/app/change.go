package app

import (
	"context"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/document"
)

// StepOf begins a timeline entry of an actor.
func StepOf[S ~string](ctx context.Context, s Sources, a auth.Actor, to S, comment string) (document.Step[S], error) {
	parties, err := s.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
	return document.Step[S]{Signature: usersapi.Sign(a, parties), To: to, Comment: comment, At: s.Now()}, err
}

// Change lets an actor change a document that it reads, which is locked until the change is written with its step, whose instant lies
// behind the lock: steps stand in the order in which they were made. A transaction may run again: each run has a step of its own.
func Change[S ~string, D any](
	ctx context.Context, s Sources, a auth.Actor, id int64, comment string,
	lock func(context.Context, *db.Tx, domain.Reading, int64) (D, error),
	act func(ctx context.Context, tx *db.Tx, one D, step document.Step[S]) error,
) error {
	of := s.Reading(a)
	step, err := StepOf(ctx, s, a, S(""), comment)
	if err != nil {
		return err
	}
	return s.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := lock(ctx, tx, of, id)
		if err != nil {
			return err
		}
		step.At = s.Now()
		return act(ctx, tx, one, step)
	})
}
