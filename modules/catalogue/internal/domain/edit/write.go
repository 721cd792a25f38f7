package edit

import (
	"context"
	"slices"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/audit"
	"millesime/platform/db"
)

// write makes what was decided: products first, then what hangs on their ids.
func (b *batch) write(ctx context.Context, tx *db.Tx) error {
	if len(b.created)+len(b.changed) == 0 {
		return nil
	}
	if err := b.writeProducts(ctx, tx); err != nil {
		return err
	}
	if err := b.editor.prices.SetPrices(ctx, tx, b.prices()); err != nil {
		return err
	}
	if err := b.editor.stock.Open(ctx, tx, b.openings()); err != nil {
		return err
	}
	if err := b.writeFiles(ctx, tx); err != nil {
		return err
	}
	if err := audit.Append(ctx, tx, b.trail()...); err != nil {
		return err
	}
	ids := make([]int64, 0, len(b.created)+len(b.changed))
	for _, p := range b.written() {
		ids = append(ids, p.kept.ID)
	}
	return tx.Publish(ctx, catalogueevents.ProductsChangedV1{ProductIDs: ids})
}

func (b *batch) written() []edited { return slices.Concat(b.created, b.changed) }

func (b *batch) writeProducts(ctx context.Context, tx *db.Tx) error {
	for _, p := range b.created {
		p.kept.CreatedAt, p.kept.UpdatedAt = tx.Now(), tx.Now()
	}
	for _, p := range b.changed {
		p.kept.UpdatedAt = tx.Now()
	}
	if err := b.editor.store.Insert(ctx, tx, products(b.created)); err != nil {
		return err
	}
	var suppliers []int64
	for _, p := range b.created {
		b.outcomes[p.at].ProductID = p.kept.ID
		if !slices.Contains(suppliers, p.kept.SupplierID) {
			suppliers = append(suppliers, p.kept.SupplierID)
		}
	}
	if len(suppliers) > 0 {
		if err := b.editor.accounts.FollowNew(ctx, tx, suppliers); err != nil {
			return err
		}
	}
	return b.editor.store.Update(ctx, tx, products(b.changed))
}

func products(all []edited) []*Kept {
	kept := make([]*Kept, len(all))
	for i, p := range all {
		kept[i] = p.kept
	}
	return kept
}

// prices are those of new products, and of those whose prices change.
func (b *batch) prices() []pricingapi.ProductPrices {
	var rows []pricingapi.ProductPrices
	for i, p := range b.written() {
		if i < len(b.created) || p.touches("listPriceTaxExcl", "storePriceTaxIncl", "groupPrices") {
			s := &p.kept.Sheet
			rows = append(rows, pricingapi.ProductPrices{
				ProductID: p.kept.ID, SupplierID: p.kept.SupplierID, ListTaxExcl: s.ListPriceTaxExcl,
				StoreTaxIncl: s.StorePriceTaxIncl, Groups: s.GroupPrices,
			})
		}
	}
	return rows
}

// openings are the levels of new products, and of those that move to another warehouse.
func (b *batch) openings() []receiptsapi.Opening {
	var rows []receiptsapi.Opening
	for i, p := range b.written() {
		if i < len(b.created) || p.touches("warehouse") {
			rows = append(rows, receiptsapi.Opening{ProductID: p.kept.ID, SupplierID: p.kept.SupplierID, Warehouse: p.kept.Sheet.Warehouse})
		}
	}
	return rows
}

func (p *edited) touches(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return slices.Contains(p.fields, name) })
}

func (b *batch) writeFiles(ctx context.Context, tx *db.Tx) error {
	for _, p := range b.written() {
		c := &b.changes[p.at]
		if c.Picture != nil {
			if err := b.editor.store.AddImage(ctx, tx, p.kept.ID, *c.Picture); err != nil {
				return err
			}
		}
		if c.TechnicalSheet != "" || p.touches("technicalSheet") {
			if err := b.editor.store.SetTechnicalSheet(ctx, tx, p.kept.ID, c.TechnicalSheet); err != nil {
				return err
			}
		}
	}
	return nil
}

// Subject is the kind of a product in the audit trail.
const Subject = "products"

func (b *batch) trail() []audit.Entry {
	entries := make([]audit.Entry, 0, len(b.created)+len(b.changed))
	for i, p := range b.written() {
		entry := audit.Entry{
			Action: "products.changed", Subject: Subject, SubjectID: p.kept.ID, Person: p.kept.SupplierID, After: p.kept.Sheet.facts(),
		}
		if i < len(b.created) {
			entry.Action = "products.created"
		} else {
			entry.Before = p.before.facts()
		}
		entries = append(entries, entry)
	}
	return entries
}
