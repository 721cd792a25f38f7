package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/products/productsapi"
	"millesime/platform/audit"
	"millesime/platform/db"
	"millesime/platform/versions"
)

// write makes what was decided: products first, then what hangs on their ids.
func (e *Editor) write(ctx context.Context, tx *db.Tx, b *edit.Batch, outcomes []edit.Outcome) error {
	written := b.Written()
	if len(written) == 0 {
		return nil
	}
	if err := e.writeProducts(ctx, tx, b, outcomes); err != nil {
		return err
	}
	if err := e.prices.SetPrices(ctx, tx, b.Prices()); err != nil {
		return err
	}
	if err := e.stock.Open(ctx, tx, b.Openings()); err != nil {
		return err
	}
	ids := make([]int64, len(written))
	for i := range written {
		ids[i] = written[i].Kept.ID
		if err := e.writeFiles(ctx, tx, &written[i]); err != nil {
			return err
		}
	}
	if err := audit.Append(ctx, tx, trailOfProducts(written)...); err != nil {
		return err
	}
	return tx.Publish(ctx, catalogueevents.ProductsChangedV1{ProductIDs: ids})
}

func (e *Editor) writeProducts(ctx context.Context, tx *db.Tx, b *edit.Batch, outcomes []edit.Outcome) error {
	created, changed := products(b.Created), products(b.Changed)
	for _, k := range created {
		k.CreatedAt, k.UpdatedAt = tx.Now(), tx.Now()
	}
	for _, k := range changed {
		k.UpdatedAt = tx.Now()
	}
	if err := e.insert(ctx, tx, created); err != nil {
		return err
	}
	var suppliers []int64
	for _, p := range b.Created {
		outcomes[p.At].ProductID = p.Kept.ID
		if !slices.Contains(suppliers, p.Kept.SupplierID) {
			suppliers = append(suppliers, p.Kept.SupplierID)
		}
	}
	if len(suppliers) > 0 {
		if err := e.accounts.FollowNew(ctx, tx, suppliers); err != nil {
			return err
		}
	}
	return e.writer.Update(ctx, tx, rowsOf(changed))
}

// insert writes new products and gives them their ids.
func (e *Editor) insert(ctx context.Context, tx *db.Tx, created []*edit.Kept) error {
	rows := rowsOf(created)
	err := e.writer.Insert(ctx, tx, rows)
	for i := range rows {
		created[i].ID = rows[i].ID
	}
	return err
}

func rowsOf(kept []*edit.Kept) []productsapi.Product {
	rows := make([]productsapi.Product, len(kept))
	for i, k := range kept {
		rows[i] = k.Product()
	}
	return rows
}

func products(all []edit.Edited) []*edit.Kept {
	kept := make([]*edit.Kept, len(all))
	for i, p := range all {
		kept[i] = p.Kept
	}
	return kept
}

func (e *Editor) writeFiles(ctx context.Context, tx *db.Tx, p *edit.Edited) error {
	if p.Change.Picture != nil {
		if err := e.writer.AddPicture(ctx, tx, p.Kept.ID, p.Change.Picture.Name, p.Change.Picture.File); err != nil {
			return err
		}
	}
	if !p.ChangesFile() {
		return nil
	}
	return e.writer.SetTechnicalSheet(ctx, tx, p.Kept.ID, p.Change.TechnicalSheet)
}

// productThing is what carries the version of a product.
func productThing(k *edit.Kept) versions.Thing {
	return versions.Thing{Path: versions.Path(edit.Subject, k.ID), Version: k.Version}
}

func trailOfProducts(written []edit.Edited) []audit.Entry {
	entries := make([]audit.Entry, len(written))
	for i, p := range written {
		thing := productThing(p.Kept)
		entries[i] = audit.Entry{
			Action: "products.created", Subject: edit.Subject, SubjectID: p.Kept.ID, Person: p.Kept.SupplierID, After: p.Kept.Sheet.Facts(),
			Thing: thing.Path, Version: thing.Version,
		}
		if p.Before != nil {
			entries[i].Action, entries[i].Before = "products.changed", p.Before.Facts()
		}
	}
	return entries
}
