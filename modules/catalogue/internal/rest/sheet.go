package rest

import (
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/vat"
)

// ProductSheet is a product as those who sell it keep it.
type ProductSheet struct {
	api.Item
	edit.Sheet

	Version        int64        `json:"version"`
	Supplier       Supplier     `json:"supplier"`
	TechnicalSheet *Document    `json:"technicalSheet"`
	VATRate        money.Rate   `json:"vatRate"`
	ExciseCategory string       `json:"exciseCategory"`
	Completeness   Completeness `json:"completeness"`
	CreatedAt      time.Time    `json:"createdAt"`
	UpdatedAt      time.Time    `json:"updatedAt"`
	May            SheetRights  `json:"may"`
}

// Document is a file of a product and where it is read.
type Document struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

// Completeness is how much of its sheet a product has, out of 100, and what is missing, the weightiest first.
type Completeness struct {
	Score   int      `json:"score"`
	Missing []string `json:"missing"`
}

// SheetRights tell what the reader may change.
type SheetRights struct {
	All   bool `json:"all"`
	Texts bool `json:"texts"` // selling texts and images
}

func productSheet(v *app.SheetView) ProductSheet {
	derived := v.Product()
	return ProductSheet{
		Item: api.NewItem("products", "ProductSheet", v.ID), Sheet: v.Sheet, Version: v.Version,
		Supplier:       Supplier{Ref: api.RefTo("users", v.SupplierID), Company: v.Supplier},
		TechnicalSheet: document(v.ID, v.Sheet.TechnicalSheet), VATRate: vat.RateOf(derived.Type, derived.ABVTenths),
		ExciseCategory: domain.Excise(&derived),
		Completeness:   Completeness{Score: v.Score, Missing: list(v.Missing)},
		CreatedAt:      v.CreatedAt, UpdatedAt: v.UpdatedAt, May: SheetRights{All: v.May.All, Texts: v.May.Texts},
	}
}

func document(product int64, name string) *Document {
	if name == "" {
		return nil
	}
	return &Document{Name: name, URL: api.IRI("products", product) + "/technical_sheet"}
}

// SheetSummary is what a list shows of a sheet to those who sell the product.
type SheetSummary struct {
	Version             int64        `json:"version"`
	Completeness        int          `json:"completeness"`                                                     // out of 100
	Groups              []auth.Group `json:"groups" enum:"restaurant,wine_merchant,hypermarket,cse,negociant"` // empty: every professional group
	StockAlertThreshold int          `json:"stockAlertThreshold"`
	UpdatedAt           time.Time    `json:"updatedAt"`
}

func summary(k edit.Kept) *SheetSummary {
	score, _ := k.Sheet.Completeness()
	return &SheetSummary{
		Version: k.Version, Completeness: score, Groups: list(k.Sheet.Groups), StockAlertThreshold: k.Sheet.StockAlertThreshold,
		UpdatedAt: k.UpdatedAt,
	}
}
