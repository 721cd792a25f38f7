package domain

import "millesime/modules/receipts/receiptsapi"

// Tag names the situation of a line: the first that holds of domain 3.3.
func Tag(level receiptsapi.Level, q receiptsapi.TagQuery) string {
	available := level.Available()
	switch {
	case !q.Active:
		return receiptsapi.TagDesactivated
	case q.Sample:
		return receiptsapi.TagSample
	case available < q.Quantity && q.Quantity <= available+level.Promisable():
		return receiptsapi.TagPendingReceipt
	case available == 0:
		return receiptsapi.TagOutOfStock
	case available < q.Quantity:
		return receiptsapi.TagInsufficientStock
	case available-q.Quantity <= q.Threshold:
		return receiptsapi.TagStockAlert
	case level.Warehouse == receiptsapi.WarehouseDartess:
		return receiptsapi.TagDartessWarehouse
	default:
		return receiptsapi.TagNormal
	}
}
