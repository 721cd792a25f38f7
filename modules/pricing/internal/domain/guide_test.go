package domain_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/money"
)

const guide = "../../../../docs/guides/prices.md"

var guideCase = regexp.MustCompile("(?s)\n### ([^\n]+)\n.*?```json case\n(.*?)\n```")

// TestGuide runs every case that the price guide works by hand.
func TestGuide(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	cases := guideCase.FindAllSubmatch(page, -1)
	if titles := bytes.Count(page, []byte("\n### ")); len(cases) < 40 || len(cases) != titles {
		t.Fatalf("%d cases under %d titles; every title has one, and there are at least 40", len(cases), titles)
	}
	for _, found := range cases {
		t.Run(string(found[1]), func(t *testing.T) {
			t.Parallel()
			runGuideCase(t, found[2])
		})
	}
}

func runGuideCase(t *testing.T, block []byte) {
	t.Helper()
	var c guideInput
	decoder := json.NewDecoder(bytes.NewReader(block))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&c); err != nil {
		t.Fatalf("read the case: %v", err)
	}
	quote, err := domain.Quote(c.request(), c.book())
	if len(c.Refused) > 0 {
		if got := violations(err); got != strings.Join(c.Refused, "\n") {
			t.Fatalf("refused with:\n%s\nwant:\n%s", got, strings.Join(c.Refused, "\n"))
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Expect) == 0 {
		t.Fatal("the case expects nothing")
	}
	data, err := json.Marshal(quote)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "quote", generic(t, c.Expect), generic(t, data))
}

func violations(err error) string {
	f, ok := fault.As(err)
	if !ok {
		return fmt.Sprint(err)
	}
	var lines []string
	for _, v := range f.Violations {
		lines = append(lines, v.PropertyPath+": "+v.Code+": "+v.Text.FR)
	}
	return strings.Join(lines, "\n")
}

func generic(t *testing.T, data []byte) any {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var v any
	if err := decoder.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return v
}

// compare checks every member that is expected; lists have the same length.
func compare(t *testing.T, path string, want, got any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		object, ok := got.(map[string]any)
		if !ok {
			t.Errorf("%s is %v, want an object", path, got)
			return
		}
		for name, member := range want {
			if _, ok := object[name]; !ok {
				t.Errorf("%s has no %s", path, name)
				continue
			}
			compare(t, path+"."+name, member, object[name])
		}
	case []any:
		list, ok := got.([]any)
		if !ok || len(list) != len(want) {
			t.Errorf("%s is %v, want %d members", path, got, len(want))
			return
		}
		for i := range want {
			compare(t, fmt.Sprintf("%s[%d]", path, i), want[i], list[i])
		}
	case json.Number:
		number, ok := got.(json.Number)
		if !ok || rational(t, want).Cmp(rational(t, number)) != 0 {
			t.Errorf("%s is %v, want %v", path, got, want)
		}
	default:
		if want != got {
			t.Errorf("%s is %v, want %v", path, got, want)
		}
	}
}

func rational(t *testing.T, n json.Number) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(n.String())
	if !ok {
		t.Fatalf("%q is not a number", n)
	}
	return r
}

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
	if c.Customer.Frame {
		r.Customer.FrameID = guideFrame
	}
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
		vat := orElse(l.VAT, pricingapi.VATStandard)
		if l.Kind != "" {
			vat = pricingapi.VATRate(l.Kind, l.ABVTenths)
		}
		r.Lines = append(r.Lines, pricingapi.Line{
			Key: fmt.Sprint(i), ProductID: orElse(l.Product, int64(i+1)), SupplierID: orElse(l.Supplier, 1),
			Quantity: l.Quantity, Discount: l.Discount, VATRate: vat, BottleSizeMl: orElse(l.ML, 750), WeightGrams: 1300,
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
	if s.Frame {
		made.FrameIDs = []int64{guideFrame}
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
	if c.Frame != nil {
		book.Frames = []domain.Frame{c.Frame.frame()}
	}
	if c.Code != nil {
		book.Code = &domain.PromoCode{
			ID: 1, Code: c.Code.Code, Rate: c.Code.Rate, Amount: c.Code.Amount, SupplierIDs: c.Code.Suppliers,
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
		Discounts: map[string]domain.ListDiscounts{"locked": domain.ListLocked, "open": domain.ListOpen}[l.Terms],
		CreatedAt: day(orElse(l.Made, "2026-01-01")),
	}
	for _, name := range l.Customers {
		made.CustomerIDs = append(made.CustomerIDs, map[string]int64{"customer": guideCustomer, "other": 11}[name])
	}
	for _, p := range l.Prices {
		made.Entries = append(made.Entries, domain.ListEntry{ProductID: whole(p[0]), MinQuantity: whole(p[1]), Price: cents(p[2])})
	}
	return made
}

func (f guideFrameIn) frame() domain.Frame {
	made := domain.Frame{ID: guideFrame, Name: f.Name, From: orElse(f.From, "2026-01-01"), To: f.To}
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
