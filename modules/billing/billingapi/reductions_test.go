package billingapi_test

import (
	"slices"
	"testing"

	"millesime/modules/billing/billingapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Code de commerce, L441-9: price, reductions and what the line comes to, worked out by hand.
func TestTheReductionsOfALine(t *testing.T) {
	t.Parallel()
	to := func(code string, after money.Micro) sale.TraceStep {
		return sale.TraceStep{Code: code, After: after}
	}
	amount := func(cents money.Cents) sale.TraceStep {
		return sale.TraceStep{Code: sale.StepPromoCode, Amount: cents}
	}
	for name, c := range map[string]struct {
		line  billingapi.Line
		steps []sale.TraceStep
		gross money.Cents
		takes map[string]money.Cents
	}{
		"an amount code": {
			line:  billingapi.Line{Quantity: 1, UnitPrice: 16_40, Net: 14_13},
			steps: []sale.TraceStep{to("list_price", 16_400000), amount(2_27)},
			gross: 16_40, takes: map[string]money.Cents{"promo_code": 2_27},
		},
		"one part of an amount code": { // 5.00 on 12 bottles, 6 of which are invoiced
			line:  billingapi.Line{Quantity: 6, UnitPrice: 10_00, Net: 57_50},
			steps: []sale.TraceStep{to("list_price", 10_000000), amount(5_00)},
			gross: 10_00, takes: map[string]money.Cents{"promo_code": 2_50},
		},
		"all of it given": {
			line:  billingapi.Line{Quantity: 2, UnitPrice: 0, Net: 0},
			steps: []sale.TraceStep{to("list_price", 16_400000), to("line_discount", 0)},
			gross: 16_40, takes: map[string]money.Cents{"line_discount": 32_80},
		},
		// 12.40, 5 % off is 11.78, 10 % off that is 10.602, which is 10.60: 6 × 0.62 and 6 × 1.18.
		"one after another": {
			line:  billingapi.Line{Quantity: 6, UnitPrice: 10_60, Net: 63_60},
			steps: []sale.TraceStep{to("list_price", 12_400000), to("permanent_discount", 11_780000), to("promo_code", 10_602000)},
			gross: 12_40, takes: map[string]money.Cents{"permanent_discount": 3_72, "promo_code": 7_08},
		},
		"a price list, and a discount of the whole invoice": {
			line:  billingapi.Line{Quantity: 3, UnitPrice: 9_00, Net: 27_00},
			steps: []sale.TraceStep{to("group_price", 10_000000), to("mercuriale", 9_000000), {Code: sale.StepDocumentAllowance, After: 9_000000, Amount: 54}},
			gross: 9_00, takes: map[string]money.Cents{},
		},
		"an individual's": {
			line:  billingapi.Line{Quantity: 6, UnitPrice: 12_50, UnitPriceTaxIncl: 15_00, Net: 74_17, Gross: 89_00},
			steps: []sale.TraceStep{to("store_price", 15_000000), amount(1_00)},
			gross: 15_00, takes: map[string]money.Cents{"promo_code": 1_00},
		},
		"steps that lead elsewhere": {
			line:  billingapi.Line{Quantity: 6, UnitPrice: 8_00, Net: 48_00},
			steps: []sale.TraceStep{to("list_price", 12_400000), to("permanent_discount", 11_780000)},
			gross: 8_00, takes: map[string]money.Cents{},
		},
	} {
		got := c.line.Priced(c.steps)
		if *got.GrossPrice != c.gross || len(got.Reductions) != len(c.takes) {
			t.Errorf("%s: %s with %d reductions", name, *got.GrossPrice, len(got.Reductions))
		}
		for code, want := range c.takes {
			at := slices.IndexFunc(got.Reductions, func(r sale.TraceStep) bool { return r.Code == code })
			if at < 0 || got.Reductions[at].Amount != want {
				t.Errorf("%s: no %s by %s in %v", name, want, code, got.Reductions)
			}
		}
	}
}
