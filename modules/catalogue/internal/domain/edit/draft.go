package edit

import (
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/partial"
)

// Field is a member of a draft: one that is not set keeps the product's value.
type Field[T any] = partial.Field[T]

// Some is a field with a value.
func Some[T any](value T) Field[T] { return partial.Some(value) }

// Grape is a variety and its share of the blend.
type Grape = productsapi.Grape

// Draft holds what somebody wants a product to be (domain 3.1), each field under the name that it has in the sheet. What may be
// null is a pointer. Its JSON is that of the API, and can be kept and read again.
type Draft struct {
	Reference              Field[string]       `json:"reference,omitzero"`
	EAN                    Field[string]       `json:"ean,omitzero"`
	Name                   Field[string]       `json:"name,omitzero"`
	Type                   Field[string]       `json:"type,omitzero"`
	Colour                 Field[string]       `json:"colour,omitzero"`
	Country                Field[string]       `json:"country,omitzero"`
	Region                 Field[string]       `json:"region,omitzero"`
	Appellation            Field[string]       `json:"appellation,omitzero"`
	Classification         Field[string]       `json:"classification,omitzero"`
	Vintage                Field[*int]         `json:"vintage,omitzero"` // nil: non vintage
	Grapes                 Field[[]Grape]      `json:"grapes,omitzero"`
	BottleSizeCl           Field[float64]      `json:"bottleSizeCl,omitzero"` // one decimal
	UnitsPerCarton         Field[int]          `json:"unitsPerCarton,omitzero"`
	ABV                    Field[*float64]     `json:"abv,omitzero"` // percent by volume, one decimal; nil: not told
	Certifications         Field[[]string]     `json:"certifications,omitzero"`
	Awards                 Field[[]string]     `json:"awards,omitzero"`
	Description            Field[string]       `json:"description,omitzero"`
	TastingNotes           Field[string]       `json:"tastingNotes,omitzero"`
	Pairings               Field[string]       `json:"pairings,omitzero"`
	ServingTemperature     Field[string]       `json:"servingTemperature,omitzero"`
	Allergens              Field[[]string]     `json:"allergens,omitzero"`
	Images                 Field[[]string]     `json:"images,omitzero"`
	TechnicalSheet         Field[string]       `json:"-"` // name of the file; "" none
	Status                 Field[string]       `json:"status,omitzero"`
	Groups                 Field[[]auth.Group] `json:"groups,omitzero"` // empty: every professional group
	InStore                Field[bool]         `json:"inStore,omitzero"`
	OrderMultiple          Field[int]          `json:"orderMultiple,omitzero"`
	MinQuantity            Field[int]          `json:"minQuantity,omitzero"`
	SampleAllowed          Field[bool]         `json:"sampleAllowed,omitzero"`
	Warehouse              Field[string]       `json:"warehouse,omitzero"`
	StockAlertThreshold    Field[int]          `json:"stockAlertThreshold,omitzero"`
	WeightGrams            Field[int]          `json:"weightGrams,omitzero"`
	CRD                    Field[bool]         `json:"crd,omitzero"`
	PriceBasis             Field[string]       `json:"priceBasis,omitzero"`
	ProducedBefore20231208 Field[bool]         `json:"producedBefore20231208,omitzero"`
	Ingredients            Field[string]       `json:"ingredients,omitzero"`
	EnergyKJ               Field[int]          `json:"energyKj,omitzero"` // per 100 ml
	ListPriceTaxExcl       Field[money.Cents]  `json:"listPriceTaxExcl,omitzero"`
	StorePriceTaxIncl      Field[*money.Cents] `json:"storePriceTaxIncl,omitzero"` // nil: not sold in stores
	// GroupPrices changes the groups it names alone; nil removes a group's own price.
	GroupPrices Field[map[auth.Group]*money.Cents] `json:"groupPrices,omitzero"`
}

// Sheet is a product as its supplier keeps it, with its prices.
type Sheet struct {
	productsapi.Attributes

	Vintage           *int                       `json:"vintage"` // null: non vintage
	BottleSizeCl      float64                    `json:"bottleSizeCl"`
	ABV               *float64                   `json:"abv"` // null: not told; 0 is a dealcoholised product
	ListPriceTaxExcl  money.Cents                `json:"listPriceTaxExcl"`
	StorePriceTaxIncl *money.Cents               `json:"storePriceTaxIncl"` // null: not sold in stores
	GroupPrices       map[auth.Group]money.Cents `json:"groupPrices"`
}
