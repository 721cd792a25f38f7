// Package storesevents holds the events that stores publish.
package storesevents

// StoreGivenV1 tells that the house opened a shop for a supplier that sold to individuals before there were any, and what it lacks: members
// as a refusal to open names them.
type StoreGivenV1 struct {
	StoreID    int64    `json:"storeId"`
	SupplierID int64    `json:"supplierId"`
	Missing    []string `json:"missing"`
}

func (StoreGivenV1) Topic() string { return "stores_store_given_v1" }
