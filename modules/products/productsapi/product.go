// Package productsapi is the one description of a product, and what other modules may ask of those that keep it. Interfaces and
// plain structs only.
package productsapi

import (
	"strings"
	"time"

	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/partial"
)

// Product is what is kept of a product (domain 3.1). Prices and stock are kept by other modules. Reads tell which of its members
// they fill; the others are zero.
type Product struct {
	Attributes

	ID           int64
	SupplierID   int64
	Vintage      int // 0: non vintage
	BottleSizeMl int // 750; 375 is a half bottle
	ABVTenths    int // 125 is 12.5 %
	ABVMissing   bool
	VATRate      money.Rate // follows from its type and its strength
	Active       bool       // its sheet is active, and so is its supplier's account
	ShopOpen     bool       // its supplier's shop is: individuals buy what is InStore there
	ShopPosition int        // in that shop; 0: nobody placed it, so it stands behind the others
	Version      int64      // one more at each change
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// MlPerCl is how many millilitres a centilitre has.
const MlPerCl = 10

// Label is what tells a product from others in an answer that is about something else: a line, a level, a price.
type Label struct {
	Reference    string  `json:"reference"`
	Name         string  `json:"name"`
	Type         string  `json:"type" enum:"still,sparkling,fortified,spirit,beer,cider,soft,water,juice"`
	Colour       string  `json:"colour" enum:",red,white,rose,orange"`
	Region       string  `json:"region"`
	Appellation  string  `json:"appellation"`
	Vintage      *int    `json:"vintage"` // null: non vintage
	BottleSizeCl float64 `json:"bottleSizeCl"`
}

// Label is that of the product.
func (p *Product) Label() Label {
	return Label{
		Reference: p.Reference, Name: p.Name, Type: p.Type, Colour: p.Colour, Region: p.Region, Appellation: p.Appellation,
		Vintage: partial.OrNull(p.Vintage), BottleSizeCl: float64(p.BottleSizeMl) / MlPerCl,
	}
}

// Image is the first of its pictures, "" when there is none.
func (p *Product) Image() string {
	return strings.Join(p.Images[:min(1, len(p.Images))], "")
}

// Status codes of a product (domain 3.1).
const (
	StatusActive       = "active"
	StatusDesactivated = "desactivated"
)

// Name is what tells a product from others in a sentence.
type Name struct {
	ID         int64
	SupplierID int64
	Name       string
	Reference  string
	Active     bool // it is sold
}

// Reference names a product by its supplier's own code.
type Reference struct {
	SupplierID int64
	Reference  string
}

// Scope is what of the products somebody sees (domain 2). A product is inside when its supplier is and, where the scope looks
// through a customer's eyes, when it is open to that customer's group.
type Scope struct {
	AllSuppliers bool
	Suppliers    []int64 // unless AllSuppliers: of these alone, ascending
	// OpenTo keeps the products open to a group: "" keeps all. For customer those of open shops.
	OpenTo auth.Group
	// AnyStatus also keeps desactivated products and those of shops that are closed, which OpenTo would hide.
	AnyStatus bool
}
