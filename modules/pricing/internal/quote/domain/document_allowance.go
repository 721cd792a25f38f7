package domain

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// documentAllowances is step 7: the buyer's discountOnInvoice, one allowance per order at suppliers of its
// frame. Products of net lists are left out of its base.
func (c *cart) documentAllowances() {
	rate := c.request.Customer.DiscountOnInvoice
	if rate == 0 {
		return
	}
	for _, o := range c.professional() {
		frame := c.frameWith(o.supplier)
		if frame == nil {
			continue
		}
		var base money.Cents
		for _, l := range o.lines {
			base += l.allowanceBase()
		}
		amount := money.Percent(base, rate)
		if amount == 0 {
			continue
		}
		o.spreadAllowance(amount)
		step := sale.TraceStep{
			Code:     sale.StepDocumentAllowance,
			Label:    fault.Say("Remise sur facture", "Discount on invoice"),
			Document: frame.Name, ValidUntil: frame.To, Rate: rate,
		}
		for _, l := range o.lines {
			l.traceAllowance(step)
		}
		step.Amount = amount
		o.allowance = &pricingapi.Allowance{FrameID: frame.ID, Rate: rate, Base: base, Amount: amount, Step: step}
	}
}

// traceAllowance notes the line's share of the allowance. Its unit price stays.
func (l *line) traceAllowance(step sale.TraceStep) {
	if l.allowance == 0 {
		return
	}
	step.Before, step.After, step.Amount = l.work, l.work, l.allowance
	l.trace = append(l.trace, step)
}

// allowanceBase is the part of the line that an allowance counts on.
func (l *line) allowanceBase() money.Cents {
	if l.list == ListOpen {
		return l.net
	}
	return 0
}

// spreadAllowance gives the rates their shares of the allowance, and the lines of each rate theirs of that, in proportion to
// what it counts on, by largest remainder.
func (o *order) spreadAllowance(amount money.Cents) {
	groups := o.byRate()
	bases := make([]int64, len(groups))
	for i, group := range groups {
		for _, l := range group.Lines {
			bases[i] += int64(l.allowanceBase())
		}
	}
	for i, share := range money.Spread(amount, bases) {
		lines := groups[i].Lines
		slices.SortStableFunc(lines, compareLines)
		weights := make([]int64, len(lines))
		for n, l := range lines {
			weights[n] = int64(l.allowanceBase())
		}
		if share == 0 {
			continue
		}
		for n, part := range money.Spread(share, weights) {
			lines[n].allowance = part
		}
	}
}
