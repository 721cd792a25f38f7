package sale_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/money"
	"millesime/platform/sale"
	_ "millesime/platform/testkit/constant"
)

// documentsOf reaches an order by its deliveries, one document each, with the charges on the first.
func documentsOf(sold sale.Sold, deliveries [][]int64) (sale.KeptAmounts, []sale.KeptAmounts) {
	kept := sale.Keep(sold)
	before := sale.KeptAmounts{Lines: make([]sale.KeptLine, len(sold.Lines))}
	until := make([]int64, len(sold.Lines))
	documents := make([]sale.KeptAmounts, 0, len(deliveries))
	for _, units := range deliveries {
		for i, n := range units {
			until[i] += n
		}
		now := sale.Until(sold, until, kept.VAT)
		documents = append(documents, now.Less(before, sold))
		before = now
	}
	return kept, documents
}

func amountsOf(k sale.KeptAmounts) string {
	text := fmt.Sprintf("%s %s -%s", k.TotalPriceTaxExcl, k.TotalPriceTaxIncl, k.Allowance)
	for _, v := range k.VAT {
		text += fmt.Sprintf(" | %s: +%s=%s, %s", v.Rate, v.Shipping+v.Handling, v.Base, v.Amount)
	}
	return text
}

// Domain 4.4, 5.8: 12 × 11.78 at 20 % and 7 × 1.43 at 5.5 %, an allowance of 10 %, carriage 12.00 (11.21 and 0.79), in three parcels.
// The VAT of 20 % is 14.96, 25.57 and 27.69 with each parcel more: 14.96, 10.61, 2.12, where each by itself would lose a cent.
func TestAnOrderIsReachedByItsParcels(t *testing.T) {
	t.Parallel()
	kept, parcels := documentsOf(sale.Sold{Shipping: 12_00, Lines: []sale.SoldLine{
		{Rate: 20_00, Quantity: 12, Kept: 12, Unit: 11_78, Amount: 141_36, Net: 141_36, Allowance: 14_14},
		{Rate: 5_50, Quantity: 7, Kept: 7, Unit: 1_43, Amount: 10_01, Net: 10_01, Allowance: 1_00},
	}}, [][]int64{{6, 0}, {5, 3}, {1, 4}})
	if got := amountsOf(kept); got != "148.23 176.46 -15.14 | 20: +11.21=138.43, 27.69 | 5.5: +0.79=9.80, 0.54" {
		t.Errorf("the order: %s", got)
	}
	for i, want := range []string{
		"75.61 90.61 -7.07 | 20: +11.21=74.82, 14.96 | 5.5: +0.79=0.79, 0.04",
		"56.87 67.70 -6.32 | 20: +0.00=53.01, 10.61 | 5.5: +0.00=3.86, 0.22",
		"15.75 18.15 -1.75 | 20: +0.00=10.60, 2.12 | 5.5: +0.00=5.15, 0.28",
	} {
		if got := amountsOf(parcels[i]); got != want {
			t.Errorf("parcel %d: %s instead of %s", i, got, want)
		}
	}
}

// Domain 4.3: 3 × 9.99 incl. tax hold 5.00 of VAT, one of them 1.67; carriage of 5.00 is added to the first.
func TestAStoreOrderIsReachedByItsPricesInclTax(t *testing.T) {
	t.Parallel()
	_, parcels := documentsOf(sale.Sold{Store: true, Shipping: 5_00, Lines: []sale.SoldLine{
		{Rate: 20_00, Quantity: 3, Kept: 3, Unit: 9_99, Amount: 29_97, Net: 24_97},
	}}, [][]int64{{1}, {2}})
	for i, want := range []string{"13.32 15.99 -0.00 | 20: +5.00=13.32, 2.67", "16.65 19.98 -0.00 | 20: +0.00=16.65, 3.33"} {
		if got := amountsOf(parcels[i]); got != want || parcels[i].Lines[0].Gross != []money.Cents{9_99, 19_98}[i] {
			t.Errorf("parcel %d: %s instead of %s", i, got, want)
		}
	}
}

// A credit takes no more back than is left of its invoice at a rate, and all of it with its last units: 1.01 at 20 % are 0.20 of VAT,
// as are 2.02 less 1.01, where 0.21 were invoiced. Where prices incl. tax are the master they stay: 1.20 and 1.21.
func TestACreditStaysWithinItsInvoice(t *testing.T) {
	t.Parallel()
	left := sale.KeptAmounts{
		Lines: []sale.KeptLine{{Net: 1_03, Gross: 1_23}}, VAT: []sale.OrderVAT{{Rate: 20_00, Base: 1_03, Amount: 20}},
	}
	for _, c := range []struct {
		base, amount money.Cents
		store, last  bool
		want         string
	}{
		{1_03, 21, false, true, "1.03 1.23 -0.00 | 20: +0.00=1.03, 0.20"},
		{1_04, 19, false, true, "1.03 1.23 -0.00 | 20: +0.00=1.03, 0.20"},
		{1_02, 19, false, true, "1.03 1.23 -0.00 | 20: +0.00=1.03, 0.20"},
		{1_04, 20, false, false, "1.03 1.23 -0.01 | 20: +0.00=1.03, 0.20"},
		{1_02, 21, false, false, "1.02 1.22 -0.00 | 20: +0.00=1.02, 0.20"},
		{1_02, 19, false, false, "1.02 1.21 -0.00 | 20: +0.00=1.02, 0.19"},
		{1_00, 21, true, false, "1.01 1.21 -0.00 | 20: +0.00=1.01, 0.20"},
		{1_04, 16, true, false, "1.03 1.20 -0.00 | 20: +0.00=1.03, 0.17"},
		{1_02, 21, true, true, "1.03 1.23 -0.00 | 20: +0.00=1.03, 0.20"},
	} {
		sold := sale.Sold{Store: c.store, Lines: []sale.SoldLine{{Rate: 20_00}}}
		credit := sale.KeptAmounts{
			Lines: []sale.KeptLine{{Net: c.base, Gross: c.base + c.amount}}, VAT: []sale.OrderVAT{{Rate: 20_00, Base: c.base, Amount: c.amount}},
		}
		if got := amountsOf(credit.Within(left, sold, []bool{c.last})); got != c.want {
			t.Errorf("%s and %s: %s instead of %s", c.base, c.amount, got, c.want)
		}
	}
}

// However an order is reached, its documents sum to it: lines, totals and each rate, to the cent.
func TestDocumentsSumToTheirOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(r *rapid.T) {
		sold, deliveries := soldInParcels(r)
		kept, parcels := documentsOf(sold, deliveries)
		var sum sale.KeptAmounts
		rates := map[money.Rate]sale.OrderVAT{}
		nets := make([]money.Cents, len(sold.Lines))
		for _, p := range parcels {
			sum.TotalPriceTaxExcl += p.TotalPriceTaxExcl
			sum.TotalPriceTaxIncl += p.TotalPriceTaxIncl
			sum.Allowance += p.Allowance
			for i, l := range p.Lines {
				nets[i] += l.Net
			}
			for _, v := range p.VAT {
				all := rates[v.Rate]
				all.Base, all.Amount = all.Base+v.Base, all.Amount+v.Amount
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
			if got := rates[v.Rate]; got.Base != v.Base || got.Amount != v.Amount {
				r.Errorf("%s %%: %+v instead of %+v", v.Rate, got, v)
			}
		}
		for i, l := range kept.Lines {
			if !sold.Store && nets[i] != l.Net {
				r.Errorf("line %d: %s instead of %s", i, nets[i], l.Net)
			}
		}
	})
}

// soldInParcels draws an order of two rates, and parcels that hold what was kept of it.
func soldInParcels(r *rapid.T) (sale.Sold, [][]int64) {
	cents := func(most int, name string) money.Cents { return money.Cents(rapid.IntRange(0, most).Draw(r, name)) }
	sold := sale.Sold{Store: rapid.Bool().Draw(r, "store"), Shipping: cents(5_000, "shipping"), Handling: cents(900, "handling")}
	deliveries := make([][]int64, rapid.IntRange(1, 4).Draw(r, "parcels"))
	for range rapid.IntRange(1, 5).Draw(r, "lines") {
		quantity := int64(rapid.IntRange(1, 60).Draw(r, "quantity"))
		l := sale.SoldLine{
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
