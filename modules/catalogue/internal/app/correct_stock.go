package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain/inventory"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Correct brings the stock of products to what was counted: one result per row, in the order given.
func (i *Inventory) Correct(ctx context.Context, actor auth.Actor, rows []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	scope, err := i.Products.Scope(ctx, actor, "")
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(rows))
	for n, row := range rows {
		ids[n] = row.ProductID
	}
	products, err := i.Rows.Rows(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	corrections := inventory.Allow(actor, products, rows)
	err = i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		corrected, err := i.Ledger.Correct(ctx, tx, corrections.Allowed)
		if err != nil {
			return err
		}
		corrections.Take(corrected)
		levels, err := i.Stock.Levels(ctx, tx, corrections.Refused())
		if err != nil {
			return err
		}
		corrections.TakeLevels(levels)
		return audit.Append(ctx, tx, trail(&corrections)...)
	})
	return corrections.Results, err
}

// counted is a level as the audit trail tells it.
type counted struct {
	OnHand int64  `json:"onHand"`
	Reason string `json:"reason,omitempty"`
}

// trail are the corrections that stand, for the audit trail: the ledger is of goods, the trail of who did what as whom.
func trail(corrections *inventory.Corrections) []audit.Entry {
	var entries []audit.Entry
	for row, supplierID := range corrections.Standing {
		entries = append(entries, audit.Entry{
			Action: "stock.corrected", Subject: "stock", SubjectID: row.ProductID, Person: supplierID,
			Before: counted{OnHand: row.Expected}, After: counted{OnHand: row.OnHand, Reason: row.Reason},
		})
	}
	return entries
}
