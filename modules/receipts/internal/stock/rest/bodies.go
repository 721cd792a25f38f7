package rest

import (
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
)

// Limits of what is asked and written.
const (
	SearchLimit = 100 // characters
	MaxLines    = 2_000
	MaxUnits    = 1_000_000 // of one line
	MaxWord     = 100       // characters of a carrier, a number, a lot
	MaxComment  = 500
)

// Keepers are the groups that keep stock: suppliers their own, admins everybody's.
func Keepers() []auth.Group { return []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin} }

// Warehouses are the codes of both.
func Warehouses() []string {
	return []string{receiptsapi.WarehouseDartess, receiptsapi.WarehouseSupplier}
}

// Supplier is whose goods they are.
type Supplier struct {
	api.Ref
	Company string `json:"company"`
}

// NewSupplier is a party as documents of the warehouse show it.
func NewSupplier(id int64, p usersapi.Party) Supplier {
	return Supplier{Ref: api.RefTo("users", id), Company: p.DisplayName()}
}

// ReceiptProduct is what tells a product from others.
type ReceiptProduct struct {
	api.Ref
	productsapi.Label
	EAN            string   `json:"ean"`
	UnitsPerCarton int      `json:"unitsPerCarton"`
	Images         []string `json:"images"`
}

// NewProduct is a product as documents of the warehouse show it.
func NewProduct(p productsapi.Product) ReceiptProduct {
	return ReceiptProduct{
		Ref: api.RefTo("products", p.ID), Label: p.Label(), EAN: p.EAN, UnitsPerCarton: p.UnitsPerCarton,
		Images: append([]string{}, p.Images...),
	}
}
