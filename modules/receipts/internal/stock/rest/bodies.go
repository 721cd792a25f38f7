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
	IRI     string `json:"@id"`
	ID      int64  `json:"id"`
	Company string `json:"company"`
}

// NewSupplier is a party as documents of the warehouse show it.
func NewSupplier(id int64, p usersapi.Party) Supplier {
	return Supplier{IRI: api.IRI("users", id), ID: id, Company: p.DisplayName()}
}

// ReceiptProduct is what tells a product from others.
type ReceiptProduct struct {
	IRI            string   `json:"@id"`
	ID             int64    `json:"id"`
	Reference      string   `json:"reference"`
	EAN            string   `json:"ean"`
	Name           string   `json:"name"`
	Type           string   `json:"type" enum:"still,sparkling,fortified,spirit,beer,cider,soft,water,juice"`
	Colour         string   `json:"colour" enum:",red,white,rose,orange"`
	Region         string   `json:"region"`
	Appellation    string   `json:"appellation"`
	Vintage        *int     `json:"vintage"` // null: non vintage
	BottleSizeCl   float64  `json:"bottleSizeCl"`
	UnitsPerCarton int      `json:"unitsPerCarton"`
	Images         []string `json:"images"`
}

const mlPerCl = 10

// NewProduct is a product as documents of the warehouse show it.
func NewProduct(p productsapi.Product) ReceiptProduct {
	images := p.Images
	if images == nil {
		images = []string{}
	}
	return ReceiptProduct{
		IRI: api.IRI("products", p.ID), ID: p.ID, Reference: p.Reference, EAN: p.EAN, Name: p.Name, Type: p.Type, Colour: p.Colour,
		Region: p.Region, Appellation: p.Appellation, Vintage: api.OrNull(p.Vintage), BottleSizeCl: float64(p.BottleSizeMl) / mlPerCl,
		UnitsPerCarton: p.UnitsPerCarton, Images: images,
	}
}
