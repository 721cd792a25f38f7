package app

import (
	"context"
	"fmt"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/picture"
)

// Count adds what was counted of a receipt to the stock, and serves those who wait with it. Counts add up, so two people may
// count at once; nothing is written when any line is refused.
func (r *Receipts) Count(ctx context.Context, a auth.Actor, id int64, c domain.Count) error {
	seen, err := r.store.Receipt(ctx, nil, r.Reading(a), id)
	if err != nil {
		return err
	}
	role := stock.RoleOf(a, seen.Warehouse)
	if err := seen.CheckCount(role); err != nil { // before any photo is looked at
		return err
	}
	products, err := r.Products.Seen(ctx, a, c.Products())
	if err != nil {
		return err
	}
	if err := r.keepPhotos(ctx, c.Lines); err != nil {
		return err
	}
	return r.change(ctx, a, id, c.Comment, func(ctx context.Context, tx *db.Tx, one domain.Receipt, step domain.Step) error {
		if err := one.CheckCount(role); err != nil {
			return err
		}
		levels, err := r.Stock.Levels(ctx, tx, c.Products())
		if err != nil {
			return err
		}
		if err := c.Check(one, products, levels); err != nil {
			return err
		}
		lots, err := r.Stock.LotsOf(ctx, tx, c.Products(), c.LotNames(one))
		if err != nil {
			return err
		}
		c, err := c.WithLots(one, lots) // a transaction may run again: it has lines of its own
		if err != nil {
			return err
		}
		added := c.Unannounced(one)
		if err := r.store.AddLines(ctx, tx, id, len(one.Lines), added); err != nil {
			return err
		}
		one.Lines = append(one.Lines, added...)
		changed := c.Add(&one)
		if err := r.store.Count(ctx, tx, id, c.Lines, changed, step); err != nil {
			return err
		}
		if err := r.noteCount(ctx, tx, role, one, c, step); err != nil {
			return err
		}
		return r.Stock.TakeIn(ctx, tx, c.Products(), c.Changes(one))
	})
}

// noteCount moves the receipt on: it is counted in part, or complete when all is there or its counter says that no more comes.
func (r *Receipts) noteCount(ctx context.Context, tx *db.Tx, role stock.Role, one domain.Receipt, c domain.Count, step domain.Step) error {
	step.Changed = []string{domain.ChangedCounted}
	step.Units, step.Damaged = c.Units()
	if c.Complete || one.Whole() {
		row, err := one.Resolve(role, domain.Move{To: domain.Complete, Comment: c.Comment})
		if err != nil {
			return err
		}
		return r.carryOut(ctx, tx, one, row, step)
	}
	if one.Received+one.Damaged > 0 { // a note alone is no count: the receipt may still be canceled
		one.Status = domain.Partiel
	}
	step.To = one.Status
	if err := r.store.Change(ctx, tx, one, step); err != nil || step.Damaged == 0 {
		return err
	}
	return tellReceipt(ctx, tx, receiptsevents.ReceiptCounted, one, step)
}

const (
	mostPhotos    = 20 // of one count
	maxPhotoBytes = 5 << 20
	photoSide     = 1600 // pixels: enough to read a label
)

// keepPhotos makes what was uploaded with a count safe to show, and keeps it.
func (r *Receipts) keepPhotos(ctx context.Context, lines []domain.CountedLine) error {
	var refused []fault.Violation
	kept := 0
	for n := range lines {
		if lines[n].Photo == "" {
			continue
		}
		path := fmt.Sprintf("lines[%d].photo", n)
		if kept++; kept > mostPhotos {
			return fault.Invalid(fault.At(path, "too_many", "Envoyez au plus 20 photos à la fois", "Send at most 20 photos at a time"))
		}
		cleaned, err := r.pictures.Clean(ctx, lines[n].Photo, picture.Limits{MaxBytes: maxPhotoBytes, MaxSide: photoSide, Photo: true})
		if f, ok := fault.As(picture.At(path, err)); ok && f.Violations != nil {
			refused = append(refused, f.Violations...)
			continue
		}
		if err != nil {
			return err
		}
		lines[n].Photo = cleaned
	}
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	for n := range lines {
		if lines[n].Photo == "" {
			continue
		}
		var err error
		if lines[n].Photo, err = r.files.PutURL(ctx, lines[n].Photo); err != nil {
			return err
		}
	}
	return nil
}
