package inventory

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/browse"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Correct brings the stock of products to what was counted: one result per row, in the order given. A product that is not
// the actor's is refused as one that does not exist.
func (i *Inventory) Correct(ctx context.Context, actor auth.Actor, rows []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	scope, err := domain.ScopeOf(ctx, actor, "", i.Users)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(rows))
	for n, row := range rows {
		ids[n] = row.ProductID
	}
	products, err := i.Store.Rows(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	own := make(map[int64]bool, len(products))
	for n := range products {
		own[products[n].ID] = true
	}
	results := make([]receiptsapi.Corrected, len(rows))
	var allowed []receiptsapi.Correction
	var places []int // of the allowed ones among the rows
	for n, row := range rows {
		if !own[row.ProductID] {
			results[n].Refusal = browse.ErrProductNotFound
			continue
		}
		allowed, places = append(allowed, row), append(places, n)
	}
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		corrected, err := i.Ledger.Correct(ctx, tx, allowed)
		for n, result := range corrected {
			results[places[n]] = result
		}
		return err
	})
	return results, err
}
