package bare

import (
	"encoding/json"

	"millesime/platform/money"
)

// product is a row of a page, as the product answers it.
type product struct {
	IRI               string          `json:"@id"`
	Type              string          `json:"@type"`
	ID                int64           `json:"id"`
	Reference         string          `json:"reference"`
	EAN               string          `json:"ean"`
	Name              string          `json:"name"`
	Supplier          supplier        `json:"supplier"`
	Kind              string          `json:"type"`
	Colour            string          `json:"colour"`
	Country           string          `json:"country"`
	Region            string          `json:"region"`
	Appellation       string          `json:"appellation"`
	Vintage           *int            `json:"vintage"`
	BottleSizeCl      float64         `json:"bottleSizeCl"`
	UnitsPerCarton    int             `json:"unitsPerCarton"`
	ABV               float64         `json:"abv"`
	Certifications    json.RawMessage `json:"certifications"`
	MinQuantity       int             `json:"minQuantity"`
	OrderMultiple     int             `json:"orderMultiple"`
	Status            string          `json:"status"`
	Warehouse         string          `json:"warehouse"`
	Available         int64           `json:"available"`
	Incoming          int64           `json:"incoming"`
	NextReceipt       *string         `json:"nextReceipt"`
	ReceiptLate       bool            `json:"receiptLate"`
	Tag               string          `json:"tag"`
	Tags              []string        `json:"tags"`
	ListPriceTaxExcl  *money.Cents    `json:"listPriceTaxExcl"`
	PriceTaxExcl      *money.Cents    `json:"priceTaxExcl"`
	PriceTaxIncl      *money.Cents    `json:"priceTaxIncl"`
	Tiers             []struct{}      `json:"tiers"` // no price list counts for the customer
	StorePriceTaxIncl *money.Cents    `json:"storePriceTaxIncl"`
	VATRate           money.Rate      `json:"vatRate"`
	OtherAgent        bool            `json:"otherAgent"`
	Images            json.RawMessage `json:"images"`
	Alert             bool            `json:"alert"` // all that pages show can be ordered
	Sheet             *struct{}       `json:"sheet"` // the customer sells nothing
}

type supplier struct {
	IRI     string `json:"@id"`
	ID      int64  `json:"id"`
	Company string `json:"company"`
}

// level is a row of stock_levels.
type level struct {
	warehouse                            string
	onHand, reserved, incoming, promised int64
	free                                 string // the day of the earliest receipt that brings units nobody was promised
}

func (l level) available() int64 { return l.onHand - l.reserved }

// vat is 20 % for what holds alcohol, else 5.5 %.
func (p *product) vat(tenths int) money.Rate {
	limit := 12
	if p.Kind == "beer" {
		limit = 5
	}
	if tenths > limit {
		return 20_00
	}
	return 5_50
}

// tag is the first situation that holds of the smallest orderable quantity.
func (p *product) tag(l level, threshold int64) string {
	quantity, available := int64(max(p.MinQuantity, p.OrderMultiple, 1)), l.available()
	switch {
	case available < quantity && quantity <= available+l.incoming-l.promised:
		return "pending_receipt"
	case available == 0:
		return "out_of_stock"
	case available < quantity:
		return "insufficient_stock"
	case available-quantity <= threshold:
		return "stock_alert"
	case p.Warehouse == "dartess":
		return "dartess_warehouse"
	default:
		return "normal"
	}
}

func (p *product) tags() []string {
	switch {
	case p.Tag == "dartess_warehouse":
		return []string{p.Tag, "normal"}
	case p.Warehouse == "dartess":
		return []string{p.Tag, "dartess_warehouse"}
	default:
		return []string{p.Tag}
	}
}
