package productsapi

import "millesime/platform/auth"

// Attributes are what a supplier says of a product and everybody keeps in the same form (domain 3.1): they are embedded in its
// row, its sheet, and what the API shows of it.
type Attributes struct {
	Identity
	Details
	Conditions
}

// Identity is what lists show.
type Identity struct {
	Reference      string   `json:"reference"`
	EAN            string   `bun:"ean" json:"ean"`
	Name           string   `json:"name"`
	Type           string   `json:"type" enum:"still,sparkling,fortified,spirit,beer,cider,soft,water,juice"`
	Colour         string   `json:"colour" enum:",red,white,rose,orange"`
	Country        string   `json:"country"` // ISO 3166-1 alpha-2
	Region         string   `json:"region"`
	Appellation    string   `json:"appellation"`
	UnitsPerCarton int      `json:"unitsPerCarton"`
	Certifications []string `bun:"type:jsonb" json:"certifications"`
	MinQuantity    int      `json:"minQuantity"`
	OrderMultiple  int      `json:"orderMultiple"`
	Warehouse      string   `json:"warehouse" enum:"dartess,supplier"`
	Images         []string `bun:"type:jsonb" json:"images"` // addresses
}

// Details are what the page of a product adds.
type Details struct {
	Classification         string   `json:"classification"`
	Grapes                 []Grape  `bun:"type:jsonb" json:"grapes"`
	Awards                 []string `bun:"type:jsonb" json:"awards"`
	Description            string   `json:"description"`
	TastingNotes           string   `json:"tastingNotes"`
	Pairings               string   `json:"pairings"`
	ServingTemperature     string   `json:"servingTemperature"`
	Allergens              []string `bun:"type:jsonb" json:"allergens"`
	WeightGrams            int      `json:"weightGrams"`
	SampleAllowed          bool     `json:"sampleAllowed"`
	Ingredients            string   `json:"ingredients"`
	EnergyKJ               int      `bun:"energy_kj_per_100ml" json:"energyKj"`                    // per 100 ml; 0: not told
	ProducedBefore20231208 bool     `bun:"produced_before_20231208" json:"producedBefore20231208"` // no e-label is due
}

// Conditions are what those who sell the product alone see.
type Conditions struct {
	Status              string       `json:"status" enum:"active,desactivated"`
	Groups              []auth.Group `bun:"open_groups,type:jsonb" json:"groups" enum:"restaurant,wine_merchant,hypermarket,cse,negociant"` // empty: every professional group
	InStore             bool         `json:"inStore"`
	StockAlertThreshold int          `json:"stockAlertThreshold"`
	CRD                 bool         `bun:"crd" json:"crd"`
	PriceBasis          string       `json:"priceBasis" enum:"duty_paid,duty_suspended"`
	TechnicalSheet      string       `json:"-"` // name of the file; "" none. The API shows it with its address
}

// Grape is a variety and its share of the blend in percent, 0 when unknown.
type Grape struct {
	Name  string  `json:"name"`
	Share float64 `json:"share"`
}
