package domain

import (
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// Book is what pricing keeps and a quote reads. Dates are civil dates in Paris, YYYY-MM-DD, first and last
// day included; an empty last day is open-ended.
type Book struct {
	Prices   map[int64]pricingapi.ListPrice // by product id
	Lists    []Mercuriale
	Frame    *Frame     // that the customer is in, nil none
	Code     *PromoCode // the one the request names, nil when there is none of that name
	Carriers []Carrier  // in the order of the offers
	Grids    []Grid
	Relays   []RelayPoint // of the destination's department
}

// Mercuriale is a dated list of products at negotiated prices for named customers or groups (step 2).
type Mercuriale struct {
	ID          int64
	Name        string
	SupplierID  int64
	From, To    string
	CustomerIDs []int64
	Groups      []auth.Group
	Discounts   ListDiscounts
	PublishedAt time.Time
	Entries     []ListEntry
}

// ListDiscounts tells which discounts may follow a price of a list.
type ListDiscounts int

// A list is net by default: steps 3, 4 and 7 skip its products. Locked, steps 5 and 6 skip them too.
const (
	ListNet ListDiscounts = iota
	ListLocked
	ListOpen // every later step applies
)

// AllListDiscounts lists them all.
func AllListDiscounts() []ListDiscounts { return []ListDiscounts{ListNet, ListLocked, ListOpen} }

// String is the code of what may follow a price of a list.
func (d ListDiscounts) String() string {
	switch d {
	case ListLocked:
		return "locked"
	case ListOpen:
		return "open"
	default:
		return "net"
	}
}

// ListDiscountsOf is what a code says; anything but locked and open is net.
func ListDiscountsOf(code string) ListDiscounts {
	for _, d := range AllListDiscounts() {
		if d.String() == code {
			return d
		}
	}
	return ListNet
}

// ListEntry is a product's price in a list from a quantity on.
type ListEntry struct {
	ProductID   int64
	MinQuantity int64
	Price       money.Cents
}

// Frame is an agreement frame: discount tiers between suppliers and buyers (step 3).
type Frame struct {
	ID          int64
	Name        string
	From, To    string
	Basis       FrameBasis
	Tiers       []Tier
	SupplierIDs []int64
}

// FrameBasis is what the tiers of a frame count.
type FrameBasis int

// Tiers count euros excl. tax at step 2 prices, or 75 cl equivalents, of the order at one supplier.
const (
	ByValue FrameBasis = iota
	ByEquivalents
)

// Tier is a discount from a threshold on: cents or 75 cl equivalents, as the frame's basis says.
type Tier struct {
	From int64
	Rate money.Rate
}

// PromoCode is a code with its conditions and uses so far (step 6).
type PromoCode struct {
	ID                 int64
	Code               string
	Rate               money.Rate  // a percentage, or
	Amount             money.Cents // an amount: excl. tax for professionals, incl. tax for individuals
	SupplierIDs        []int64     // who bears it: it counts on their lines only
	ProductIDs         []int64     // empty: all
	Groups             []auth.Group
	Minimum            money.Cents // value of the lines it counts on, before the code
	From, To           string
	MaxUses            *int64 // nil: unlimited
	MaxUsesPerCustomer *int64
	Uses, CustomerUses int64
	StoppedAt          time.Time // zero: it was not
	Combinable         bool      // false: lines that steps 2 to 5 already lowered are left alone
}

// Carrier is one of the platform's carriers.
type Carrier struct {
	Code             string
	LabelFR, LabelEN string
	DelayFR, DelayEN string
	Delivery         string // home or relay
	MaxWeightGrams   *int64 // of one parcel group
}

// Owners of grids.
const (
	OwnerPlatform = "platform"
	OwnerDartess  = "dartess"
	OwnerSupplier = "supplier"
)

// Grid is what a warehouse owner charges for a parcel group.
type Grid struct {
	Owner       string
	SupplierID  int64
	StartsOn    string // of one scope, the grid that began last counts
	CarrierCode string // "" every carrier
	Department  string // "" everywhere
	Basis       GridBasis
	Steps       []GridStep   // by UpTo, ascending
	Beyond      *money.Cents // above the last step: each unit or started kilogram; nil: not carried
}

// GridBasis is what the steps of a grid count.
type GridBasis string

// Steps count units (bottles, cans) or grams.
const (
	GridUnits  GridBasis = "units"
	GridWeight GridBasis = "weight"
)

// GridStep is a price up to a number of units or grams.
type GridStep struct {
	UpTo  int64
	Price money.Cents
}

// RelayPoint is a pickup point of a relay carrier.
type RelayPoint struct {
	Code, CarrierCode, Label string
	Street, Postcode, City   string
}

// current tells whether a civil date lies within two others, both included.
func current(date, from, to string) bool {
	return from <= date && (to == "" || date <= to)
}

// String is the code of what tiers count.
func (b FrameBasis) String() string {
	if b == ByEquivalents {
		return "equivalents"
	}
	return "value"
}

// FrameBasisOf is what a code says; anything but equivalents is value.
func FrameBasisOf(code string) FrameBasis {
	if code == ByEquivalents.String() {
		return ByEquivalents
	}
	return ByValue
}

// DaysAfter is the civil day so many days after one, or before it.
func DaysAfter(day string, days int) string { return clock.DateOf(clock.StartOf(day, days)) }

// The days before its end on which people are told of.
const (
	monthAhead = 30
	weekAhead  = 7
)

// LastDays are the latest days on which a list may end of which people are told on a civil day: a month ahead, and a week.
func LastDays(day string) (month, week string) {
	return DaysAfter(day, monthAhead), DaysAfter(day, weekAhead)
}
