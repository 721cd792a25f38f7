package rest

import (
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/sheets"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// ProductSheet is a product as those who sell it keep it.
type ProductSheet struct {
	api.Item
	Version                int64                      `json:"version"`
	Supplier               Supplier                   `json:"supplier"`
	Reference              string                     `json:"reference"`
	EAN                    string                     `json:"ean"`
	Name                   string                     `json:"name"`
	ProductType            string                     `json:"type" enum:"still,sparkling,fortified,spirit,beer,cider,soft,water,juice"`
	Colour                 string                     `json:"colour" enum:",red,white,rose,orange"`
	Country                string                     `json:"country"`
	Region                 string                     `json:"region"`
	Appellation            string                     `json:"appellation"`
	Classification         string                     `json:"classification"`
	Vintage                *int                       `json:"vintage"` // null: non vintage
	Grapes                 []domain.Grape             `json:"grapes"`
	BottleSizeCl           float64                    `json:"bottleSizeCl"`
	UnitsPerCarton         int                        `json:"unitsPerCarton"`
	ABV                    *float64                   `json:"abv"` // null: not told
	Certifications         []string                   `json:"certifications"`
	Awards                 []string                   `json:"awards"`
	Description            string                     `json:"description"`
	TastingNotes           string                     `json:"tastingNotes"`
	Pairings               string                     `json:"pairings"`
	ServingTemperature     string                     `json:"servingTemperature"`
	Allergens              []string                   `json:"allergens"`
	Images                 []string                   `json:"images"`
	TechnicalSheet         *Document                  `json:"technicalSheet"`
	Status                 string                     `json:"status" enum:"active,desactivated"`
	Groups                 []auth.Group               `json:"groups" enum:"restaurant,wine_merchant,hypermarket,cse,negociant"` // empty: every professional group
	InStore                bool                       `json:"inStore"`
	OrderMultiple          int                        `json:"orderMultiple"`
	MinQuantity            int                        `json:"minQuantity"`
	SampleAllowed          bool                       `json:"sampleAllowed"`
	Warehouse              string                     `json:"warehouse" enum:"dartess,supplier"`
	StockAlertThreshold    int                        `json:"stockAlertThreshold"`
	WeightGrams            int                        `json:"weightGrams"`
	CRD                    bool                       `json:"crd"`
	PriceBasis             string                     `json:"priceBasis" enum:"duty_paid,duty_suspended"`
	ProducedBefore20231208 bool                       `json:"producedBefore20231208"`
	Ingredients            string                     `json:"ingredients"`
	EnergyKJ               int                        `json:"energyKj"` // per 100 ml
	ListPriceTaxExcl       money.Cents                `json:"listPriceTaxExcl"`
	StorePriceTaxIncl      *money.Cents               `json:"storePriceTaxIncl"` // null: not sold in stores
	GroupPrices            map[auth.Group]money.Cents `json:"groupPrices"`
	VATRate                money.Rate                 `json:"vatRate"`
	ExciseCategory         string                     `json:"exciseCategory"`
	Completeness           Completeness               `json:"completeness"`
	CreatedAt              time.Time                  `json:"createdAt"`
	UpdatedAt              time.Time                  `json:"updatedAt"`
	May                    SheetRights                `json:"may"`
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

func productSheet(v *sheets.View) ProductSheet {
	s := &v.Sheet
	derived := domain.Product{Type: s.Type}
	if s.ABV != nil {
		derived.ABVTenths = int(*s.ABV*10 + 0.5) //nolint:mnd // tenths of a percent
	}
	return ProductSheet{
		Item: api.NewItem("products", "ProductSheet", v.ID), Version: v.Version,
		Supplier:  Supplier{IRI: api.IRI("users", v.SupplierID), ID: v.SupplierID, Company: v.Supplier},
		Reference: s.Reference, EAN: s.EAN, Name: s.Name, ProductType: s.Type, Colour: s.Colour, Country: s.Country, Region: s.Region,
		Appellation: s.Appellation, Classification: s.Classification, Vintage: s.Vintage, Grapes: list(s.Grapes),
		BottleSizeCl: s.BottleSizeCl, UnitsPerCarton: s.UnitsPerCarton, ABV: s.ABV, Certifications: list(s.Certifications),
		Awards: list(s.Awards), Description: s.Description, TastingNotes: s.TastingNotes, Pairings: s.Pairings,
		ServingTemperature: s.ServingTemperature, Allergens: list(s.Allergens), Images: list(s.Images),
		TechnicalSheet: document(v.ID, s.TechnicalSheet), Status: s.Status, Groups: list(s.Groups), InStore: s.InStore,
		OrderMultiple: s.OrderMultiple, MinQuantity: s.MinQuantity, SampleAllowed: s.SampleAllowed, Warehouse: s.Warehouse,
		StockAlertThreshold: s.StockAlertThreshold, WeightGrams: s.WeightGrams, CRD: s.CRD, PriceBasis: s.PriceBasis,
		ProducedBefore20231208: s.ProducedBefore20231208, Ingredients: s.Ingredients, EnergyKJ: s.EnergyKJ,
		ListPriceTaxExcl: s.ListPriceTaxExcl, StorePriceTaxIncl: s.StorePriceTaxIncl, GroupPrices: s.GroupPrices,
		VATRate: pricingapi.VATRate(derived.Type, derived.ABVTenths), ExciseCategory: derived.Excise(),
		Completeness: Completeness{Score: v.Score, Missing: list(v.Missing)},
		CreatedAt:    v.CreatedAt, UpdatedAt: v.UpdatedAt, May: SheetRights{All: v.May.All, Texts: v.May.Texts},
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
