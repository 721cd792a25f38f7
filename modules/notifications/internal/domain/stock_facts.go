package domain

import "millesime/modules/catalogue/catalogueevents"

// BackInStock tells who asked to be told.
func BackInStock(e catalogueevents.BackInStockV1) []Fact {
	return stockFact(StockBack, e.ProductID, e.ProductName).to(about(e.SupplierID, e.UserIDs)...)
}

// StockFell tells the supplier.
func StockFell(e catalogueevents.StockLowV1) []Fact {
	fact := stockFact(StockLow, e.ProductID, e.ProductName)
	fact.Params.Units = e.Available
	return fact.to(Recipient{UserID: e.SupplierID})
}

func stockFact(kind Kind, id int64, product string) Fact {
	return Fact{Kind: kind, Subject: Products, SubjectID: id, Params: Params{Product: product}}
}
