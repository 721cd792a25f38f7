package app

import (
	"context"
	"slices"

	"millesime/modules/receipts/internal/counts/domain"
	stockapp "millesime/modules/receipts/internal/stock/app"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Move asks for another state of a session.
type Move struct {
	To      domain.Status
	Comment string
	Recount []int64 // products to count again; empty: all that differ
	Except  []int64 // products that keep their figures when it is approved
}

// Move brings a session into another state, as the table says.
func (s *Sessions) Move(ctx context.Context, a auth.Actor, id int64, move Move) error {
	carryOut := func(ctx context.Context, tx *db.Tx, one domain.Session, step domain.Step) error {
		row, err := one.Resolve(stock.RoleOf(a, one.Warehouse), move.To, move.Comment)
		if err != nil {
			return err
		}
		step.From, step.To, one.Status = one.Status, row.To, row.To
		switch {
		case slices.Contains(row.Effects, domain.EffectRecount):
			one.Round++
			err = s.recount(ctx, tx, one, move.Recount)
		case slices.Contains(row.Effects, domain.EffectCorrect):
			err = s.approve(ctx, tx, one, move.Except)
		}
		if err != nil {
			return err
		}
		if one.Status.Ended() {
			one.EndedAt = step.At
		}
		if err := s.store.Move(ctx, tx, one, step); err != nil {
			return err
		}
		return s.tellMoved(ctx, tx, one, step)
	}
	return stockapp.Change(ctx, s.Sources, a, id, move.Comment, s.store.Lock, carryOut)
}

// tellMoved publishes that a session changed state, and by whom it was begun.
func (s *Sessions) tellMoved(ctx context.Context, tx *db.Tx, one domain.Session, step domain.Step) error {
	begunBy, err := s.store.BegunBy(ctx, tx, one.ID)
	if err != nil {
		return err
	}
	return tx.Publish(ctx, receiptsevents.CountMovedV1{
		CountID: one.ID, Number: one.Number, Warehouse: one.Warehouse, SupplierID: one.SupplierID,
		From: receiptsevents.CountState(step.From), To: receiptsevents.CountState(step.To),
		BegunBy: begunBy, MovedBy: step.ActorID, Reason: step.Comment,
	})
}

// recount begins another round of counting.
func (s *Sessions) recount(ctx context.Context, tx *db.Tx, one domain.Session, chosen []int64) error {
	known := map[int64]domain.Line{}
	if len(chosen) > 0 {
		lines, err := s.store.LinesOf(ctx, tx, one.ID, chosen)
		if err != nil {
			return err
		}
		for _, line := range lines {
			known[line.ProductID] = line
		}
	}
	if err := one.CheckRecount(chosen, known); err != nil {
		return err
	}
	return s.store.Recount(ctx, tx, one.ID, chosen)
}

// approve corrects the levels of products that differ.
func (s *Sessions) approve(ctx context.Context, tx *db.Tx, one domain.Session, except []int64) error {
	lines, err := s.store.LinesOf(ctx, tx, one.ID, nil)
	if err != nil {
		return err
	}
	lines = slices.DeleteFunc(lines, func(l domain.Line) bool { return l.Difference() == 0 })
	ids := lists.Each(lines, func(line domain.Line) int64 { return line.ProductID })
	if len(ids) == 0 {
		return nil
	}
	known := domain.Counting{}
	if known.Levels, err = s.Stock.Levels(ctx, tx, ids); err != nil {
		return err
	}
	if known.Corrections, err = s.Stock.LastCorrections(ctx, tx, ids); err != nil {
		return err
	}
	corrections, err := one.Approve(known, lines, except)
	if err != nil {
		return err
	}
	corrected, err := s.Stock.Correct(ctx, tx, corrections)
	if err != nil {
		return err
	}
	for _, result := range corrected {
		if result.Refusal != nil {
			return result.Refusal
		}
	}
	if err := s.store.NoteCorrected(ctx, tx, one.ID, except); err != nil {
		return err
	}
	return audit.Append(ctx, tx, audit.Entry{
		Action: "stock_counts.approved", Subject: "stock_counts", SubjectID: one.ID, Person: one.SupplierID,
		After: map[string]any{"number": one.Number, "products": len(corrections), "missing": one.Totals.Missing, "surplus": one.Totals.Surplus},
	})
}
