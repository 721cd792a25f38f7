package sale_test

import (
	"slices"
	"testing"

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
	type line struct {
		Quantity    int64
		Unit, Total money.Cents
	}
	for name, c := range map[string]struct {
		line  line
		steps []sale.TraceStep
		gross money.Cents
		takes map[string]money.Cents
	}{
		"an amount code": {
			line:  line{Quantity: 1, Unit: 16_40, Total: 14_13},
			steps: []sale.TraceStep{to("list_price", 16_400000), amount(2_27)},
			gross: 16_40, takes: map[string]money.Cents{"promo_code": 2_27},
		},
		"one part of an amount code": { // 5.00 on 12 bottles, 6 of which are invoiced
			line:  line{Quantity: 6, Unit: 10_00, Total: 57_50},
			steps: []sale.TraceStep{to("list_price", 10_000000), amount(5_00)},
			gross: 10_00, takes: map[string]money.Cents{"promo_code": 2_50},
		},
		"all of it given": {
			line:  line{Quantity: 2, Unit: 0, Total: 0},
			steps: []sale.TraceStep{to("list_price", 16_400000), to("line_discount", 0)},
			gross: 16_40, takes: map[string]money.Cents{"line_discount": 32_80},
		},
		// 12.40, 5 % off is 11.78, 10 % off that is 10.602, which is 10.60: 6 × 0.62 and 6 × 1.18.
		"one after another": {
			line:  line{Quantity: 6, Unit: 10_60, Total: 63_60},
			steps: []sale.TraceStep{to("list_price", 12_400000), to("permanent_discount", 11_780000), to("promo_code", 10_602000)},
			gross: 12_40, takes: map[string]money.Cents{"permanent_discount": 3_72, "promo_code": 7_08},
		},
		"a price list, and a discount of the whole invoice": {
			line:  line{Quantity: 3, Unit: 9_00, Total: 27_00},
			steps: []sale.TraceStep{to("group_price", 10_000000), to("mercuriale", 9_000000), {Code: sale.StepDocumentAllowance, After: 9_000000, Amount: 54}},
			gross: 9_00, takes: map[string]money.Cents{},
		},
		"an individual's": {
			line:  line{Quantity: 6, Unit: 15_00, Total: 89_00},
			steps: []sale.TraceStep{to("store_price", 15_000000), amount(1_00)},
			gross: 15_00, takes: map[string]money.Cents{"promo_code": 1_00},
		},
		"steps that lead elsewhere": {
			line:  line{Quantity: 6, Unit: 8_00, Total: 48_00},
			steps: []sale.TraceStep{to("list_price", 12_400000), to("permanent_discount", 11_780000)},
			gross: 8_00, takes: map[string]money.Cents{},
		},
	} {
		gross, reductions := sale.Reductions(c.steps, c.line.Quantity, c.line.Unit, c.line.Total)
		if *gross != c.gross || len(reductions) != len(c.takes) {
			t.Errorf("%s: %s with %d reductions", name, *gross, len(reductions))
		}
		for code, want := range c.takes {
			at := slices.IndexFunc(reductions, func(r sale.TraceStep) bool { return r.Code == code })
			if at < 0 || reductions[at].Amount != want {
				t.Errorf("%s: no %s by %s in %v", name, want, code, reductions)
			}
		}
	}
}
