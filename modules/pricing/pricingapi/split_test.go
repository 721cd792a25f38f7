package pricingapi_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
	_ "millesime/platform/testkit/constant"
)

// splitOf keeps an order whole or in part, and shares it over deliveries.
func splitOf(sold pricingapi.Sold, deliveries [][]int64) (pricingapi.KeptAmounts, []pricingapi.KeptAmounts) {
	kept := pricingapi.Keep(sold)
	lines := make([]pricingapi.SplitLine, 0, len(sold.Lines))
	for i, l := range sold.Lines {
		lines = append(lines, pricingapi.SplitLine{Rate: l.Rate, KeptLine: kept.Lines[i]})
	}
	return kept, pricingapi.Split(sold.Store, lines, kept.VAT, deliveries)
}

func amountsOf(k pricingapi.KeptAmounts) string {
	text := fmt.Sprintf("%s %s", k.TotalPriceTaxExcl, k.TotalPriceTaxIncl)
	for _, v := range k.VAT {
		text += fmt.Sprintf(" | %s: %s-%s+%s=%s, %s", v.Rate, v.Goods, v.Allowance, v.Shipping+v.Handling, v.Base, v.Amount)
	}
	return text
}

// Domain 4.4, 5.8: 12 × 11.78 at 20 % and 7 × 1.43 at 5.5 %, an allowance of 10 %, carriage 12.00 (11.21 and 0.79), in three parcels.
// The VAT of 20 % is 14.96, 25.57 and 27.69 with each parcel more: 14.96, 10.61, 2.12, where each by itself would lose a cent.
func TestAnOrderIsSharedOverItsParcels(t *testing.T) {
	t.Parallel()
	kept, parcels := splitOf(pricingapi.Sold{Shipping: 12_00, Lines: []pricingapi.SoldLine{
		{Rate: 20_00, Quantity: 12, Kept: 12, Unit: 11_78, Amount: 141_36, Net: 141_36, Allowance: 14_14},
		{Rate: 5_50, Quantity: 7, Kept: 7, Unit: 1_43, Amount: 10_01, Net: 10_01, Allowance: 1_00},
	}}, [][]int64{{6, 0}, {5, 3}, {1, 4}})
	if got := amountsOf(kept); got != "148.23 176.46 | 20: 141.36-14.14+11.21=138.43, 27.69 | 5.5: 10.01-1.00+0.79=9.80, 0.54" {
		t.Errorf("the order: %s", got)
	}
	for i, want := range []string{
		"75.61 90.61 | 20: 70.68-7.07+11.21=74.82, 14.96 | 5.5: 0.00-0.00+0.79=0.79, 0.04",
		"56.87 67.70 | 20: 58.90-5.89+0.00=53.01, 10.61 | 5.5: 4.29-0.43+0.00=3.86, 0.22",
		"15.75 18.15 | 20: 11.78-1.18+0.00=10.60, 2.12 | 5.5: 5.72-0.57+0.00=5.15, 0.28",
	} {
		if got := amountsOf(parcels[i]); got != want {
			t.Errorf("parcel %d: %s instead of %s", i, got, want)
		}
	}
}

// Domain 4.3: 3 × 9.99 incl. tax hold 5.00 of VAT, one of them 1.67; carriage of 5.00 is added to the first.
func TestAStoreOrderIsSharedByItsPricesInclTax(t *testing.T) {
	t.Parallel()
	_, parcels := splitOf(pricingapi.Sold{Store: true, Shipping: 5_00, Lines: []pricingapi.SoldLine{
		{Rate: 20_00, Quantity: 3, Kept: 3, Unit: 9_99, Amount: 29_97, Net: 24_97},
	}}, [][]int64{{1}, {2}})
	for i, want := range []string{"13.32 15.99 | 20: 8.32-0.00+5.00=13.32, 2.67", "16.65 19.98 | 20: 16.65-0.00+0.00=16.65, 3.33"} {
		if got := amountsOf(parcels[i]); got != want || parcels[i].Lines[0].Gross != []money.Cents{9_99, 19_98}[i] {
			t.Errorf("parcel %d: %s instead of %s", i, got, want)
		}
	}
}

// However an order is shared, its parcels sum to it: lines, totals and each rate, to the cent.
func TestParcelsSumToTheirOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(r *rapid.T) {
		sold, deliveries := soldInParcels(r)
		kept, parcels := splitOf(sold, deliveries)
		var sum pricingapi.KeptAmounts
		rates := map[money.Rate]pricingapi.OrderVAT{}
		for _, p := range parcels {
			sum.TotalPriceTaxExcl += p.TotalPriceTaxExcl
			sum.TotalPriceTaxIncl += p.TotalPriceTaxIncl
			sum.Allowance += p.Allowance
			for _, v := range p.VAT {
				all := rates[v.Rate]
				all.Goods, all.Base, all.Amount = all.Goods+v.Goods, all.Base+v.Base, all.Amount+v.Amount
				rates[v.Rate] = all
				if v.Amount < 0 {
					r.Errorf("a parcel gives back VAT: %s", amountsOf(p))
				}
			}
		}
		if sum.TotalPriceTaxExcl != kept.TotalPriceTaxExcl || sum.TotalPriceTaxIncl != kept.TotalPriceTaxIncl || sum.Allowance != kept.Allowance {
			r.Errorf("%s instead of %s", amountsOf(sum), amountsOf(kept))
		}
		for _, v := range kept.VAT {
			if got := rates[v.Rate]; got.Goods != v.Goods || got.Base != v.Base || got.Amount != v.Amount {
				r.Errorf("%s %%: %+v instead of %+v", v.Rate, got, v)
			}
		}
	})
}

// soldInParcels draws an order of two rates, and parcels that hold what was kept of it.
func soldInParcels(r *rapid.T) (pricingapi.Sold, [][]int64) {
	cents := func(most int, name string) money.Cents { return money.Cents(rapid.IntRange(0, most).Draw(r, name)) }
	sold := pricingapi.Sold{Store: rapid.Bool().Draw(r, "store"), Shipping: cents(5_000, "shipping"), Handling: cents(900, "handling")}
	deliveries := make([][]int64, rapid.IntRange(1, 4).Draw(r, "parcels"))
	for range rapid.IntRange(1, 5).Draw(r, "lines") {
		quantity := int64(rapid.IntRange(1, 60).Draw(r, "quantity"))
		l := pricingapi.SoldLine{
			Rate: rapid.SampledFrom([]money.Rate{20_00, 5_50}).Draw(r, "rate"), Quantity: quantity, Unit: 1_00 + cents(20_000, "unit"),
		}
		l.Amount = l.Unit * money.Cents(quantity)
		l.Net = l.Amount
		if !sold.Store {
			l.Allowance = money.Percent(l.Net, money.Rate(rapid.IntRange(0, 3000).Draw(r, "allowance")))
		}
		left := quantity
		for d := range deliveries {
			units := int64(rapid.IntRange(0, int(left)).Draw(r, "units"))
			deliveries[d] = append(deliveries[d], units)
			left -= units
			l.Kept += units
		}
		sold.Lines = append(sold.Lines, l)
	}
	return sold, deliveries
}
