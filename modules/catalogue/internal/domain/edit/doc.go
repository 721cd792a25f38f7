// Package edit writes products: one way for the sheet, the bulk edit and the import.
//
// A Change names a product (by id, or by supplier and reference) and holds a Draft, in which what is absent stays as it
// is. Editor.Write takes a batch of up to MaxBatch changes inside the caller's transaction and answers one Outcome for
// each, in their order:
//
//	err := database.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
//		outcomes, err = editor.Write(ctx, tx, actor, []edit.Change{
//			{SupplierID: supplier, Draft: edit.Draft{Reference: edit.Some("BDX-1"), ListPriceTaxExcl: edit.Some(money.Cents(9_50))}},
//		})
//		return err
//	})
//
// Only a broken database is an error. A row that cannot be written (Faulty, Stale, Missing, Refused) leaves the others
// alone: a caller that wants all or nothing looks at the outcomes and answers an error, which rolls back. Preview tells
// the same outcomes without a transaction and without writing.
//
// Write locks the suppliers whose references change, then the products in the order of their ids, then their levels; it
// writes content, prices (pricing), the level of new products (receipts), the audit trail and ProductsChangedV1.
package edit
