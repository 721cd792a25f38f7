package domain

import (
	"fmt"
	"strings"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// Check refuses a list that cannot stand, published or not.
func (l PriceList) Check() error {
	var found []fault.Violation
	refuse := func(path, code, fr, en string) {
		found = append(found, fault.At(path, code, fr, en))
	}
	if strings.TrimSpace(l.Name) == "" {
		refuse("name", "required", "Donnez un nom à la mercuriale.", "Name the price list.")
	}
	if l.To != "" && l.To < l.From {
		refuse("endsOn", "before_start", "La fin ne peut pas précéder le début.", "The end cannot be before the start.")
	}
	if len(l.CustomerIDs) > 0 && len(l.Groups) > 0 {
		refuse("groups", "customers_or_groups",
			"Choisissez des clients ou des groupes, pas les deux.", "Choose customers or groups, not both.")
	}
	found = append(found, l.checkAddressed()...)
	for _, group := range l.Groups {
		if !IsListBuyer(group) {
			refuse("groups", "buyers", "Une mercuriale s’adresse à des professionnels qui achètent.",
				"A price list is for professionals who buy.")
			break
		}
	}
	if found = append(found, l.checkTiers()...); len(found) > 0 {
		return fault.Invalid(found...)
	}
	return nil
}

// checkAddressed refuses a list that is for nobody.
func (l PriceList) checkAddressed() []fault.Violation {
	if len(l.CustomerIDs) > 0 || len(l.Groups) > 0 {
		return nil
	}
	return []fault.Violation{{PropertyPath: "customers", Code: "required", Text: fault.Say("Choisissez à qui s’adresse la mercuriale.",
		"Choose whom the price list is for.")}}
}

// checkTiers refuses two prices of a product from one quantity on.
func (l PriceList) checkTiers() []fault.Violation {
	type tier struct{ product, from int64 }
	seen := map[tier]bool{}
	var found []fault.Violation
	for i, e := range l.Entries {
		key := tier{e.ProductID, e.MinQuantity}
		if seen[key] {
			found = append(found, entryViolation(i, "minQuantity", "twice",
				"Ce vin a déjà un prix à partir de cette quantité.", "This wine already has a price from this quantity on."))
		}
		seen[key] = true
	}
	return found
}

// CheckGoods refuses products that are not the supplier's, or that the author does not see.
func (l PriceList) CheckGoods(products map[int64]pricingapi.Product) error {
	var found []fault.Violation
	for i, e := range l.Entries {
		if p, ok := products[e.ProductID]; !ok || p.SupplierID != l.SupplierID {
			found = append(found, entryViolation(i, "product", "unknown",
				"Ce vin n’est pas de ce fournisseur.", "This wine is not from this supplier."))
		}
	}
	return fault.Check(found)
}

// CheckMargin refuses what an agent gives beyond its margin: at least list price × (1 − margin) (domain 2). prices are of
// step 1, by product.
func (l PriceList) CheckMargin(margin money.Rate, group auth.Group, prices map[int64]pricingapi.ListPrice) error {
	var found []fault.Violation
	for i, e := range l.Entries {
		least := quote.ForGroup(prices[e.ProductID], group).Micro().Less(margin).Round()
		if e.Price < least {
			limit, floor := quote.Percent(margin), fault.Euros(least)
			found = append(found, entryViolation(i, "priceTaxExcl", "margin",
				"Prix au-delà de votre marge de négociation ("+limit.FR+") : au moins "+floor.FR+".",
				"Price beyond your negotiation margin ("+limit.EN+"): at least "+floor.EN+"."))
		}
	}
	return fault.Check(found)
}

// CheckPublish refuses to publish what prices nothing, is for nobody any more, or would have priced what is ordered already.
func (l PriceList) CheckPublish(date string) error {
	if !l.PublishedAt.IsZero() {
		return quote.ErrPublished
	}
	found := l.checkAddressed() // its customers may have left since it was written
	if len(l.Entries) == 0 {
		found = append(found, fault.At("lines", "required",
			"Ajoutez au moins un vin avant de publier.", "Add at least one wine before you publish."))
	}
	if len(found) > 0 {
		return fault.Invalid(found...)
	}
	return l.checkStart(date)
}

func (l PriceList) checkStart(date string) error {
	if l.From >= date {
		return nil
	}
	return fault.Invalid(fault.At("startsOn", "past",
		"Une mercuriale ne commence pas dans le passé : choisissez aujourd’hui ou plus tard.",
		"A price list does not begin in the past: choose today or later."))
}

// CheckAfter refuses a revision that begins before or with the one it follows, or today when that one still prices today's orders.
func (l PriceList) CheckAfter(previous *PriceList, date string) error {
	if previous == nil {
		return nil
	}
	after := previous.From
	if previous.From < date && (previous.To == "" || previous.To >= date) {
		after = date
	}
	if l.From > after {
		return nil
	}
	return fault.Invalid(fault.At("startsOn", "after_previous",
		"La révision doit commencer après la version qu’elle remplace, le {day} au plus tôt.",
		"The revision must begin after the one that it replaces, on {day} at the earliest.").
		With("day", quote.DayText(quote.DaysAfter(after, 1))))
}

// CheckChange refuses a change of a published list that has not begun, which would price what is ordered already or reach into
// the list that follows.
func (l PriceList) CheckChange(before PriceList, date string, next *PriceList) error {
	if l.From != before.From {
		if err := l.checkStart(date); err != nil {
			return err
		}
	}
	if l.reaches(next) {
		return fault.Invalid(fault.Violation{PropertyPath: "endsOn", Code: "end", Text: followedText(*next)})
	}
	return nil
}

// reaches tells whether a list would still hold when the one that follows begins.
func (l PriceList) reaches(next *PriceList) bool {
	return next != nil && (l.To == "" || l.To >= next.From)
}

func followedText(next PriceList) fault.Text {
	return fault.Say("Une révision prend la suite : la fin ne peut pas dépasser le {day}.",
		"A revision follows: the end cannot be after {day}.").Fill("day", quote.DayText(quote.DaysAfter(next.From, -1)))
}

// CheckEnd refuses an end that rewrites what has been, or reaches into the list that follows; one that comes earlier than was
// said without a reason.
func (l PriceList) CheckEnd(to, reason, date string, next *PriceList) error {
	var text fault.Text
	switch {
	case l.PublishedAt.IsZero():
		return quote.ErrNotPublished
	case to != "" && to < l.From:
		text = fault.Say("La fin ne peut pas précéder le début.", "The end cannot be before the start.")
	case to != "" && to < date, l.To != "" && l.To < date:
		text = fault.Say("Une mercuriale ne se termine pas dans le passé : choisissez aujourd’hui ou plus tard.",
			"A price list does not end in the past: choose today or later.")
	case l.endingOn(to).reaches(next):
		text = followedText(*next)
	case reason == "" && to != "" && (l.To == "" || to < l.To):
		return fault.Invalid(validate.Violation("reason", "required"))
	default:
		return nil
	}
	return fault.Invalid(fault.Violation{PropertyPath: "endsOn", Code: "end", Text: text})
}

// endingOn is the list with another last day.
func (l PriceList) endingOn(to string) PriceList {
	l.To = to
	return l
}

func entryViolation(i int, member, code, fr, en string) fault.Violation {
	return fault.At(fmt.Sprintf("lines[%d].%s", i, member), code, fr, en)
}
