package domain_test

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
	_ "millesime/platform/testkit/constant"
)

func (s scene) quote(t *rapid.T) pricingapi.Quote {
	q, err := domain.Quote(s.request, s.book)
	if err != nil {
		t.Fatalf("quote: %v", err)
	}
	return q
}

func TestSuppliersSumToTheCart(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		cart := reflect.ValueOf(q.Totals)
		for i := range cart.NumField() {
			name := cart.Type().Field(i).Name
			var sum int64
			for _, o := range q.Suppliers {
				sum += reflect.ValueOf(o.Totals).Field(i).Int()
			}
			if name != "TotalProduct" && sum != cart.Field(i).Int() {
				t.Fatalf("%s: suppliers sum to %d, the cart says %d", name, sum, cart.Field(i).Int())
			}
		}
	})
}

// TestAnOfferCostsWhatItAdds: its price incl. tax is the difference that choosing it makes, mixed rates included.
func TestAnOfferCostsWhatItAdds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		s.request.CarrierCode = ""
		without := s.quote(t)
		for _, offer := range without.Offers {
			s.request.CarrierCode = offer.Code
			with := s.quote(t)
			same(t, "excl. tax", offer.PriceTaxExcl, with.TotalPriceTaxExcl-without.TotalPriceTaxExcl)
			same(t, "incl. tax", offer.PriceTaxIncl, with.TotalPriceTaxIncl-without.TotalPriceTaxIncl)
		}
	})
}

func TestTotalsAreOneAnothersSums(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		all := []pricingapi.Totals{q.Totals}
		for _, o := range q.Suppliers {
			all = append(all, o.Totals)
		}
		for _, x := range all {
			same(t, "all discounts", x.TotalAllDiscountTaxExcl, x.SubTotalWithoutDiscountTaxExcl-x.SubTotalPriceTaxExcl)
			same(t, "fees", x.TotalFees, x.ShippingPriceTaxExcl+x.HandlingPriceTaxExcl)
			same(t, "total excl. tax", x.TotalPriceTaxExcl, x.SubTotalPriceTaxExcl+x.TotalFees)
			same(t, "total incl. tax", x.TotalPriceTaxIncl, x.TotalPriceTaxExcl+x.TotalVAT)
			if x.TotalDiscountCustomer > x.TotalAllDiscountTaxExcl {
				t.Fatalf("the customer's part %v is more than all discounts %v", x.TotalDiscountCustomer, x.TotalAllDiscountTaxExcl)
			}
		}
	})
}

func TestVATPerOrderAndRate(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		bases, amounts := map[money.Rate]money.Cents{}, map[money.Rate]money.Cents{}
		for _, o := range q.Suppliers {
			var base, vat, allowance, shipping, handling money.Cents
			for _, v := range o.VAT {
				same(t, "base", v.Base, v.Goods-v.Allowance+v.Shipping+v.Handling)
				if !o.Store {
					same(t, "VAT half-up on the base", v.Amount, money.Percent(v.Base, v.Rate))
				} else if gap := v.Amount - money.Percent(v.Base, v.Rate); gap < -1 || gap > 1 {
					t.Fatalf("store VAT %v is %v away from its base's", v.Amount, gap)
				}
				base, vat = base+v.Base, vat+v.Amount
				allowance, shipping, handling = allowance+v.Allowance, shipping+v.Shipping, handling+v.Handling
				bases[v.Rate] += v.Base
				amounts[v.Rate] += v.Amount
			}
			same(t, "Σ bases", base, o.TotalPriceTaxExcl)
			same(t, "Σ VAT", vat, o.TotalVAT)
			same(t, "Σ shares of carriage", shipping, o.ShippingPriceTaxExcl)
			same(t, "Σ shares of handling", handling, o.HandlingPriceTaxExcl)
			if o.Allowance != nil {
				same(t, "Σ shares of the allowance", allowance, o.Allowance.Amount)
			}
		}
		for _, v := range q.VAT {
			same(t, "cart base", v.Base, bases[v.Rate])
			same(t, "cart VAT", v.Amount, amounts[v.Rate])
		}
	})
}

func TestLinesSumToTheirOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		var code money.Cents
		for _, o := range q.Suppliers {
			var nets, gross, before money.Cents
			for _, l := range o.Items {
				nets, before, code = nets+l.TotalPriceTaxExcl, before+l.BeforeDiscountExcl, code+l.CodeAmount
				if o.Store {
					gross += l.TotalPriceTaxIncl
					same(t, "gross", l.TotalPriceTaxIncl, l.UnitPriceTaxIncl*money.Cents(l.Quantity)-l.CodeAmount)
				} else {
					same(t, "net", l.TotalPriceTaxExcl, l.UnitPriceTaxExcl*money.Cents(l.Quantity)-l.CodeAmount)
				}
			}
			same(t, "Σ line nets", nets, o.LineNets)
			same(t, "Σ references", before, o.SubTotalWithoutDiscountTaxExcl)
			if o.Store {
				same(t, "what the individual pays for goods", o.SubTotalPriceTaxIncl, gross)
			}
		}
		if q.PromoCode != nil && code != 0 {
			same(t, "Σ shares of the code", code, q.PromoCode.Amount)
		}
	})
}

func TestNoAmountIsNegative(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		notNegative(t, "quote", reflect.ValueOf(q))
	})
}

func TestOffersAreTheirGroups(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		for _, offer := range q.Offers {
			var sum money.Cents
			for _, g := range offer.Groups {
				sum += g.PriceTaxExcl
			}
			same(t, "offer "+offer.Code, offer.PriceTaxExcl, sum)
			if len(offer.Groups) != len(q.Groups) {
				t.Fatalf("offer %s serves %d of %d groups", offer.Code, len(offer.Groups), len(q.Groups))
			}
		}
		if q.Offer != nil {
			same(t, "shipping", q.ShippingPriceTaxExcl, q.Offer.PriceTaxExcl)
		} else {
			same(t, "shipping without an offer", q.ShippingPriceTaxExcl, 0)
		}
	})
}

func TestPermutingLinesChangesNoTotal(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		before := s.quote(t)
		s.request.Lines = rapid.Permutation(s.request.Lines).Draw(t, "permuted")
		s.request.Suppliers = rapid.Permutation(s.request.Suppliers).Draw(t, "suppliers")
		after := s.quote(t)
		if before.Totals != after.Totals {
			t.Fatalf("totals changed:\n%+v\n%+v", before.Totals, after.Totals)
		}
		for i := range before.Suppliers {
			if before.Suppliers[i].Totals != after.Suppliers[i].Totals || !reflect.DeepEqual(before.Suppliers[i].VAT, after.Suppliers[i].VAT) {
				t.Fatalf("supplier %d changed", before.Suppliers[i].SupplierID)
			}
		}
	})
}

// TestSplittingALine: the unit price decides the net, so two lines of one product cost what one did. Only
// an amount code may lay its odd cents elsewhere; its sum stays.
func TestSplittingALine(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		whole := s.quote(t)
		split := s
		split.request.Lines = nil
		for _, l := range s.request.Lines {
			if l.Quantity == 1 {
				split.request.Lines = append(split.request.Lines, l)
				continue
			}
			first, second := l, l
			first.Quantity = rapid.Int64Range(1, l.Quantity-1).Draw(t, "first")
			second.Quantity = l.Quantity - first.Quantity
			split.request.Lines = append(split.request.Lines, first, second)
		}
		parts := split.quote(t)
		if amountCode := s.book.Code != nil && s.book.Code.Amount != 0; !amountCode {
			if whole.Totals != parts.Totals {
				t.Fatalf("totals changed:\n%+v\n%+v", whole.Totals, parts.Totals)
			}
			return
		}
		same(t, "code", codeAmount(whole), codeAmount(parts))
		same(t, "units", money.Cents(whole.TotalUnitProduct), money.Cents(parts.TotalUnitProduct))
	})
}

// TestMoreDiscountNeverCostsMore: goods alone, since less value may lose a franco or a code's minimum.
func TestMoreDiscountNeverCostsMore(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		if len(s.request.Lines) == 0 || s.book.Code != nil && !s.book.Code.Combinable {
			t.Skip("nothing to discount, or a code that gives way to a discount")
		}
		before := s.quote(t)
		s.request.Lines = slices.Clone(s.request.Lines)
		i := rapid.IntRange(0, len(s.request.Lines)-1).Draw(t, "line")
		l := &s.request.Lines[i]
		l.Discount = money.Rate(rapid.Int32Range(int32(l.Discount), 100_00).Draw(t, "more"))
		after := s.quote(t)
		if after.SubTotalPriceTaxExcl > before.SubTotalPriceTaxExcl || after.SubTotalPriceTaxIncl > before.SubTotalPriceTaxIncl+rounding(before) {
			t.Fatalf("goods rose from %v to %v", before.SubTotalPriceTaxExcl, after.SubTotalPriceTaxExcl)
		}
	})
}

// TestTheReaderChangesNoPrice: who reads decides what is shown, never what is paid.
func TestTheReaderChangesNoPrice(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		for i := range s.request.Lines {
			s.request.Lines[i].Discount = 0 // a buyer could not ask for the quote otherwise
		}
		admin := s.quote(t)
		s.request.Reader = pricingapi.Reader{ID: guideCustomer, Group: s.request.Customer.Group}
		buyer := s.quote(t)
		same(t, "buyer's agent fees", buyer.TotalAgentFees, 0)
		admin.TotalAgentFees = 0
		if admin.Totals != buyer.Totals {
			t.Fatalf("the admin reads %+v, the buyer %+v", admin.Totals, buyer.Totals)
		}
	})
}

// rounding is how much VAT may move against its base: half a cent at each order and rate, both ways.
func rounding(q pricingapi.Quote) money.Cents {
	var rates int
	for _, o := range q.Suppliers {
		rates += len(o.VAT)
	}
	return money.Cents(rates)
}

func codeAmount(q pricingapi.Quote) money.Cents {
	if q.PromoCode == nil {
		return 0
	}
	return q.PromoCode.Amount
}

func same(t *rapid.T, what string, got, want money.Cents) {
	t.Helper()
	if got != want {
		t.Fatalf("%s: %v, want %v", what, got, want)
	}
}

// notNegative looks at every number below a value.
func notNegative(t *rapid.T, path string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Int64, reflect.Int32:
		if v.Int() < 0 {
			t.Fatalf("%s is %d", path, v.Int())
		}
	case reflect.Pointer:
		if !v.IsNil() {
			notNegative(t, path, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			notNegative(t, path+"[]", v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			notNegative(t, path+"."+v.Type().Field(i).Name, v.Field(i))
		}
	}
}
