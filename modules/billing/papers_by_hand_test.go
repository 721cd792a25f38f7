package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// figures are what a document says, worked out by hand: BT-106 to BT-115 of EN 16931, each rate of VAT, and sentences of the paper.
type figures struct {
	totals string // lines, allowances, charges, excl. tax, VAT, incl. tax, paid, due
	rates  string // each: base, VAT
	prices string // of the lines
	words  []string
}

func (m made) figures() (totals, rates, prices string) {
	t := m.data.Totals
	totals = strings.Join([]string{t.Lines, t.Allowances, t.Charges, t.TaxExcl, t.VAT, t.TaxIncl, t.Paid, t.Due}, " ")
	var vat, units []string
	for _, v := range m.data.VAT {
		vat = append(vat, v.Category+v.Rate+": "+v.Base+" "+v.Amount)
	}
	for _, l := range m.data.Lines {
		units = append(units, l.Quantity+" × "+l.Price)
	}
	return totals, strings.Join(vat, ", "), strings.Join(units, ", ")
}

// steps are a list price, and what a permanent discount leaves of it.
func steps(list, after money.Cents) []sale.TraceStep {
	return []sale.TraceStep{
		{Code: sale.StepListPrice, Label: fault.Say("Tarif", "Price"), After: list.Micro()},
		{Code: sale.StepPermanentDiscount, Label: fault.Say("Remise permanente", "Permanent discount"), Rate: 5_00, After: after.Micro()},
	}
}

// One document for each rule of amounts, worked out by hand: the data and the paper say the same.
func TestDocumentsWorkedOutByHand(t *testing.T) {
	t.Parallel()
	archives(t, func(a archive) {
		const wine, cider, juice = "Château Alpha", "Cidre fermier", "Jus de raisin"
		simple := func(sold sale.Sold, lines ...line) []domain.Draft { return draftsOf(t, orderOf(sold, lines)) }
		for _, one := range []struct {
			drafts []domain.Draft
			want   figures
		}{
			// 6 × 12.40 are 74.40, less 5 % of them, 3.72.
			{simple(sale.Sold{}, line{name: wine, quantity: 6, unit: 11_78, rate: 20_00, steps: steps(12_40, 11_78)}), figures{
				"70.68 0.00 0.00 70.68 14.14 84.82 0.00 84.82", "S20: 70.68 14.14", "6 × 12.400000",
				[]string{"Remise permanente 5 % : −3,72 €", "Total HT 70,68 €", "TVA 20 % sur 70,68 € 14,14 €", "Total TTC 84,82 €"},
			}},
			// 102.00, 51.60 and 19.98: VAT of 20.40, 5.16 and 1.0989.
			{simple(sale.Sold{}, line{name: wine, quantity: 12, unit: 8_50, rate: 20_00}, line{name: cider, quantity: 24, unit: 2_15, rate: 10_00},
				line{name: juice, quantity: 6, unit: 3_33, rate: 5_50}), figures{
				"173.58 0.00 0.00 173.58 26.66 200.24 0.00 200.24", "S20: 102.00 20.40, S10: 51.60 5.16, S5.5: 19.98 1.10",
				"12 × 8.500000, 24 × 2.150000, 6 × 3.330000",
				[]string{"TVA 20 % sur 102,00 € 20,40 €", "TVA 10 % sur 51,60 € 5,16 €", "TVA 5,5 % sur 19,98 € 1,10 €", "Total TTC 200,24 €"},
			}},
			// 70.68, carriage of 12.00 and handling of 3.50: VAT of 17.236.
			{simple(sale.Sold{Shipping: 12_00, Handling: 3_50}, line{name: wine, quantity: 6, unit: 11_78, rate: 20_00}), figures{
				"70.68 0.00 15.50 86.18 17.24 103.42 0.00 103.42", "S20: 86.18 17.24", "6 × 11.780000",
				[]string{"Livraison 12,00 €", "Frais de préparation 3,50 €", "Total HT 86,18 €", "Total TTC 103,42 €"},
			}},
			// 141.36 and 10.01 less 14.14 and 1.00, with 11.21 and 0.79 of the carriage: 138.43 and 9.80, VAT of 27.686 and 0.539.
			{simple(sale.Sold{Shipping: 12_00}, line{name: wine, quantity: 12, unit: 11_78, off: 14_14, rate: 20_00},
				line{name: juice, quantity: 7, unit: 1_43, off: 1_00, rate: 5_50}), figures{
				"151.37 15.14 12.00 148.23 28.23 176.46 0.00 176.46", "S20: 138.43 27.69, S5.5: 9.80 0.54", "12 × 11.780000, 7 × 1.430000",
				[]string{"Marchandises 151,37 €", "Remise sur facture −15,14 €", "Total HT 148,23 €", "Total TTC 176,46 €"},
			}},
			// A code of 7.00 on 60.00.
			{simple(sale.Sold{}, line{name: wine, quantity: 6, unit: 10_00, code: 7_00, rate: 20_00}), figures{
				"53.00 0.00 0.00 53.00 10.60 63.60 0.00 63.60", "S20: 53.00 10.60", "6 × 10.000000", []string{"Remise : −7,00 €", "Total TTC 63,60 €"},
			}},
			// Eleven, and one that is given away: it has a price of a cent, less that cent.
			{simple(sale.Sold{}, line{name: wine, quantity: 11, unit: 10_00, rate: 20_00}, line{name: wine, quantity: 1, rate: 20_00}), figures{
				"110.00 0.00 0.00 110.00 22.00 132.00 0.00 132.00", "S20: 110.00 22.00", "11 × 10.000000, 1 × 0.010000",
				[]string{"0,00 €", "Total TTC 132,00 €"},
			}},
			// 29.97 incl. tax hold 4.995 of VAT, and 24.97 are 3 × 8.32333…; carriage of 5.00 has 1.00.
			{simple(sale.Sold{Store: true, Shipping: 5_00}, line{name: wine, quantity: 3, unit: 9_99, rate: 20_00}), figures{
				"24.97 0.00 5.00 29.97 6.00 35.97 0.00 35.97", "S20: 29.97 6.00", "3 × 8.323333",
				[]string{"Marchandises TTC 29,97 €", "Livraison et frais TTC 6,00 €", "dont TVA 20 % sur 29,97 € HT 6,00 €", "Total TTC 35,97 €"},
			}},
			// 30,000 × 1.99 are 59,700.00 with 9,950.00 of VAT: 30,000 × 1.658333 are 49,749.99, and a cent of rounding.
			{simple(sale.Sold{Store: true}, line{name: wine, quantity: 30_000, unit: 1_99, rate: 20_00}), figures{
				"49750.00 0.00 0.00 49750.00 9950.00 59700.00 0.00 59700.00", "S20: 49750.00 9950.00", "30000 × 1.658333", []string{"Total TTC 59 700,00 €"},
			}},
		} {
			a.issue(one.drafts...)
			a.check(one.want)
		}
		a.deposit()
		a.credit()
		a.month()
		a.compared()
	})
}

// check keeps what the next documents are to say.
func (a archive) check(want ...figures) { *a.want = append(*a.want, want...) }

// compared holds all papers against what was worked out.
func (a archive) compared() {
	a.Helper()
	all := a.papers()
	for _, one := range all {
		if one.data.Delivered != "20261116" && one.Kind == invoice.Invoice {
			a.Errorf("%s was delivered on %q in the data", one.Number, one.data.Delivered)
		}
	}
	if len(all) != len(*a.want) {
		a.Fatalf("%d papers instead of %d", len(all), len(*a.want))
	}
	for n, want := range *a.want {
		totals, rates, prices := all[n].figures()
		for got, wanted := range map[string]string{totals: want.totals, rates: want.rates, prices: want.prices} {
			if got != wanted {
				a.Errorf("document %d: %q instead of %q", n+1, got, wanted)
			}
		}
		words := strings.Join(strings.Fields(all[n].words), " ")
		for _, said := range want.words {
			if !strings.Contains(words, blanks(said)) {
				a.Errorf("document %d does not say %q:\n%s", n+1, said, all[n].words)
			}
		}
	}
	valid(a, all)
}

// deposit is 150.00 and VAT of 30.00 that were paid in advance, of which 30.00 are given back, a sixth of them VAT; parcels of four and six
// bottles deduct what is left.
func (a archive) deposit() {
	a.Helper()
	order := orderOf(sale.Sold{}, []line{{name: "Château Alpha", quantity: 10, unit: 15_00, rate: 20_00}}, []int64{4}, []int64{6})
	order.Paid, order.PaidAmount = true, 180_00
	issue := domain.Issue{At: apptest.Monday(), Mandate: mandated().Named()}
	ledger := domain.LedgerOf(order, nil)
	deposit := a.issue(ledger.Deposit(theSeller(), issue, ledger.Ahead(nil, 180_00), "2026-11-15"))[0]
	a.issue(deposit.CreditDeposit(30_00, mandated(), apptest.Monday()))
	deposit.Credited = 30_00
	a.issue(domain.Deduct(draftsOf(a, order), []domain.Document{deposit})...)
	a.check(
		figures{
			"150.00 0.00 0.00 150.00 30.00 180.00 180.00 0.00", "S20: 150.00 30.00", "1 × 150.000000",
			[]string{"Acompte sur la commande CMD-2026-000001", "Total HT 150,00 €", "Total TTC 180,00 €"},
		},
		figures{"25.00 0.00 0.00 25.00 5.00 30.00 0.00 30.00", "S20: 25.00 5.00", "1 × 25.000000", []string{"Total TTC de l’avoir 30,00 €"}},
		figures{
			"60.00 0.00 0.00 60.00 12.00 72.00 72.00 0.00", "S20: 60.00 12.00", "4 × 15.000000",
			[]string{"Acompte ACO-S4-2026-000001 du −72,00 €", "Net à payer 0,00 €"},
		},
		figures{
			"90.00 0.00 0.00 90.00 18.00 108.00 78.00 30.00", "S20: 90.00 18.00", "6 × 15.000000",
			[]string{"Acompte ACO-S4-2026-000001 du −78,00 €", "Net à payer 30,00 €", "À payer : 30,00 €"},
		},
	)
}

// credit is 12 × 9.99, 119.88 and VAT of 23.976; of seven they are 69.93 and 13.986, so that five that come back are 49.95 and 9.99.
func (a archive) credit() {
	a.Helper()
	order := orderOf(sale.Sold{}, []line{{name: "Château Alpha", quantity: 12, unit: 9_99, rate: 20_00}})
	first := a.issue(draftsOf(a, order)...)[0]
	order.Items[0].Kept, order.Sold.Lines[0].Kept = 7, 7
	order.Kept = sale.Keep(order.Sold)
	ledger := domain.LedgerOf(order, []domain.Share{first.Of(order.ID)})
	a.issue(ledger.Credits([]int64{5}, nil, domain.CauseDamaged, mandated(), apptest.Monday())...)
	a.check(
		figures{"119.88 0.00 0.00 119.88 23.98 143.86 0.00 143.86", "S20: 119.88 23.98", "12 × 9.990000", []string{"Total TTC 143,86 €"}},
		figures{
			"49.95 0.00 0.00 49.95 9.99 59.94 0.00 59.94", "S20: 49.95 9.99", "5 × 9.990000",
			[]string{"Sur la facture " + first.Number + " du 16/11/2026", "Total HT 49,95 €", "Total TTC de l’avoir 59,94 €"},
		},
	)
}

// month gathers 70.68 with carriage of 12.00, 82.68 and VAT of 16.54, and 141.36 with 28.27.
func (a archive) month() {
	a.Helper()
	wine := line{name: "Château Alpha", unit: 11_78, rate: 20_00}
	var drafts []domain.Draft
	for n, sold := range []sale.Sold{{Shipping: 12_00}, {}} {
		wine.quantity = int64(6 * (n + 1))
		order := orderOf(sold, []line{wine})
		order.ID = int64(n + 1)
		drafts = append(drafts, draftsOf(a, order)...)
	}
	a.issue(domain.Gather(drafts)...)
	a.check(figures{
		"212.04 0.00 12.00 224.04 44.81 268.85 0.00 268.85", "S20: 224.04 44.81", "6 × 11.780000, 12 × 11.780000",
		[]string{"Livraisons de : 11/2026", "Livraison 12,00 €", "Total HT 224,04 €", "Total TTC 268,85 €"},
	})
}
