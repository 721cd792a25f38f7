package domain

import (
	"context"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/platform/db"
)

// BackInStock tells who asked to be told.
func (t *Telling) BackInStock(ctx context.Context, tx *db.Tx, e catalogueevents.BackInStockV1, source string) error {
	told := make([]Recipient, 0, len(e.UserIDs))
	for _, id := range e.UserIDs {
		told = append(told, Recipient{UserID: id, PartyID: e.SupplierID})
	}
	fact := Fact{
		Kind: StockBack, Subject: Products, SubjectID: e.ProductID, Source: source, Params: Params{Product: e.ProductName},
	}
	return t.Tell(ctx, tx, fact, told...)
}

// StockLow tells the supplier.
func (t *Telling) StockLow(ctx context.Context, tx *db.Tx, e catalogueevents.StockLowV1, source string) error {
	fact := Fact{
		Kind: StockLow, Subject: Products, SubjectID: e.ProductID, Source: source,
		Params: Params{Product: e.ProductName, Units: e.Available},
	}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.SupplierID})
}
