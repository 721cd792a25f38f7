package domain

import (
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
)

// Facts are what the stock's tag of a product depends on besides the stock.
type Facts struct {
	Quantity  int64 // the smallest orderable one
	Threshold int64
	Active    bool
	Dartess   bool
}

// FactsOf are those of a product.
func FactsOf(p *productsapi.Product) Facts {
	return Facts{
		Quantity: SmallestQuantity(p), Threshold: int64(p.StockAlertThreshold), Active: p.Active,
		Dartess: p.Warehouse == receiptsapi.WarehouseDartess,
	}
}

// Tagger tells the tag of a line (domain 3.3).
type Tagger interface {
	Tag(level receiptsapi.Level, q receiptsapi.TagQuery) string
}

// Tag is the product's in the catalogue: that of a line with the smallest orderable quantity.
func (f Facts) Tag(tagger Tagger, level receiptsapi.Level) string {
	if level.Warehouse == "" {
		level.Warehouse = receiptsapi.WarehouseSupplier
		if f.Dartess {
			level.Warehouse = receiptsapi.WarehouseDartess
		}
	}
	return tagger.Tag(level, receiptsapi.TagQuery{Quantity: f.Quantity, Threshold: f.Threshold, Active: f.Active})
}

// Tags are all that may be said of a product: the tag first, and that Dartess holds it, whatever its stock.
func (f Facts) Tags(tag string) []string {
	switch {
	case tag == receiptsapi.TagDartessWarehouse:
		return []string{tag, receiptsapi.TagNormal}
	case f.Dartess:
		return []string{tag, receiptsapi.TagDartessWarehouse}
	default:
		return []string{tag}
	}
}

// Orderable tells whether a product with a tag can be put into a cart.
func Orderable(tag string) bool {
	return tag != receiptsapi.TagDesactivated && tag != receiptsapi.TagOutOfStock && tag != receiptsapi.TagInsufficientStock
}
