package domain_test

import (
	"pgregory.net/rapid"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/vat"
)

// scene is a request with the book it is priced over.
type scene struct {
	request pricingapi.Request
	book    domain.Book
}

const (
	sceneSuppliers = 3
	sceneProducts  = 6 // of each supplier
)

// drawScene draws a cart with everything that a quote can hold.
func drawScene(t *rapid.T) scene {
	s := scene{book: domain.Book{
		Prices: map[int64]pricingapi.ListPrice{}, Carriers: carriers(), Grids: []domain.Grid{defaultGrid()}, Relays: relays(),
	}}
	group := rapid.SampledFrom([]auth.Group{auth.Restaurant, auth.WineMerchant, auth.CSE, auth.Negociant, auth.Customer}).Draw(t, "group")
	s.request = pricingapi.Request{
		At: day("2026-11-21"), Reader: pricingapi.Reader{ID: 1000, Group: auth.Admin},
		Customer: pricingapi.Customer{
			ID: guideCustomer, Group: group, Individual: group == auth.Customer,
			DiscountOnInvoice: drawRate(t, "onInvoice"),
		},
	}
	if rapid.Bool().Draw(t, "sent") {
		s.request.Destination = &pricingapi.Destination{Country: "FR", Postcode: "75011"}
		s.request.CarrierCode = rapid.SampledFrom([]string{"", "messagerie", "relais"}).Draw(t, "carrier")
	}
	for supplier := int64(1); supplier <= sceneSuppliers; supplier++ {
		s.request.Suppliers = append(s.request.Suppliers, drawSupplier(t, supplier))
		for n := range int64(sceneProducts) {
			s.book.Prices[supplier*100+n] = drawPrice(t, group)
		}
	}
	for range rapid.IntRange(0, 8).Draw(t, "lines") {
		s.request.Lines = append(s.request.Lines, drawLine(t, group))
	}
	drawConditions(t, &s)
	return s
}

func drawSupplier(t *rapid.T, id int64) pricingapi.Supplier {
	s := pricingapi.Supplier{
		ID: id, PermanentDiscount: drawRate(t, "permanent"), HandlingFee: drawCents(t, "handling", 10_00),
		MinimumOrderValue: drawCents(t, "minimum", 300_00), AgentID: guideAgent, AgentFee: 15_00,
	}
	if rapid.Bool().Draw(t, "franco") {
		s.Franco = pricingapi.Franco{Value: new(drawCents(t, "francoValue", 500_00)), Quantity: new(rapid.Int64Range(0, 60).Draw(t, "francoQuantity"))}
		s.StoreFranco = s.Franco
	}
	return s
}

func drawPrice(t *rapid.T, group auth.Group) pricingapi.ListPrice {
	p := pricingapi.ListPrice{
		ListTaxExcl: drawCents(t, "list", 60_00), StoreTaxIncl: 1 + drawCents(t, "store", 80_00), Groups: map[auth.Group]money.Cents{},
	}
	if rapid.Bool().Draw(t, "groupPrice") {
		p.Groups[group] = drawCents(t, "groupPrice", 60_00)
	}
	return p
}

// drawLine draws a line; what a product is follows from its number, as in the catalogue.
func drawLine(t *rapid.T, group auth.Group) pricingapi.Line {
	supplier := rapid.Int64Range(1, sceneSuppliers).Draw(t, "supplier")
	product := rapid.Int64Range(0, sceneProducts-1).Draw(t, "product")
	l := pricingapi.Line{
		ProductID: supplier*100 + product, SupplierID: supplier, Quantity: rapid.Int64Range(1, 60).Draw(t, "quantity"),
		Discount: drawRate(t, "discount"), VATRate: vat.Standard, BottleSizeMl: []int64{750, 375, 1500, 330, 0, 1000}[product],
		WeightGrams: 1300, Warehouse: "supplier", Store: group == auth.CSE && rapid.Bool().Draw(t, "boutique"),
	}
	if product%3 == 0 {
		l.VATRate = vat.Reduced
	}
	if product%2 == 0 {
		l.Warehouse = pricingapi.WarehouseDartess
	}
	return l
}

// drawConditions draws price lists, a frame and a code.
func drawConditions(t *rapid.T, s *scene) {
	if rapid.Bool().Draw(t, "frame") {
		s.book.Frame = &domain.Frame{
			ID: guideFrame, Name: "F", From: "2026-01-01", Tiers: []domain.Tier{{From: 0, Rate: 1_00}, {From: 200_00, Rate: drawRate(t, "tier")}},
		}
		for _, supplier := range s.request.Suppliers {
			if rapid.Bool().Draw(t, "inFrame") {
				s.book.Frame.SupplierIDs = append(s.book.Frame.SupplierIDs, supplier.ID)
			}
		}
	}
	for n := range rapid.Int64Range(0, 8).Draw(t, "lists") {
		s.book.Lists = append(s.book.Lists, drawList(t, n+1, s.request.Customer.Group))
	}
	if rapid.Bool().Draw(t, "code") {
		s.request.PromoCode = "C"
		s.book.Code = &domain.PromoCode{
			ID: 1, Code: "C", From: "2026-01-01", SupplierIDs: []int64{1, 2}, Combinable: rapid.Bool().Draw(t, "combinable"),
		}
		if rapid.Bool().Draw(t, "percentage") {
			s.book.Code.Rate = 1 + drawRate(t, "codeRate")/2
		} else {
			s.book.Code.Amount = 1 + drawCents(t, "codeAmount", 200_00)
		}
	}
}

// drawList draws a list of one supplier for the customer, its group or somebody else, around the day of the scene.
func drawList(t *rapid.T, id int64, group auth.Group) domain.Mercuriale {
	list := domain.Mercuriale{
		ID: id, Name: "L", SupplierID: rapid.Int64Range(1, 2).Draw(t, "list of"), // few, so that lists meet
		From:        rapid.SampledFrom([]string{"2026-01-01", "2026-01-01", "2026-11-21", "2026-11-22"}).Draw(t, "from"),
		To:          rapid.SampledFrom([]string{"", "", "2026-11-20", "2026-11-21", "2027-01-01"}).Draw(t, "to"),
		Discounts:   rapid.SampledFrom(domain.AllListDiscounts()).Draw(t, "terms"),
		PublishedAt: day(rapid.SampledFrom([]string{"2025-12-01", "2025-12-02"}).Draw(t, "published")),
	}
	switch rapid.IntRange(0, 3).Draw(t, "for") {
	case 0:
		list.CustomerIDs = []int64{guideCustomer + 1}
	case 1:
		list.Groups = []auth.Group{group}
	default:
		list.CustomerIDs = []int64{guideCustomer + 1, guideCustomer}
	}
	for product := range int64(sceneProducts) {
		first := rapid.SampledFrom([]int64{1, 20}).Draw(t, "first tier")
		for tier := range rapid.Int64Range(0, 2).Draw(t, "tiers") {
			list.Entries = append(list.Entries, domain.ListEntry{
				ProductID: list.SupplierID*100 + product, MinQuantity: first + tier*12, Price: drawCents(t, "negotiated", 60_00),
			})
		}
	}
	return list
}

func drawCents(t *rapid.T, name string, most money.Cents) money.Cents {
	return money.Cents(rapid.Int64Range(0, int64(most)).Draw(t, name))
}

func drawRate(t *rapid.T, name string) money.Rate {
	if rapid.Bool().Draw(t, name+" given") {
		return money.Rate(rapid.Int32Range(0, 100_00).Draw(t, name))
	}
	return 0
}
