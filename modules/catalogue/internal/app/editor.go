package app

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Editor writes products for people: Write takes a batch of changes inside the caller's transaction and answers one outcome
// for each, in their order:
//
//	err := database.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
//		outcomes, err = editor.Write(ctx, tx, actor, []edit.Change{
//			{SupplierID: supplier, Draft: edit.Draft{Reference: edit.Some("BDX-1"), ListPriceTaxExcl: edit.Some(money.Cents(9_50))}},
//		})
//		return err
//	})
//
// Only a broken database is an error. A row that cannot be written (Faulty, Stale, Missing, Refused) leaves the others
// alone: a caller that wants all or nothing looks at the outcomes and answers an error, which rolls back.
//
// Write locks the suppliers whose references change, then the products in the order of their ids, then their levels; it
// writes content, prices (pricing), the level of new products (receipts), the audit trail and ProductsChangedV1.
type Editor struct {
	products productsapi.Products
	writer   productsapi.Writer
	prices   pricingapi.PriceBook
	stock    receiptsapi.Stock
	accounts *Accounts
	clock    clock.Clock
}

// NewEditor makes an editor.
func NewEditor(
	products productsapi.Products, w productsapi.Writer, prices pricingapi.PriceBook, stock receiptsapi.Stock, accounts *Accounts,
	c clock.Clock,
) *Editor {
	return &Editor{products: products, writer: w, prices: prices, stock: stock, accounts: accounts, clock: c}
}

// Write makes the changes and answers for each, in their order.
func (e *Editor) Write(ctx context.Context, tx *db.Tx, actor auth.Actor, changes []edit.Change) ([]edit.Outcome, error) {
	if tx == nil {
		return nil, db.ErrNoTx
	}
	b, err := e.begin(ctx, actor, changes)
	if err != nil {
		return nil, err
	}
	if err := e.serialize(ctx, tx, b); err != nil {
		return nil, err
	}
	if err := e.read(ctx, tx, b); err != nil {
		return nil, err
	}
	outcomes := b.Decide()
	return outcomes, e.write(ctx, tx, b, outcomes)
}

// Preview tells what Write would answer now, without a transaction. Products that would be made have no id.
func (e *Editor) Preview(ctx context.Context, actor auth.Actor, changes []edit.Change) ([]edit.Outcome, error) {
	b, err := e.begin(ctx, actor, changes)
	if err != nil {
		return nil, err
	}
	if err := e.read(ctx, nil, b); err != nil {
		return nil, err
	}
	return b.Decide(), nil
}

func (e *Editor) begin(ctx context.Context, actor auth.Actor, changes []edit.Change) (*edit.Batch, error) {
	if len(changes) > edit.MaxBatch {
		return nil, fmt.Errorf("catalogue: %d changes at once, at most %d", len(changes), edit.MaxBatch)
	}
	scope, err := e.products.Scope(ctx, actor, "")
	nextYear := e.clock.Now().In(clock.Paris).Year() + 1 // what will be harvested within a year is sold already
	return edit.NewBatch(actor, scope, changes, nextYear), err
}

// serialize lets one transaction at a time look for a supplier's references and then write them. The suppliers of products
// that are renamed are found first, without a lock.
func (e *Editor) serialize(ctx context.Context, tx *db.Tx, b *edit.Batch) error {
	ids, named := b.Named()
	suppliers := map[int64]bool{}
	for _, r := range named {
		suppliers[r.SupplierID] = true
	}
	if b.Renames() {
		kept, err := e.writer.Kept(ctx, nil, b.Scope, ids)
		if err != nil {
			return err
		}
		for i := range kept {
			suppliers[kept[i].SupplierID] = true
		}
	}
	return e.writer.SerializeReferences(ctx, tx, slices.Sorted(maps.Keys(suppliers)))
}

// read reads, and inside a transaction locks, everything that the changes touch.
func (e *Editor) read(ctx context.Context, in db.Handle, b *edit.Batch) error {
	ids, named := b.Named()
	if err := e.takeReferences(ctx, in, b, named); err != nil {
		return err
	}
	// By their ids alone: a condition on references or ids makes a database read all products of the supplier.
	kept, err := e.kept(ctx, in, b.Scope, append(ids, b.Taken()...))
	if err != nil {
		return err
	}
	b.Take(kept)
	renamed, moving, pictured := b.Further()
	if err := e.takeReferences(ctx, in, b, renamed); err != nil {
		return err
	}
	var levels map[int64]receiptsapi.Level
	if len(moving) > 0 {
		if levels, err = e.stock.Levels(ctx, in, moving); err != nil {
			return err
		}
	}
	var pictures map[int64][]string
	if len(pictured) > 0 {
		pictures, err = e.writer.Pictures(ctx, in, pictured)
	}
	b.TakeFurther(levels, pictures)
	return err
}

// takeReferences notes which of the references exist.
func (e *Editor) takeReferences(ctx context.Context, in db.Handle, b *edit.Batch, references []productsapi.Reference) error {
	if len(references) == 0 {
		return nil
	}
	found, err := e.writer.References(ctx, in, references)
	b.TakeReferences(found)
	return err
}

// Read reads sheets with their prices, within the actor's scope. A buyer's scope holds none.
func (e *Editor) Read(ctx context.Context, actor auth.Actor, ids ...int64) ([]edit.Kept, error) {
	if !edit.Sells(actor.Group) {
		return nil, nil
	}
	scope, err := e.products.Scope(ctx, actor, "")
	if err != nil {
		return nil, err
	}
	var found []edit.Kept
	for part := range slices.Chunk(ids, edit.MaxBatch) {
		kept, err := e.kept(ctx, nil, scope, part)
		if err != nil {
			return nil, err
		}
		found = append(found, kept...)
	}
	return found, nil
}

// kept reads products of a scope with their prices; inside a transaction they are locked.
func (e *Editor) kept(ctx context.Context, in db.Handle, scope productsapi.Scope, ids []int64) ([]edit.Kept, error) {
	rows, err := e.writer.Kept(ctx, in, scope, ids)
	if err != nil {
		return nil, err
	}
	kept, found := make([]edit.Kept, len(rows)), make([]int64, len(rows))
	for i := range rows {
		kept[i], found[i] = edit.KeptOf(&rows[i]), rows[i].ID
	}
	prices, err := e.prices.PricesOf(ctx, in, found)
	for i := range kept {
		kept[i].Sheet.Price(prices[kept[i].ID])
	}
	return kept, err
}
