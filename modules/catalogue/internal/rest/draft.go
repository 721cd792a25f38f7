package rest

import (
	"reflect"
	"strings"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/sheets"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// ProductDraft is what a product shall be; what is left out stays as it is. The rules of its values are those of
// domain 3.1, checked on the whole sheet.
type ProductDraft struct {
	Reference              api.Field[string]         `json:"reference,omitzero"`
	EAN                    api.Field[string]         `json:"ean,omitzero"`
	Name                   api.Field[string]         `json:"name,omitzero"`
	ProductType            api.Field[string]         `json:"type,omitzero"`
	Colour                 api.Field[string]         `json:"colour,omitzero"`
	Country                api.Field[string]         `json:"country,omitzero"`
	Region                 api.Field[string]         `json:"region,omitzero"`
	Appellation            api.Field[string]         `json:"appellation,omitzero"`
	Classification         api.Field[string]         `json:"classification,omitzero"`
	Vintage                api.Field[int]            `json:"vintage,omitzero"` // null: non vintage
	Grapes                 api.Field[[]domain.Grape] `json:"grapes,omitzero"`
	BottleSizeCl           api.Field[float64]        `json:"bottleSizeCl,omitzero"`
	UnitsPerCarton         api.Field[int]            `json:"unitsPerCarton,omitzero"`
	ABV                    api.Field[float64]        `json:"abv,omitzero"`
	Certifications         api.Field[[]string]       `json:"certifications,omitzero"`
	Awards                 api.Field[[]string]       `json:"awards,omitzero"`
	Description            api.Field[string]         `json:"description,omitzero"`
	TastingNotes           api.Field[string]         `json:"tastingNotes,omitzero"`
	Pairings               api.Field[string]         `json:"pairings,omitzero"`
	ServingTemperature     api.Field[string]         `json:"servingTemperature,omitzero"`
	Allergens              api.Field[[]string]       `json:"allergens,omitzero"`
	Images                 api.Field[[]string]       `json:"images,omitzero"` // addresses that are kept, in their order
	TechnicalSheet         api.Field[PDF]            `json:"technicalSheet,omitzero"`
	Status                 api.Field[string]         `json:"status,omitzero"`
	Groups                 api.Field[[]auth.Group]   `json:"groups,omitzero"` // empty: every professional group
	InStore                api.Field[bool]           `json:"inStore,omitzero"`
	OrderMultiple          api.Field[int]            `json:"orderMultiple,omitzero"`
	MinQuantity            api.Field[int]            `json:"minQuantity,omitzero"`
	SampleAllowed          api.Field[bool]           `json:"sampleAllowed,omitzero"`
	Warehouse              api.Field[string]         `json:"warehouse,omitzero"`
	StockAlertThreshold    api.Field[int]            `json:"stockAlertThreshold,omitzero"`
	WeightGrams            api.Field[int]            `json:"weightGrams,omitzero"`
	CRD                    api.Field[bool]           `json:"crd,omitzero"`
	PriceBasis             api.Field[string]         `json:"priceBasis,omitzero"`
	ProducedBefore20231208 api.Field[bool]           `json:"producedBefore20231208,omitzero"`
	Ingredients            api.Field[string]         `json:"ingredients,omitzero"`
	EnergyKJ               api.Field[int]            `json:"energyKj,omitzero"`
	ListPriceTaxExcl       api.Field[money.Cents]    `json:"listPriceTaxExcl,omitzero"`
	StorePriceTaxIncl      api.Field[money.Cents]    `json:"storePriceTaxIncl,omitzero"` // null: not sold in stores
	// GroupPrices changes the groups that it names; null takes a group's own price away.
	GroupPrices api.Field[map[auth.Group]*money.Cents] `json:"groupPrices,omitzero"`
}

// PDF is a document: a data URL of at most 5 MiB. Answers hold its name alone.
type PDF struct {
	Name string `json:"name"`
	File string `json:"file,omitempty"`
}

// canBeNull tells of which fields null is a value: no vintage, no degree, no store price, no file.
func canBeNull(name string) bool {
	return name == "vintage" || name == "abv" || name == "storePriceTaxIncl" || name == "technicalSheet"
}

// nulls refuses null where it means nothing: a list of groups that is forgotten must not open a product to all of them, nor a
// forgotten price give it away.
func nulls(draft any) error {
	var found []fault.Violation
	value := reflect.ValueOf(draft).Elem()
	for i := range value.NumField() {
		name, _, _ := strings.Cut(value.Type().Field(i).Tag.Get("json"), ",")
		field, ok := reflect.TypeAssert[interface{ Given() (any, bool) }](value.Field(i))
		if !ok || canBeNull(name) {
			continue
		}
		if sent, given := field.Given(); given && sent == nil {
			found = append(found, validate.Violation(name, "required"))
		}
	}
	if len(found) == 0 {
		return nil
	}
	return fault.Invalid(found...)
}

// change is what a draft asks of a product.
func (d *ProductDraft) change() (edit.Change, error) {
	if err := nulls(d); err != nil {
		return edit.Change{}, err
	}
	c := edit.Change{Draft: edit.Draft{
		Reference: sent(d.Reference), EAN: sent(d.EAN), Name: sent(d.Name), Type: sent(d.ProductType), Colour: sent(d.Colour),
		Country: sent(d.Country), Region: sent(d.Region), Appellation: sent(d.Appellation), Classification: sent(d.Classification),
		Vintage: orNull(d.Vintage), Grapes: sent(d.Grapes), BottleSizeCl: sent(d.BottleSizeCl), UnitsPerCarton: sent(d.UnitsPerCarton),
		ABV: orNull(d.ABV), Certifications: sent(d.Certifications), Awards: sent(d.Awards), Description: sent(d.Description),
		TastingNotes: sent(d.TastingNotes), Pairings: sent(d.Pairings), ServingTemperature: sent(d.ServingTemperature),
		Allergens: sent(d.Allergens), Images: sent(d.Images), Status: sent(d.Status), Groups: sent(d.Groups), InStore: sent(d.InStore),
		OrderMultiple: sent(d.OrderMultiple), MinQuantity: sent(d.MinQuantity), SampleAllowed: sent(d.SampleAllowed),
		Warehouse: sent(d.Warehouse), StockAlertThreshold: sent(d.StockAlertThreshold), WeightGrams: sent(d.WeightGrams),
		CRD: sent(d.CRD), PriceBasis: sent(d.PriceBasis), ProducedBefore20231208: sent(d.ProducedBefore20231208),
		Ingredients: sent(d.Ingredients), EnergyKJ: sent(d.EnergyKJ), ListPriceTaxExcl: sent(d.ListPriceTaxExcl),
		StorePriceTaxIncl: orNull(d.StorePriceTaxIncl), GroupPrices: sent(d.GroupPrices),
	}}
	if !d.TechnicalSheet.Set {
		return c, nil
	}
	c.Draft.TechnicalSheet = edit.Some("")
	if d.TechnicalSheet.Null {
		return c, nil
	}
	content, err := sheets.CheckTechnicalSheet(d.TechnicalSheet.Value.File)
	c.Draft.TechnicalSheet, c.TechnicalSheet = edit.Some(pdfName(d.TechnicalSheet.Value.Name)), content
	return c, err
}

// draft shows the fields of a product that a change concerns.
func draft(d *edit.Draft) ProductDraft {
	shown := ProductDraft{
		Reference: shownField(d.Reference), EAN: shownField(d.EAN), Name: shownField(d.Name), ProductType: shownField(d.Type),
		Colour: shownField(d.Colour), Country: shownField(d.Country), Region: shownField(d.Region), Appellation: shownField(d.Appellation),
		Classification: shownField(d.Classification), Vintage: nullable(d.Vintage), Grapes: shownField(d.Grapes),
		BottleSizeCl: shownField(d.BottleSizeCl), UnitsPerCarton: shownField(d.UnitsPerCarton), ABV: nullable(d.ABV),
		Certifications: shownField(d.Certifications), Awards: shownField(d.Awards), Description: shownField(d.Description),
		TastingNotes: shownField(d.TastingNotes), Pairings: shownField(d.Pairings), ServingTemperature: shownField(d.ServingTemperature),
		Allergens: shownField(d.Allergens), Images: shownField(d.Images), Status: shownField(d.Status), Groups: shownField(d.Groups),
		InStore: shownField(d.InStore), OrderMultiple: shownField(d.OrderMultiple), MinQuantity: shownField(d.MinQuantity),
		SampleAllowed: shownField(d.SampleAllowed), Warehouse: shownField(d.Warehouse), StockAlertThreshold: shownField(d.StockAlertThreshold),
		WeightGrams: shownField(d.WeightGrams), CRD: shownField(d.CRD), PriceBasis: shownField(d.PriceBasis),
		ProducedBefore20231208: shownField(d.ProducedBefore20231208), Ingredients: shownField(d.Ingredients), EnergyKJ: shownField(d.EnergyKJ),
		ListPriceTaxExcl: shownField(d.ListPriceTaxExcl), StorePriceTaxIncl: nullable(d.StorePriceTaxIncl), GroupPrices: shownField(d.GroupPrices),
	}
	if name := d.TechnicalSheet; name.Set {
		shown.TechnicalSheet = api.Field[PDF]{Set: true, Null: name.Value == "", Value: PDF{Name: name.Value}}
	}
	return shown
}

func sent[T any](f api.Field[T]) edit.Field[T] { return edit.Field[T]{Set: f.Set, Value: f.Value} }

// orNull keeps the difference between null and a zero.
func orNull[T any](f api.Field[T]) edit.Field[*T] {
	if !f.Set || f.Null {
		return edit.Field[*T]{Set: f.Set}
	}
	return edit.Some(&f.Value)
}

func shownField[T any](f edit.Field[T]) api.Field[T] { return api.Field[T]{Set: f.Set, Value: f.Value} }

func nullable[T any](f edit.Field[*T]) api.Field[T] {
	if f.Value == nil {
		return api.Field[T]{Set: f.Set, Null: true}
	}
	return api.Field[T]{Set: f.Set, Value: *f.Value}
}
