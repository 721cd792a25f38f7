package app

import (
	"cmp"
	"context"

	"millesime/modules/products/productsapi"
	receipts "millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/internal/returns/domain"
	stockapp "millesime/modules/receipts/internal/stock/app"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/document"
)

// HandOver says that a return was handed over: its goods leave the warehouse. Those that move to the other one are announced
// there, and their products belong there from then on.
type HandOver struct {
	To         domain.Status
	Comment    string
	ExpectedOn string // at the other warehouse; "": the same day
}

// Move brings a return into another state, as the table says.
func (r *Returns) Move(ctx context.Context, a auth.Actor, id int64, asked HandOver) error {
	known, err := r.Return(ctx, a, id) // its products, which never change
	if err != nil {
		return err
	}
	handOver := func(ctx context.Context, tx *db.Tx, one domain.Return, step domain.Step) error {
		row, err := one.Resolve(stock.RoleOf(a, one.Warehouse), asked.To, asked.Comment)
		if err != nil {
			return err
		}
		one.Lines, step.From, step.To = known.Lines, one.Status, row.To
		levels, err := r.Stock.Levels(ctx, tx, one.Products())
		if err != nil {
			return err
		}
		var lots map[int64][]receiptsapi.Lot
		if one.MoveTo != "" {
			if err := one.CheckEmptied(levels); err != nil {
				return err
			}
			if lots, err = r.Stock.LotsOf(ctx, tx, one.Products(), nil); err != nil {
				return err
			}
			one = one.WithLots(lots)
		}
		if err := r.Stock.Leave(ctx, tx, one.Products(), one.Departs()); err != nil {
			return err
		}
		receiptID := int64(0)
		if one.MoveTo != "" {
			announced := one.Announced(cmp.Or(asked.ExpectedOn, stock.Today(step.At)), lots)
			if receiptID, err = r.announceMoved(ctx, tx, a, one, announced, step); err != nil {
				return err
			}
		}
		if err := r.store.HandOver(ctx, tx, id, step, receiptID); err != nil {
			return err
		}
		return tx.Publish(ctx, receiptsevents.RecoveryHandedOverV1{
			RecoveryID: id, Number: one.Number, SupplierID: one.SupplierID, Warehouse: one.Warehouse, Units: one.Units, HandedOverBy: a.ID,
		})
	}
	return stockapp.Change(ctx, r.Sources, a, id, asked.Comment, r.store.Lock, handOver)
}

// announceMoved moves the products of a return to its other warehouse and announces its goods there.
func (r *Returns) announceMoved(
	ctx context.Context, tx *db.Tx, a auth.Actor, one domain.Return, receipt receipts.Receipt, step domain.Step,
) (int64, error) {
	if err := r.Products.Relocate(ctx, tx, a, one.Products(), one.MoveTo); err != nil {
		return 0, err
	}
	products := make(map[int64]productsapi.Product, len(one.Lines))
	for _, line := range one.Lines {
		products[line.ProductID] = line.Product
	}
	return r.receipts.Bring(ctx, tx, receipt, products, receipts.Step{Step: document.Step[receipts.Status]{
		Signature: step.Signature, To: receipt.Status, At: step.At,
	}})
}
