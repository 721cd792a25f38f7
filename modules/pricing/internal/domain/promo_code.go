package domain

import (
	"cmp"
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// promoCode is step 6. A percentage lowers the working prices; an amount is spread over the lines it
// counts on by largest remainder, in proportion to their value, and never exceeds it. A code that cannot
// be used blocks the order and changes no price.
func (c *cart) promoCode() {
	if c.request.PromoCode == "" {
		return
	}
	lines := c.codeLines()
	if blocker := c.codeBlocker(lines); blocker != nil {
		blocker.PropertyPath = "promoCode"
		c.blockers = append(c.blockers, *blocker)
		return
	}
	code := c.book.Code
	c.code = &pricingapi.AppliedCode{ID: code.ID, Code: code.Code}
	step := pricingapi.TraceStep{
		Code:     pricingapi.StepPromoCode,
		Label:    fault.Same("Code {code}").Fill("code", code.Code),
		Document: code.Code, ValidUntil: code.To,
	}
	if code.Rate != 0 {
		for _, l := range lines {
			before := l.work.Round()
			l.discount(step, code.Rate)
			c.bearCode(l, l.times(before-l.work.Round()))
		}
		return
	}
	c.spreadCode(lines, step)
}

// spreadCode gives each line its share of an amount code.
func (c *cart) spreadCode(lines []*line, step pricingapi.TraceStep) {
	for _, l := range lines {
		l.amount = l.times(l.work.Round())
	}
	slices.SortStableFunc(lines, compareLines)
	weights := make([]int64, len(lines))
	for i, l := range lines {
		weights[i] = int64(l.amount)
	}
	for i, share := range money.Spread(min(c.book.Code.Amount, value(lines)), weights) {
		l := lines[i]
		l.codeShare = share
		c.bearCode(l, share)
		step.Before, step.After, step.Amount = l.work, l.work, share
		l.trace = append(l.trace, step)
	}
}

// bearCode counts what the code takes off a line, for its supplier too.
func (c *cart) bearCode(l *line, amount money.Cents) {
	c.code.Amount += amount
	at, found := slices.BinarySearchFunc(c.code.Shares, l.SupplierID, func(s pricingapi.CodeShare, id int64) int {
		return cmp.Compare(s.SupplierID, id)
	})
	if !found {
		c.code.Shares = slices.Insert(c.code.Shares, at, pricingapi.CodeShare{SupplierID: l.SupplierID})
	}
	c.code.Shares[at].Amount += amount
}

// value is what the lines cost before the code.
func value(lines []*line) money.Cents {
	var sum money.Cents
	for _, l := range lines {
		sum += l.times(l.work.Round())
	}
	return sum
}

// codeLines are the lines that the code counts on.
func (c *cart) codeLines() []*line {
	code := c.book.Code
	if code == nil {
		return nil
	}
	var lines []*line
	for _, l := range c.lines {
		if code.bornBy(l) && code.isOf(l) && l.list != ListLocked && code.goesWith(l) {
			lines = append(lines, l)
		}
	}
	return lines
}

// bornBy tells whether the line's supplier bears the code.
func (c PromoCode) bornBy(l *line) bool { return slices.Contains(c.SupplierIDs, l.SupplierID) }

// isOf tells whether the line's product is one of the code's.
func (c PromoCode) isOf(l *line) bool {
	return len(c.ProductIDs) == 0 || slices.Contains(c.ProductIDs, l.ProductID)
}

// goesWith tells whether the code may follow what lowered the line's price before.
func (c PromoCode) goesWith(l *line) bool { return c.Combinable || l.work >= l.reference.Micro() }

func usedUp(uses int64, limit *int64) bool { return limit != nil && uses >= *limit }
