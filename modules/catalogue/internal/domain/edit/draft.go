package edit

import (
	"encoding/json"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Field is a member of a draft: one that is not set keeps the product's value. In JSON it is the value, or left out.
type Field[T any] struct {
	Set   bool
	Value T
}

// IsZero lets omitzero leave out what is not set.
func (f Field[T]) IsZero() bool { return !f.Set }

// MarshalJSON writes the value.
func (f Field[T]) MarshalJSON() ([]byte, error) { return json.Marshal(f.Value) }

// UnmarshalJSON sets the field.
func (f *Field[T]) UnmarshalJSON(data []byte) error {
	f.Set = true
	return json.Unmarshal(data, &f.Value)
}

// Some is a field with a value.
func Some[T any](value T) Field[T] { return Field[T]{Set: true, Value: value} }

// Grape is a variety and its share of the blend.
type Grape = domain.Grape

// Draft holds what somebody wants a product to be (domain 3.1). Its JSON, with the names of the API, can be kept and read again.
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
	TechnicalSheet         Field[string]       `json:"technicalSheet,omitzero"` // name of the file; "" none
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

// Sheet is a product as its supplier keeps it, with its prices. Its JSON names are those of the API and of the history.
type Sheet struct {
	Reference              string                     `json:"reference,omitempty"`
	EAN                    string                     `json:"ean,omitempty"`
	Name                   string                     `json:"name,omitempty"`
	Type                   string                     `json:"type,omitempty"`
	Colour                 string                     `json:"colour,omitempty"`
	Country                string                     `json:"country,omitempty"`
	Region                 string                     `json:"region,omitempty"`
	Appellation            string                     `json:"appellation,omitempty"`
	Classification         string                     `json:"classification,omitempty"`
	Vintage                *int                       `json:"vintage,omitempty"`
	Grapes                 []Grape                    `json:"grapes,omitempty"`
	BottleSizeCl           float64                    `json:"bottleSizeCl,omitempty"`
	UnitsPerCarton         int                        `json:"unitsPerCarton,omitempty"`
	ABV                    *float64                   `json:"abv,omitempty"` // nil: not told; 0 is a dealcoholised product
	Certifications         []string                   `json:"certifications,omitempty"`
	Awards                 []string                   `json:"awards,omitempty"`
	Description            string                     `json:"description,omitempty"`
	TastingNotes           string                     `json:"tastingNotes,omitempty"`
	Pairings               string                     `json:"pairings,omitempty"`
	ServingTemperature     string                     `json:"servingTemperature,omitempty"`
	Allergens              []string                   `json:"allergens,omitempty"`
	Images                 []string                   `json:"images,omitempty"`
	TechnicalSheet         string                     `json:"technicalSheet,omitempty"`
	Status                 string                     `json:"status,omitempty"`
	Groups                 []auth.Group               `json:"groups,omitempty"`
	InStore                bool                       `json:"inStore,omitempty"`
	OrderMultiple          int                        `json:"orderMultiple,omitempty"`
	MinQuantity            int                        `json:"minQuantity,omitempty"`
	SampleAllowed          bool                       `json:"sampleAllowed,omitempty"`
	Warehouse              string                     `json:"warehouse,omitempty"`
	StockAlertThreshold    int                        `json:"stockAlertThreshold,omitempty"`
	WeightGrams            int                        `json:"weightGrams,omitempty"`
	CRD                    bool                       `json:"crd,omitempty"`
	PriceBasis             string                     `json:"priceBasis,omitempty"`
	ProducedBefore20231208 bool                       `json:"producedBefore20231208,omitempty"`
	Ingredients            string                     `json:"ingredients,omitempty"`
	EnergyKJ               int                        `json:"energyKj,omitempty"`
	ListPriceTaxExcl       money.Cents                `json:"listPriceTaxExcl"`
	StorePriceTaxIncl      *money.Cents               `json:"storePriceTaxIncl,omitempty"`
	GroupPrices            map[auth.Group]money.Cents `json:"groupPrices,omitempty"`
}
