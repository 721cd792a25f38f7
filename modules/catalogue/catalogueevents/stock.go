package catalogueevents

// BackInStockV1 tells that a product can be ordered again, and who asked to be told. They are told once: asked again, it
// is another event.
type BackInStockV1 struct {
	ProductID   int64   `json:"productId"`
	ProductName string  `json:"productName"` // with its vintage
	SupplierID  int64   `json:"supplierId"`
	UserIDs     []int64 `json:"userIds"`
}

func (BackInStockV1) Topic() string { return "catalogue_back_in_stock_v1" }

// StockLowV1 tells that what is available of a product has fallen to its supplier's threshold: once, until it is above it
// again.
type StockLowV1 struct {
	ProductID   int64  `json:"productId"`
	ProductName string `json:"productName"` // with its vintage
	SupplierID  int64  `json:"supplierId"`
	Available   int64  `json:"available"`
	Threshold   int64  `json:"threshold"`
}

func (StockLowV1) Topic() string { return "catalogue_stock_low_v1" }
