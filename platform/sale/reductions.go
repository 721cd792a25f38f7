package sale

import (
	"slices"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// Reductions are the price of a line before reductions, and each of these with its name and what it takes off the line (Code de
// commerce, L441-9; EN 16931 BT-148 and BG-27), from the steps by which its order was priced. Price × quantity less the reductions is the
// total, to the cent. Unit price and total are both with VAT, or both without.
func Reductions(steps []TraceStep, quantity int64, unit, total money.Cents) (*money.Cents, []TraceStep) {
	gross, reductions, code := reduced(steps, unit, money.Cents(quantity))
	rest := gross*money.Cents(quantity) - total
	for _, r := range reductions {
		rest -= r.Amount
	}
	if rest != 0 {
		code.Amount = rest
		reductions = append(reductions, code)
	}
	return &gross, reductions
}

// reduced is the price that steps begin with, what each takes off units of it down to the unit price, and the step that takes an amount
// off the whole line. Steps that do not lead to the unit price explain nothing: it stands by itself.
func reduced(steps []TraceStep, unit, quantity money.Cents) (
	gross money.Cents, reductions []TraceStep, code TraceStep,
) {
	code = TraceStep{Code: StepLineDiscount, Label: fault.Say("Remise", "Discount")}
	gross, reductions = unit, []TraceStep{}
	at := unit
	for _, step := range steps {
		after := step.After.Round()
		switch {
		case setsPrice(step.Code):
			gross, at, reductions = after, after, nil
		case step.Code == StepDocumentAllowance: // of the whole invoice
		case step.Amount != 0:
			code = step
		default:
			step.Amount = (at - after) * quantity
			at = after
			reductions = append(reductions, step)
		}
	}
	if at != unit {
		return unit, []TraceStep{}, code
	}
	return gross, slices.DeleteFunc(reductions, func(r TraceStep) bool { return r.Amount == 0 }), code
}

// setsPrice tells steps that say what a wine costs from those that lower it.
func setsPrice(code string) bool {
	return slices.Contains([]string{
		StepListPrice, StepGroupPrice, StepStorePrice, StepMercuriale,
	}, code)
}
