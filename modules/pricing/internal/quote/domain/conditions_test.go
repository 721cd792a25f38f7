package domain_test

import (
	"strings"
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/vat"
)

// oneLine is a wine merchant's cart with one line of product 1, supplier 1.
func oneLine(price money.Cents, quantity int64) scene {
	return scene{
		request: pricingapi.Request{
			At:       day("2026-11-21"),
			Reader:   pricingapi.Reader{ID: guideCustomer, Group: auth.WineMerchant},
			Customer: pricingapi.Customer{ID: guideCustomer, Group: auth.WineMerchant},
			Lines: []pricingapi.Line{{
				ProductID: 1, SupplierID: 1, Quantity: quantity, VATRate: vat.Standard, BottleSizeMl: 750, WeightGrams: 1300, Warehouse: "supplier",
			}},
		},
		book: domain.Book{
			Prices:   map[int64]pricingapi.ListPrice{1: {ListTaxExcl: price, StoreTaxIncl: 2 * price}},
			Carriers: carriers(), Grids: []domain.Grid{defaultGrid()}, Relays: relays(),
		},
	}
}

// to sends the cart to a French postcode by the first carrier.
func (s scene) to(postcode string) scene {
	s.request.Destination = &pricingapi.Destination{Country: "FR", Postcode: postcode}
	s.request.CarrierCode = "messagerie"
	return s
}

func (s scene) price(t *testing.T) pricingapi.Quote {
	t.Helper()
	q, err := domain.Quote(s.request, s.book)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func blockers(q pricingapi.Quote) string {
	var codes []string
	for _, b := range q.Blockers {
		codes = append(codes, b.Code)
	}
	return strings.Join(codes, " ")
}

func TestAnEmptyCart(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 1).to("75011")
	s.request.Lines = nil
	if q := s.price(t); q.Totals != (pricingapi.Totals{}) || len(q.Blockers) != 0 || len(q.Offers) != 0 {
		t.Errorf("an empty cart has %+v", q)
	}
}

func TestAListOfAnotherSupplier(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6)
	s.book.Lists = []domain.Mercuriale{{
		ID: 1, SupplierID: 2, From: "2026-01-01", CustomerIDs: []int64{guideCustomer},
		Entries: []domain.ListEntry{{ProductID: 1, MinQuantity: 1, Price: 1_00}},
	}}
	if q := s.price(t); q.SubTotalPriceTaxExcl != 60_00 {
		t.Errorf("supplier 2 sold supplier 1's product for %v", q.SubTotalPriceTaxExcl)
	}
}

// An allowance is shared among the rates of the lines it counts on: a net list's rate bears none of it.
func TestAllowanceBesideANetList(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 10)
	juice := s.request.Lines[0]
	juice.ProductID, juice.VATRate = 2, vat.Reduced
	s.request.Lines = append(s.request.Lines, juice)
	s.book.Prices[2] = s.book.Prices[1]
	s.book.Lists = []domain.Mercuriale{{
		ID: 1, SupplierID: 1, From: "2026-01-01", CustomerIDs: []int64{guideCustomer},
		Entries: []domain.ListEntry{{ProductID: 1, MinQuantity: 1, Price: 10_00}},
	}}
	s.book.Frame = &domain.Frame{ID: guideFrame, From: "2026-01-01", SupplierIDs: []int64{1}}
	s.request.Customer.DiscountOnInvoice = 10_00
	vat := s.price(t).Suppliers[0].VAT
	if vat[0].Allowance != 0 || vat[1].Allowance != 10_00 {
		t.Errorf("shares of %v at 20 %% and %v at 5.5 %%, want 0.00 and 10.00", vat[0].Allowance, vat[1].Allowance)
	}
}

func TestStoreOrdersHaveNoMinimum(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 1)
	s.request.Customer = pricingapi.Customer{ID: guideCustomer, Group: auth.Customer, Individual: true}
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1, MinimumOrderValue: 150_00}}
	if q := s.price(t); blockers(q) != "" || q.Suppliers[0].MinimumOrderValue != 0 {
		t.Errorf("blockers %q, minimum %v", blockers(q), q.Suppliers[0].MinimumOrderValue)
	}
}

func TestRefusedInput(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*pricingapi.Line){
		"items[0].quantity: max_value": func(l *pricingapi.Line) { l.Quantity = 1_000_001 },
		"items[0].quantity: min_value": func(l *pricingapi.Line) { l.Quantity = -1 },
		"items[0].discountValue: between: La remise doit être comprise entre 0 et 100 %": func(l *pricingapi.Line) { l.Discount = -1 },
		"items[0].discountValue: between: ":                                              func(l *pricingapi.Line) { l.Discount = 100_01 },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := oneLine(10_00, 6)
			s.request.Reader = pricingapi.Reader{ID: 1000, Group: auth.Admin}
			change(&s.request.Lines[0])
			_, err := domain.Quote(s.request, s.book)
			if got := violations(err); !strings.HasPrefix(got, name) {
				t.Errorf("refused with %q", got)
			}
		})
	}
}

func TestAnAgentWithoutRelationIsNoSeller(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6)
	s.request.Reader = pricingapi.Reader{ID: guideAgent, Group: auth.CommercialAgent}
	s.request.Lines[0].Discount = 1
	_, err := domain.Quote(s.request, s.book)
	if got := violations(err); got != "items[0].discountValue: seller: Seul un vendeur peut accorder une remise" {
		t.Errorf("refused with %q", got)
	}
}
