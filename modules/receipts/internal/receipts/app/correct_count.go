package app

import (
	"context"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// CorrectCount brings what was counted of a receipt to what had really come (domain 6.1). What orders reserve and is not there is
// awaited again, the youngest orders first to wait; of a closed receipt bottles may be missing again, which opens it.
func (r *Receipts) CorrectCount(ctx context.Context, a auth.Actor, id int64, c domain.CountCorrection) error {
	of := r.Reading(a)
	return r.change(ctx, a, id, c.Reason, func(ctx context.Context, tx *db.Tx, _ domain.Receipt, step domain.Step) error {
		one, err := r.store.Receipt(ctx, tx, of, id)
		if err != nil {
			return err
		}
		role := stock.RoleOf(a, one.Warehouse)
		if err := one.CheckCorrection(role, step.At); err != nil {
			return err
		}
		if err := one.CheckVersion(c.Version); err != nil {
			return err
		}
		counted, err := r.store.CountedLots(ctx, tx, id)
		if err != nil {
			return err
		}
		parts, changed, err := c.Correct(&one, counted)
		if err != nil {
			return err
		}
		if err := r.store.AddCorrections(ctx, tx, id, parts, changed, step); err != nil {
			return err
		}
		reason := one.Number + " : " + c.Reason
		if err := r.Stock.TakeBack(ctx, tx, domain.CorrectionChanges(one, parts, reason), c.Products(), reason); err != nil {
			return err
		}
		return r.noteCorrection(ctx, tx, role, one, parts, step)
	})
}

// noteCorrection moves the receipt on, or notes in its timeline that it was corrected.
func (r *Receipts) noteCorrection(
	ctx context.Context, tx *db.Tx, role stock.Role, one domain.Receipt, parts []domain.CountedLine, step domain.Step,
) error {
	step.Changed = []string{domain.ChangedCorrected}
	step.Units, step.Damaged = domain.Count{Lines: parts}.Units()
	if err := tellReceipt(ctx, tx, receiptsevents.ReceiptCorrected, one, step); err != nil {
		return err
	}
	if to := one.Corrected(); to != one.Status {
		row, err := one.Resolve(role, domain.Move{To: to, Comment: step.Comment})
		if err != nil {
			return err
		}
		return r.carryOut(ctx, tx, one, row, step)
	}
	return r.store.Change(ctx, tx, one, step)
}
