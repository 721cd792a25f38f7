package billingapi

import (
	"slices"

	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Priced is the line with its price before reductions, and each of these with its name and what it takes off the line (Code de
// commerce, L441-9; EN 16931 BT-148 and BG-27), from the steps by which its order was priced. Price × quantity less the reductions is what
// the line comes to, to the cent. Of a store order all of it is incl. tax.
func (l Line) Priced(steps []sale.TraceStep) Line {
	quantity, unit, total := money.Cents(l.Quantity), l.UnitPrice, l.Net
	if l.UnitPriceTaxIncl != 0 {
		unit, total = l.UnitPriceTaxIncl, l.Gross
	}
	gross, reductions, code := reduced(steps, unit, quantity)
	l.GrossPrice, l.Reductions = &gross, reductions
	rest := gross*quantity - total
	for _, r := range reductions {
		rest -= r.Amount
	}
	if rest != 0 {
		code.Amount = rest
		l.Reductions = append(l.Reductions, code)
	}
	return l
}

// reduced is the price that steps begin with, what each takes off units of it down to the unit price, and the step that takes an amount
// off the whole line. Steps that do not lead to the unit price explain nothing: it stands by itself.
func reduced(steps []sale.TraceStep, unit, quantity money.Cents) (
	gross money.Cents, reductions []sale.TraceStep, code sale.TraceStep,
) {
	code = sale.TraceStep{Code: sale.StepLineDiscount, Label: fault.Text{FR: "Remise", EN: "Discount"}}
	gross, reductions = unit, []sale.TraceStep{}
	at := unit
	for _, step := range steps {
		after := step.After.Round()
		switch {
		case setsPrice(step.Code):
			gross, at, reductions = after, after, nil
		case step.Code == sale.StepDocumentAllowance: // of the whole invoice
		case step.Amount != 0:
			code = step
		default:
			step.Amount = (at - after) * quantity
			at = after
			reductions = append(reductions, step)
		}
	}
	if at != unit {
		return unit, []sale.TraceStep{}, code
	}
	return gross, slices.DeleteFunc(reductions, func(r sale.TraceStep) bool { return r.Amount == 0 }), code
}

// setsPrice tells steps that say what a wine costs from those that lower it.
func setsPrice(code string) bool {
	return slices.Contains([]string{
		sale.StepListPrice, sale.StepGroupPrice, sale.StepStorePrice, sale.StepMercuriale,
	}, code)
}
