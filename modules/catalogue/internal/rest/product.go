package rest

import (
	"context"
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Supplier of a product.
type Supplier struct {
	api.Ref
	Company string `json:"company"`
}

// Product is a row of a list (domain 9.2). Prices are for one unit; null where the viewer has none.
type Product struct {
	api.Item
	productsapi.Identity

	Supplier          Supplier      `json:"supplier"`
	Vintage           *int          `json:"vintage"` // null: non vintage
	BottleSizeCl      float64       `json:"bottleSizeCl"`
	ABV               float64       `json:"abv"` // percent by volume
	Status            string        `json:"status" enum:"active,desactivated"`
	Available         int64         `json:"available"`
	Incoming          int64         `json:"incoming"`
	NextReceipt       *string       `json:"nextReceipt"` // YYYY-MM-DD of the earliest that brings units nobody was promised
	ReceiptLate       bool          `json:"receiptLate"` // instead: it should have come
	Tag               string        `json:"tag" enum:"out_of_stock,stock_alert,insufficient_stock,pending_receipt,desactivated,normal,sample,stock_back,dartess_warehouse"`
	Tags              []string      `json:"tags" enum:"out_of_stock,stock_alert,insufficient_stock,pending_receipt,desactivated,normal,sample,stock_back,dartess_warehouse"`
	ListPriceTaxExcl  *money.Cents  `json:"listPriceTaxExcl"`
	PriceTaxExcl      *money.Cents  `json:"priceTaxExcl"` // the viewer's own
	PriceTaxIncl      *money.Cents  `json:"priceTaxIncl"`
	Tiers             []PriceTier   `json:"tiers"` // what price lists ask for more units, the smallest quantity first
	StorePriceTaxIncl *money.Cents  `json:"storePriceTaxIncl"`
	VATRate           money.Rate    `json:"vatRate"`
	OtherAgent        bool          `json:"otherAgent"` // follows the customer for this supplier: no price is shown, and the viewer cannot order it
	Alert             bool          `json:"alert"`      // the viewer is told when it can be ordered again
	Sheet             *SheetSummary `json:"sheet"`      // null: the viewer does not sell the product
}

// PriceTier is the viewer's own price of a unit from a quantity on.
type PriceTier struct {
	MinQuantity  int64       `json:"minQuantity"` // units
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
	PriceTaxIncl money.Cents `json:"priceTaxIncl"`
}

// TierTrace is why a tier has its price.
type TierTrace struct {
	MinQuantity int64            `json:"minQuantity"`
	Trace       []sale.TraceStep `json:"trace"`
}

// HydraClass is that of its detail too.
func (Product) HydraClass(string) string { return "Product" }

func product(row *app.Row) Product {
	p := row.Product
	out := Product{
		Item: api.NewItem("products", "Product", p.ID), Identity: p.Identity,
		Supplier:     Supplier{Ref: api.RefTo("users", p.SupplierID), Company: row.Supplier},
		BottleSizeCl: tenths(p.BottleSizeMl), ABV: tenths(p.ABVTenths), Status: domain.StatusOf(p),
		Available: row.Level.Available(), Incoming: row.Level.Incoming, Tag: row.Tag, Tags: row.Tags, VATRate: p.VATRate,
		OtherAgent: row.Held, Alert: row.Waits, Tiers: []PriceTier{},
	}
	out.Certifications, out.Images = list(p.Certifications), list(p.Images)
	if p.Vintage > 0 {
		out.Vintage = &p.Vintage
	}
	out.ReceiptLate = row.Level.FreeLate
	if row.Level.NextFree != "" {
		out.NextReceipt = &row.Level.NextFree
	}
	if price := row.Price; price != nil {
		out.PriceTaxExcl, out.PriceTaxIncl = &price.PriceTaxExcl, &price.PriceTaxIncl
		for _, tier := range price.Tiers {
			out.Tiers = append(out.Tiers, PriceTier{tier.MinQuantity, tier.PriceTaxExcl, tier.PriceTaxIncl})
		}
		if !row.Individual {
			out.ListPriceTaxExcl = &price.ListTaxExcl
		}
		if price.StoreTaxIncl > 0 {
			out.StorePriceTaxIncl = &price.StoreTaxIncl
		}
	}
	return out
}

// tenths of a unit as JSON shows them: 125 is 12.5.
func tenths(n int) float64 { return float64(n) / 10 }

// list is never null in JSON.
func list[T any](values []T) []T {
	if values == nil {
		return []T{}
	}
	return values
}

// Detail is a whole product.
type Detail struct {
	Product
	productsapi.Details

	ExciseCategory string           `json:"exciseCategory"`
	Lots           []LotLink        `json:"lots"`           // the newest first
	TechnicalSheet *string          `json:"technicalSheet"` // where it is read
	Trace          []sale.TraceStep `json:"trace"`          // why this price
	TierTraces     []TierTrace      `json:"tierTraces"`     // gives the reason for the price of each tier
	Substitutes    []Product        `json:"substitutes"`
	Arrivals       []Arrival        `json:"arrivals"`   // what is on its way and not promised yet
	LastOrders     []LastOrder      `json:"lastOrders"` // the newest that the viewer may read
	Version        *int64           `json:"version"`    // what a change names; null: the viewer does not sell the product
}

// LotLink names the public page of a lot.
type LotLink struct {
	Lot string `json:"lot"`
	URL string `json:"url"`
}

// Arrival is what one day brings.
type Arrival struct {
	ExpectedOn *string `json:"expectedOn"` // YYYY-MM-DD; null: it is late
	Quantity   int64   `json:"quantity"`
}

// LastOrder is a line of this product on an order.
type LastOrder struct {
	Order     string      `json:"order"`
	Number    string      `json:"number"`
	At        time.Time   `json:"at"`
	Quantity  int64       `json:"quantity"`
	UnitPrice money.Cents `json:"unitPriceTaxExcl"`
}

func detail(d *app.Detail) Detail {
	p := d.Row.Product
	out := Detail{
		Product: product(&d.Row), Details: p.Details, ExciseCategory: domain.Excise(p), Lots: lotLinks(p.ID, d.Lots), Trace: trace(d.Price),
		TierTraces:  tierTraces(d.Price),
		Substitutes: make([]Product, len(d.Substitutes)), Arrivals: []Arrival{}, LastOrders: []LastOrder{},
	}
	out.Grapes, out.Awards, out.Allergens = list(p.Grapes), list(p.Awards), list(p.Allergens)
	if file := document(p.ID, p.TechnicalSheet); file != nil {
		out.TechnicalSheet = &file.URL
	}
	for _, a := range d.Arrivals {
		out.Arrivals = append(out.Arrivals, Arrival{ExpectedOn: api.OrNull(a.ExpectedOn), Quantity: a.Quantity})
	}
	for _, o := range d.Purchases {
		out.LastOrders = append(out.LastOrders, LastOrder{
			Order: api.IRI("orders", o.OrderID), Number: o.Number, At: o.At, Quantity: o.Quantity, UnitPrice: o.UnitPrice,
		})
	}
	for i := range d.Substitutes {
		out.Substitutes[i] = product(&d.Substitutes[i])
	}
	return out
}

// trace is the steps that led to a price ("Pourquoi ce prix ?"), as carts and orders have them.
func trace(price *pricingapi.ViewerPrice) []sale.TraceStep {
	if price == nil {
		return []sale.TraceStep{}
	}
	return list(price.Trace)
}

// tierTraces tell why a product has its prices of more units.
func tierTraces(price *pricingapi.ViewerPrice) []TierTrace {
	traces := []TierTrace{}
	if price != nil {
		for _, tier := range price.Tiers {
			traces = append(traces, TierTrace{MinQuantity: tier.MinQuantity, Trace: list(tier.Trace)})
		}
	}
	return traces
}

// Replacement is a product in stock that somebody who waits for another one may take instead.
type Replacement struct {
	Product
	Closeness string `json:"closeness" enum:"vintage,supplier,other"` // the same wine of another year, of the same supplier, or neither
}

// Replacements are the closest first.
type Replacements struct {
	Products []Replacement `json:"products"`
}

func getReplacements(c *app.Catalogue) api.Route {
	return api.Get("products.replacements", "/products/{id}/replacements", tag, auth.AllGroups(),
		"Products in stock for who waits for one, at the viewer's own prices, the closest first",
		func(ctx context.Context, in api.ByID) (Replacements, error) {
			found, err := c.Replacements(ctx, in.ID)
			if err != nil {
				return Replacements{}, err
			}
			return Replacements{Products: lists.Each(found, func(r app.Replacement) Replacement {
				return Replacement{product(&r.Row), string(r.Closeness)}
			})}, nil
		})
}
