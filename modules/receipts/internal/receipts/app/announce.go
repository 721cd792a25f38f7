package app

import (
	"cmp"
	"context"
	"slices"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Announce writes a delivery that is to come, and promises it to those who wait.
func (r *Receipts) Announce(ctx context.Context, a auth.Actor, one domain.Receipt) (int64, error) {
	supplierID, err := r.SupplierOf(ctx, a, one.SupplierID)
	if err != nil {
		return 0, err
	}
	one.SupplierID, one.Status, one.Version = supplierID, domain.Processing, 1
	one.DutyStatus = cmp.Or(one.DutyStatus, domain.DutyPaid)
	if err := one.Check(); err != nil {
		return 0, err
	}
	products, err := r.Products.Seen(ctx, a, one.Products())
	if err != nil {
		return 0, err
	}
	step, err := r.step(ctx, a, "")
	if err != nil {
		return 0, err
	}
	step.To = one.Status
	var id int64
	err = r.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		id, err = r.Bring(ctx, tx, one, products, step)
		return err
	})
	return id, err
}

// Bring writes a receipt of products that its author sees, and gives its id.
func (r *Receipts) Bring(
	ctx context.Context, tx *db.Tx, one domain.Receipt, products map[int64]productsapi.Product, step domain.Step,
) (int64, error) {
	if err := one.CheckExpected(step.At); err != nil {
		return 0, err
	}
	one.Lines = slices.Clone(one.Lines) // they are given ids, and a transaction may run again
	one.CreatedAt, one.UpdatedAt = step.At, step.At
	levels, err := r.Stock.Levels(ctx, tx, one.Products())
	if err != nil {
		return 0, err
	}
	if err := one.CheckLines(products, levels); err != nil {
		return 0, err
	}
	if err := r.store.Add(ctx, tx, &one, step); err != nil {
		return 0, err
	}
	if one.RecoveryID == 0 { // of one that a return makes, the return tells
		if err := tellReceipt(ctx, tx, receiptsevents.ReceiptAnnounced, one, step); err != nil {
			return 0, err
		}
	}
	return one.ID, r.Stock.Rearrange(ctx, tx, one.Products(), levels)
}

// Edit is what somebody changes of a receipt.
type Edit struct {
	Version int64 // that its author saw
	Header  func(domain.Header) domain.Header
	Lines   []domain.Line // nil: they stay
}

// Edit changes a receipt while it is open, its lines until it has arrived.
func (r *Receipts) Edit(ctx context.Context, a auth.Actor, id int64, edit Edit) error {
	asked := domain.Receipt{Lines: edit.Lines}
	products, err := r.Products.Seen(ctx, a, asked.Products())
	if err != nil {
		return err
	}
	return r.change(ctx, a, id, "", func(ctx context.Context, tx *db.Tx, one domain.Receipt, step domain.Step) error {
		if err := one.CheckEdit(edit.Version, edit.Lines != nil); err != nil {
			return err
		}
		before := one.Header
		one.Header = edit.Header(before)
		if err := one.Check(); err != nil {
			return err
		}
		if before.ExpectedOn != one.ExpectedOn { // what is late already may stay so
			if err := one.CheckExpected(step.At); err != nil {
				return err
			}
		}
		step.Changed = before.Changed(one.Header)
		touched := one.Products()
		levels, err := r.Stock.Levels(ctx, tx, append(touched, asked.Products()...))
		if err != nil {
			return err
		}
		if edit.Lines != nil {
			var removed []int64
			one.Lines, removed = one.Replace(edit.Lines)
			if err := one.CheckLines(products, levels); err != nil {
				return err
			}
			if err := r.store.ReplaceLines(ctx, tx, id, one.Lines, removed); err != nil {
				return err
			}
			step.Changed = append(step.Changed, domain.ChangedLines)
		}
		if len(step.Changed) == 0 {
			return nil
		}
		if err := r.store.Change(ctx, tx, one, step); err != nil {
			return err
		}
		if edit.Lines == nil && before.ExpectedOn == one.ExpectedOn {
			return nil
		}
		return r.Stock.Rearrange(ctx, tx, stock.Unique(append(touched, one.Products()...)), levels)
	})
}

// Move brings a receipt into another state, as the table says.
func (r *Receipts) Move(ctx context.Context, a auth.Actor, id int64, change domain.Move) error {
	return r.change(ctx, a, id, change.Comment, func(ctx context.Context, tx *db.Tx, one domain.Receipt, step domain.Step) error {
		row, err := one.Resolve(stock.RoleOf(a, one.Warehouse), change)
		if err != nil {
			return err
		}
		return r.carryOut(ctx, tx, one, row, step)
	})
}

// carryOut writes a move of a locked receipt with its effects.
func (r *Receipts) carryOut(ctx context.Context, tx *db.Tx, one domain.Receipt, row domain.Transition, step domain.Step) error {
	step.From, step.To = one.Status, row.To
	one.Status = row.To
	if domain.Has(row, domain.EffectArrived) {
		one.ArrivedAt = step.At
	}
	if err := r.store.Change(ctx, tx, one, step); err != nil {
		return err
	}
	if one.Status == domain.Complete || one.Status == domain.Canceled {
		if err := tellReceipt(ctx, tx, string(one.Status), one, step); err != nil {
			return err
		}
	}
	if !domain.Has(row, domain.EffectRedate) {
		return nil
	}
	levels, err := r.Stock.Levels(ctx, tx, one.Products())
	if err != nil {
		return err
	}
	return r.Stock.Rearrange(ctx, tx, one.Products(), levels)
}

// tellReceipt publishes what the author of a step did to a receipt.
func tellReceipt(ctx context.Context, tx *db.Tx, act string, one domain.Receipt, step domain.Step) error {
	return tx.Publish(ctx, receiptsevents.ReceiptActV1{
		ReceiptID: one.ID, Number: one.Number, Warehouse: one.Warehouse, SupplierID: one.SupplierID, Act: act, By: step.ActorID,
		ExpectedOn: one.ExpectedOn, Expected: one.Expected, Received: one.Received, Damaged: one.Damaged, Short: one.Short, Reason: step.Comment,
	})
}
