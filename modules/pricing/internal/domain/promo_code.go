package domain

import (
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
		Label:    fault.Text{FR: "Code {code}", EN: "Code {code}"}.Fill("code", code.Code),
		Document: code.Code, ValidUntil: code.To,
	}
	if code.Rate != 0 {
		for _, l := range lines {
			before := l.work.Round()
			l.discount(step, code.Rate)
			c.code.Amount += l.times(before - l.work.Round())
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
	c.code.Amount = min(c.book.Code.Amount, value(lines))
	for i, share := range money.Spread(c.code.Amount, weights) {
		l := lines[i]
		l.codeShare = share
		step.Before, step.After, step.Amount = l.work, l.work, share
		l.trace = append(l.trace, step)
	}
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
		switch {
		case !slices.Contains(code.SupplierIDs, l.SupplierID),
			len(code.ProductIDs) > 0 && !slices.Contains(code.ProductIDs, l.ProductID),
			l.list == ListLocked,
			!code.Combinable && l.work < l.reference.Micro():
		default:
			lines = append(lines, l)
		}
	}
	return lines
}

// codeBlocker says why the code cannot be used, nil when it can.
func (c *cart) codeBlocker(lines []*line) *pricingapi.Blocker {
	code := c.book.Code
	block := func(why, fr, en string) *pricingapi.Blocker {
		return &pricingapi.Blocker{Code: why, Text: fault.Text{FR: fr, EN: en}}
	}
	switch {
	case code == nil:
		return block(pricingapi.BlockerCodeUnknown, "Ce code promo n’existe pas", "This promo code does not exist")
	case !current(c.date, code.From, code.To):
		return block(pricingapi.BlockerCodeNotCurrent, "Ce code promo n’est pas valable aujourd’hui", "This promo code is not valid today")
	case usedUp(code.Uses, code.MaxUses), usedUp(code.CustomerUses, code.MaxUsesPerCustomer):
		return block(pricingapi.BlockerCodeUsedUp, "Ce code promo a déjà été utilisé", "This promo code has been used up")
	case len(lines) == 0, len(code.Groups) > 0 && !slices.Contains(code.Groups, c.request.Customer.Group):
		return block(pricingapi.BlockerCodeNotForThisOrder,
			"Ce code promo ne s’applique pas à cette commande", "This promo code does not apply to this order")
	}
	missing := code.Minimum - value(lines)
	if missing <= 0 {
		return nil
	}
	amount := fault.Euros(missing)
	blocker := block(pricingapi.BlockerCodeMinimum,
		"Il manque "+amount.FR+" pour utiliser ce code promo", "Add "+amount.EN+" to use this promo code")
	blocker.Missing = missing
	return blocker
}

func usedUp(uses int64, limit *int64) bool { return limit != nil && uses >= *limit }
