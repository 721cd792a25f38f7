// Package catalogueevents holds the events that the catalogue publishes.
package catalogueevents

// ProductsChangedV1 tells that products were made or changed: their content, prices or status; readers re-read them.
type ProductsChangedV1 struct {
	ProductIDs []int64 `json:"productIds"`
}

func (ProductsChangedV1) Topic() string { return "catalogue_products_changed_v1" }
