package rest

import (
	"strconv"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Filters narrow the catalogue. Values of one field are alternatives, fields narrow each other.
type Filters struct {
	Search         string                 `query:"search"`
	Colour         []string               `query:"colour"`
	Type           []string               `query:"type"`
	Region         []string               `query:"region"`
	Appellation    []string               `query:"appellation"`
	Supplier       []api.Reference        `query:"supplier" ref:"users"`
	Certifications []string               `query:"certifications"`
	BottleSizeCl   []string               `query:"bottleSizeCl"`
	Vintage        []string               `query:"vintage"` // years, and NV
	Tag            []string               `query:"tag"`
	Warehouse      string                 `query:"warehouse"`
	Available      bool                   `query:"available"`
	PriceTaxExcl   map[string]money.Cents `query:"priceTaxExcl"` // gte, lte
	Customer       api.Reference          `query:"customer" ref:"users"`
}

// maxSearch is how many bytes of a search are looked at.
const maxSearch = 200

// query is the question without who asks.
func (f *Filters) query() (index.Query, error) {
	q := index.Query{Search: f.Search[:min(len(f.Search), maxSearch)], Warehouse: f.Warehouse, Available: f.Available}
	q.Values = [index.NumFacets][]string{
		index.Colour: f.Colour, index.Type: f.Type, index.Region: f.Region, index.Appellation: f.Appellation,
		index.Certifications: f.Certifications, index.Vintage: f.Vintage, index.BottleSize: f.BottleSizeCl, index.Tag: f.Tag,
	}
	for _, id := range f.Supplier {
		q.Values[index.Supplier] = append(q.Values[index.Supplier], strconv.FormatInt(int64(id), 10))
	}
	if f.Warehouse != "" && f.Warehouse != receiptsapi.WarehouseDartess && f.Warehouse != receiptsapi.WarehouseSupplier {
		return q, unknown("warehouse", fault.Text{FR: "Cet entrepôt est inconnu.", EN: "This warehouse is unknown."})
	}
	for bound, price := range f.PriceTaxExcl {
		switch bound {
		case "gte":
			q.PriceMin = &price
		case "lte":
			q.PriceMax = &price
		default:
			return q, unknown("priceTaxExcl["+bound+"]", fault.Text{FR: "Cette borne est inconnue.", EN: "This bound is unknown."})
		}
	}
	return q, nil
}

func unknown(path string, text fault.Text) error {
	return fault.Invalid(fault.Violation{PropertyPath: path, Code: "unknown", Text: text})
}

// sorted adds the order of a list: one key; relevance when searching, else editorial, when none is asked for.
func sorted(q *index.Query, order map[string]string) error {
	if len(order) == 0 {
		q.Order = index.ByRelevance
		return nil
	}
	if len(order) > 1 {
		return unknown("order", fault.Text{FR: "Un seul tri à la fois.", EN: "One order at a time."})
	}
	for key, direction := range order {
		switch by := index.Order(key); by {
		case index.ByRelevance, index.ByEditorial, index.ByName, index.ByPrice, index.ByVintage, index.ByCreated, index.BySupplier:
			q.Order, q.Descending = by, direction == "desc" && by != index.ByRelevance
		default:
			return unknown("order["+key+"]", fault.Text{FR: "Ce tri est inconnu.", EN: "This order is unknown."})
		}
	}
	return nil
}
