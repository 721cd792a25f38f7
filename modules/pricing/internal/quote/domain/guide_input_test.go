package domain_test

import (
	"encoding/json"
	"strconv"
	"time"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
	"millesime/platform/vat"
)

// The people of the guide.
const (
	guideCustomer = 10
	guideAgent    = 90
	guideFrame    = 5
)

// guideInput is a case of the guide, as its introduction explains.
type guideInput struct {
	On        string          `json:"on"`
	Reader    string          `json:"reader"`
	Customer  guideBuyer      `json:"customer"`
	Lines     []guideLine     `json:"lines"`
	Suppliers []guideSupplier `json:"suppliers"`
	Lists     []guideList     `json:"lists"`
	Frame     *guideFrameIn   `json:"frame"`
	Code      *guideCode      `json:"code"`
	PromoCode string          `json:"promoCode"`
	To        string          `json:"to"`
	Carrier   string          `json:"carrier"`
	Grids     []guideGrid     `json:"grids"`
	Expect    json.RawMessage `json:"expect"`
	Refused   []string        `json:"refused"`
}

type guideBuyer struct {
	Group     auth.Group `json:"group"`
	Frame     bool       `json:"frame"`
	OnInvoice money.Rate `json:"onInvoice"`
}

type guideLine struct {
	Product   int64                      `json:"product"`
	Supplier  int64                      `json:"supplier"`
	List      *money.Cents               `json:"list"`
	Groups    map[auth.Group]money.Cents `json:"groups"`
	Store     money.Cents                `json:"store"`
	Quantity  int64                      `json:"quantity"`
	Discount  money.Rate                 `json:"discount"`
	VAT       money.Rate                 `json:"vat"`
	Kind      string                     `json:"kind"`
	ABVTenths int                        `json:"abvTenths"`
	ML        int64                      `json:"ml"`
	Warehouse string                     `json:"warehouse"`
	Boutique  bool                       `json:"boutique"`
}

type guideSupplier struct {
	ID                  int64        `json:"id"`
	Frame               bool         `json:"frame"`
	Permanent           money.Rate   `json:"permanent"`
	FrancoValue         *money.Cents `json:"francoValue"`
	FrancoQuantity      *int64       `json:"francoQuantity"`
	StoreFrancoValue    *money.Cents `json:"storeFrancoValue"`
	StoreFrancoQuantity *int64       `json:"storeFrancoQuantity"`
	Minimum             money.Cents  `json:"minimum"`
	Handling            money.Cents  `json:"handling"`
	Agent               int64        `json:"agent"`
	Fee                 money.Rate   `json:"fee"`
	Margin              *money.Rate  `json:"margin"`
}

type guideList struct {
	ID        int64            `json:"id"`
	Name      string           `json:"name"`
	Customers []string         `json:"customers"`
	Groups    []auth.Group     `json:"groups"`
	Terms     string           `json:"terms"`
	From      string           `json:"from"`
	To        string           `json:"to"`
	Made      string           `json:"made"`
	Prices    [][3]json.Number `json:"prices"`
}

type guideFrameIn struct {
	Name  string           `json:"name"`
	From  string           `json:"from"`
	To    string           `json:"to"`
	Basis string           `json:"basis"`
	Tiers [][2]json.Number `json:"tiers"`
}

type guideCode struct {
	Code         string      `json:"code"`
	Rate         money.Rate  `json:"rate"`
	Amount       money.Cents `json:"amount"`
	Suppliers    []int64     `json:"suppliers"`
	Products     []int64     `json:"products"`
	Minimum      money.Cents `json:"minimum"`
	From         string      `json:"from"`
	To           string      `json:"to"`
	PerCustomer  *int64      `json:"perCustomer"`
	CustomerUses int64       `json:"customerUses"`
	Combinable   bool        `json:"combinable"`
}

type guideGrid struct {
	Supplier   int64            `json:"supplier"`
	Department string           `json:"department"`
	Basis      string           `json:"basis"`
	Steps      [][2]json.Number `json:"steps"`
	Beyond     *money.Cents     `json:"beyond"`
}

func (c guideInput) request() pricingapi.Request {
	r := pricingapi.Request{
		At: day(orElse(c.On, "2026-11-21")), PromoCode: c.PromoCode, CarrierCode: c.Carrier,
		Customer: pricingapi.Customer{
			ID: guideCustomer, Group: orElse(c.Customer.Group, auth.WineMerchant), DiscountOnInvoice: c.Customer.OnInvoice,
		},
	}
	r.Customer.Individual = r.Customer.Group == auth.Customer
	r.Reader = map[string]pricingapi.Reader{
		"":         {ID: guideCustomer, Group: r.Customer.Group},
		"admin":    {ID: 1000, Group: auth.Admin},
		"supplier": {ID: 1, Group: auth.Supplier},
		"agent":    {ID: guideAgent, Group: auth.CommercialAgent},
	}[c.Reader]
	if c.To != "" {
		r.Destination = &pricingapi.Destination{Country: "FR", Postcode: c.To}
	}
	for i, l := range c.Lines {
		rate := orElse(l.VAT, vat.Standard)
		if l.Kind != "" {
			rate = vat.RateOf(l.Kind, l.ABVTenths)
		}
		r.Lines = append(r.Lines, pricingapi.Line{
			Key: strconv.Itoa(i), ProductID: orElse(l.Product, int64(i+1)), SupplierID: orElse(l.Supplier, 1),
			Quantity: l.Quantity, Discount: l.Discount, VATRate: rate, BottleSizeMl: orElse(l.ML, 750), WeightGrams: 1300,
			Warehouse: orElse(l.Warehouse, "supplier"), Store: l.Boutique,
		})
	}
	for _, s := range c.Suppliers {
		r.Suppliers = append(r.Suppliers, s.terms())
	}
	return r
}

func (s guideSupplier) terms() pricingapi.Supplier {
	made := pricingapi.Supplier{
		ID: s.ID, PermanentDiscount: s.Permanent, MinimumOrderValue: s.Minimum, HandlingFee: s.Handling,
		AgentFee: s.Fee, ReaderMargin: s.Margin,
		Franco:      pricingapi.Franco{Value: s.FrancoValue, Quantity: s.FrancoQuantity},
		StoreFranco: pricingapi.Franco{Value: s.StoreFrancoValue, Quantity: s.StoreFrancoQuantity},
	}
	if s.Fee != 0 {
		made.AgentID = orElse(s.Agent, guideAgent)
	}
	return made
}

func (c guideInput) book() domain.Book {
	book := domain.Book{
		Prices:   map[int64]pricingapi.ListPrice{},
		Carriers: carriers(), Grids: []domain.Grid{defaultGrid()}, Relays: relays(),
	}
	for i, l := range c.Lines {
		if l.List != nil {
			book.Prices[orElse(l.Product, int64(i+1))] = pricingapi.ListPrice{ListTaxExcl: *l.List, StoreTaxIncl: l.Store, Groups: l.Groups}
		}
	}
	for _, l := range c.Lists {
		book.Lists = append(book.Lists, l.mercuriale())
	}
	if c.Frame != nil && c.Customer.Frame {
		book.Frame = c.Frame.frame()
		for _, s := range c.Suppliers {
			if s.Frame {
				book.Frame.SupplierIDs = append(book.Frame.SupplierIDs, s.ID)
			}
		}
	}
	if c.Code != nil {
		book.Code = &domain.PromoCode{
			ID: 1, Code: c.Code.Code, Rate: c.Code.Rate, Amount: c.Code.Amount, SupplierIDs: c.Code.Suppliers, ProductIDs: c.Code.Products,
			Minimum: c.Code.Minimum, From: orElse(c.Code.From, "2026-01-01"), To: c.Code.To,
			MaxUsesPerCustomer: c.Code.PerCustomer, CustomerUses: c.Code.CustomerUses, Combinable: c.Code.Combinable,
		}
	}
	if c.Grids != nil {
		book.Grids = nil
		for _, g := range c.Grids {
			book.Grids = append(book.Grids, g.grid())
		}
	}
	return book
}

func (l guideList) mercuriale() domain.Mercuriale {
	made := domain.Mercuriale{
		ID: l.ID, Name: l.Name, SupplierID: 1, Groups: l.Groups, From: orElse(l.From, "2026-01-01"), To: l.To,
		Discounts:   map[string]domain.ListDiscounts{"locked": domain.ListLocked, "open": domain.ListOpen}[l.Terms],
		PublishedAt: day(orElse(l.Made, "2026-01-01")),
	}
	for _, name := range l.Customers {
		made.CustomerIDs = append(made.CustomerIDs, map[string]int64{"customer": guideCustomer, "other": 11}[name])
	}
	for _, p := range l.Prices {
		made.Entries = append(made.Entries, domain.ListEntry{ProductID: whole(p[0]), MinQuantity: whole(p[1]), Price: cents(p[2])})
	}
	return made
}

func (f guideFrameIn) frame() *domain.Frame {
	made := &domain.Frame{ID: guideFrame, Name: f.Name, From: orElse(f.From, "2026-01-01"), To: f.To}
	for _, tier := range f.Tiers {
		from := int64(cents(tier[0]))
		if f.Basis == "equivalents" {
			made.Basis, from = domain.ByEquivalents, whole(tier[0])
		}
		rate, err := money.ParseRate(tier[1].String())
		must(err)
		made.Tiers = append(made.Tiers, domain.Tier{From: from, Rate: rate})
	}
	return made
}

func (g guideGrid) grid() domain.Grid {
	made := domain.Grid{
		Owner: domain.OwnerPlatform, Department: g.Department, Basis: domain.GridBasis(orElse(g.Basis, "units")), Beyond: g.Beyond,
	}
	if g.Supplier != 0 {
		made.Owner, made.SupplierID = domain.OwnerSupplier, g.Supplier
	}
	for _, step := range g.Steps {
		made.Steps = append(made.Steps, domain.GridStep{UpTo: whole(step[0]), Price: cents(step[1])})
	}
	return made
}

func day(date string) time.Time {
	at, err := time.ParseInLocation(time.DateOnly, date, clock.Paris)
	must(err)
	return at.Add(12 * time.Hour)
}

func whole(n json.Number) int64 {
	v, err := n.Int64()
	must(err)
	return v
}

func cents(n json.Number) money.Cents {
	c, err := money.ParseCents(n.String())
	must(err)
	return c
}

// must stops at a case that is written wrong.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

func orElse[T comparable](value, ordinary T) T {
	var zero T
	if value == zero {
		return ordinary
	}
	return value
}
