package domain

import (
	"slices"
	"time"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// codeBlocker says why the code cannot be used and what would make it apply, nil when it can. lines are those it counts on.
func (c *cart) codeBlocker(lines []*line) *pricingapi.Blocker {
	code := c.book.Code
	switch {
	case code == nil || len(c.bearersInSight()) == 0:
		return refuseCode(pricingapi.BlockerCodeUnknown, c.request.PromoCode,
			"Le code {code} n’existe pas : vérifiez-le ou retirez-le.", "The code {code} does not exist: check it or take it out.")
	case !code.StoppedAt.IsZero():
		return refuseCode(pricingapi.BlockerCodeStopped, code.Code,
			"Le code {code} a été arrêté : retirez-le pour commander.", "The code {code} was stopped: take it out to order.")
	case c.date < code.From:
		return refuseCode(pricingapi.BlockerCodeNotBegun, code.Code,
			"Le code {code} est valable à partir du {day}.", "The code {code} is valid from {day}.", "day", DayText(code.From))
	case !current(c.date, code.From, code.To):
		return refuseCode(pricingapi.BlockerCodeEnded, code.Code,
			"Le code {code} était valable jusqu’au {day} : retirez-le pour commander.",
			"The code {code} was valid until {day}: take it out to order.", "day", DayText(code.To))
	case usedUp(code.Uses, code.MaxUses):
		return refuseCode(pricingapi.BlockerCodeUsedUp, code.Code,
			"Le code {code} a déjà servi {times}, autant que prévu : retirez-le pour commander.",
			"The code {code} has been used {times}, as often as it may: take it out to order.", "times", timesText(code.Uses))
	case usedUp(code.CustomerUses, code.MaxUsesPerCustomer):
		return refuseCode(pricingapi.BlockerCodeUsedUp, code.Code,
			"Le code {code} sert {times} par client et a déjà servi ici : retirez-le pour commander.",
			"The code {code} may be used {times} by each customer and was: take it out to order.", "times", timesText(*code.MaxUsesPerCustomer))
	case len(code.Groups) > 0 && !slices.Contains(code.Groups, c.request.Customer.Group):
		return refuseCode(pricingapi.BlockerCodeNotForThisOrder, code.Code,
			"Le code {code} est réservé à ces clients : {groups}.", "The code {code} is for these customers only: {groups}.",
			"groups", groupsText(code.Groups))
	case len(lines) == 0:
		return c.codeWithoutLines()
	}
	return c.codeMinimum(lines)
}

// bearersInSight are the suppliers of the code that the reader is told of: a supplier that orders for a customer knows of itself
// alone, and of no code that others bear (decision 59).
func (c *cart) bearersInSight() []int64 {
	reader, bearers := c.request.Reader, c.book.Code.SupplierIDs
	if reader.Group != auth.Supplier {
		return bearers
	}
	return slices.DeleteFunc(slices.Clone(bearers), func(id int64) bool { return id != reader.ID })
}

// codeWithoutLines says why no line counts, by the first condition that none meets.
func (c *cart) codeWithoutLines() *pricingapi.Blocker {
	code := c.book.Code
	refuse := func(fr, en string) *pricingapi.Blocker {
		blocker := refuseCode(pricingapi.BlockerCodeNotForThisOrder, code.Code, fr, en)
		blocker.SupplierIDs, blocker.ProductIDs = c.bearersInSight(), code.ProductIDs
		return blocker
	}
	left := slices.DeleteFunc(slices.Clone(c.lines), func(l *line) bool { return !code.bornBy(l) })
	if len(left) == 0 {
		return refuse("Le code {code} s’applique aux produits de {suppliers} : ajoutez-en au panier.",
			"The code {code} applies to products of {suppliers}: add some to the cart.")
	}
	left = slices.DeleteFunc(left, func(l *line) bool { return !code.isOf(l) })
	if len(left) == 0 {
		return refuse("Le code {code} s’applique à ces produits : {products}. Ajoutez-en au panier.",
			"The code {code} applies to these products: {products}. Add some to the cart.")
	}
	left = slices.DeleteFunc(left, func(l *line) bool { return l.list == ListLocked })
	if len(left) == 0 {
		return refuse("Le prix de ces produits est bloqué par votre mercuriale : le code {code} s’applique à d’autres produits de {suppliers}.",
			"The prices of these products are locked by your price list: the code {code} applies to other products of {suppliers}.")
	}
	return refuse("Le code {code} ne se cumule pas avec un prix déjà négocié : il s’applique à des produits de {suppliers} sans autre remise.",
		"The code {code} does not combine with negotiated prices: it applies to products of {suppliers} without another discount.")
}

// codeMinimum says what is missing before the code applies, nil when nothing is.
func (c *cart) codeMinimum(lines []*line) *pricingapi.Blocker {
	code := c.book.Code
	missing := code.Minimum - value(lines)
	if missing <= 0 {
		return nil
	}
	fr, en := "Pour utiliser le code {code}, valable à partir de {minimum}, ajoutez ", "To use the code {code}, valid from {minimum}, add "
	if len(code.ProductIDs) > 0 {
		fr, en = fr+"{missing} de ces produits : {products}.", en+"{missing} of these products: {products}."
	} else {
		fr, en = fr+"{missing} de produits de {suppliers}.", en+"{missing} of products of {suppliers}."
	}
	if !code.Combinable {
		fr, en = fr+" Les prix déjà négociés ne comptent pas.", en+" Negotiated prices do not count."
	}
	taxes := fault.Say("{amount} HT", "{amount} excl. VAT")
	if c.request.Customer.Individual {
		taxes = fault.Say("{amount} TTC", "{amount} incl. VAT")
	}
	blocker := refuseCode(pricingapi.BlockerCodeMinimum, code.Code, fr, en,
		"missing", taxes.Fill("amount", fault.Euros(missing)), "minimum", taxes.Fill("amount", fault.Euros(code.Minimum)))
	blocker.Missing, blocker.SupplierIDs, blocker.ProductIDs = missing, c.bearersInSight(), code.ProductIDs
	return blocker
}

func refuseCode(why, code, fr, en string, params ...any) *pricingapi.Blocker {
	text := fault.Text{FR: fr, EN: en}.Fill(append([]any{"code", code}, params...)...)
	return &pricingapi.Blocker{Code: why, Text: text}
}

// timesText writes how often: "une fois", "50 fois".
func timesText(n int64) fault.Text {
	if n == 1 {
		return fault.Say("une fois", "once")
	}
	return fault.Say("{n} fois", "{n} times").Fill("n", n)
}

// DayText writes a civil date.
func DayText(date string) fault.Text {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return fault.Same(date)
	}
	return fault.Day(day, true)
}

func groupsText(groups []auth.Group) fault.Text {
	names := map[auth.Group]fault.Text{
		auth.Restaurant:   {FR: "restaurants", EN: "restaurants"},
		auth.WineMerchant: {FR: "cavistes", EN: "wine merchants"},
		auth.Hypermarket:  {FR: "grandes surfaces", EN: "hypermarkets"},
		auth.CSE:          {FR: "CSE", EN: "works councils"},
		auth.Negociant:    {FR: "distributeurs", EN: "distributors"},
		auth.Customer:     {FR: "particuliers", EN: "individuals"},
	}
	var fr, en []string
	for _, group := range groups {
		fr, en = append(fr, names[group].FR), append(en, names[group].EN)
	}
	return fault.Text{FR: Enumerate(fr, len(fr)).FR, EN: Enumerate(en, len(en)).EN}
}
