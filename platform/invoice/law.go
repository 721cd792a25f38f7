package invoice

import (
	"slices"
	"time"

	"millesime/platform/fault"
)

// base is what a cap of the law is counted from.
type base int

const (
	afterIssue         base = iota // of the invoice
	afterDeliveryMonth             // the end of the month in which the goods were delivered
)

// Cap is the longest term of payment that the law knows for some kinds of drink, from a day on.
type Cap struct {
	Article  string    // of the Code de commerce
	Since    time.Time // in force
	kinds    []string  // types of products; nil: all others
	base     base
	days     int
	gathered int // days of an invoice that gathers the deliveries of a month; 0: as any other
}

// caps are those of the law, each from its day on: the ordonnance 2021-859 for all of them (R-9.046, domain 5.8).
func caps() []Cap {
	since := time.Date(2021, time.November, 1, 0, 0, 0, 0, time.UTC)
	return []Cap{
		{Article: "L441-11", Since: since, kinds: []string{"spirit", "fortified"}, base: afterDeliveryMonth, days: 30},
		{Article: "L441-11", Since: since, kinds: []string{"still", "sparkling", "cider"}, base: afterIssue, days: 60, gathered: 45},
		{Article: "L441-10", Since: since, base: afterIssue, days: 60, gathered: 45},
	}
}

// capOf is the cap of a kind of drink.
func capOf(kind string) Cap {
	all := caps()
	at := slices.IndexFunc(all, func(c Cap) bool { return c.kinds == nil || slices.Contains(c.kinds, kind) })
	return all[at] // the last one is of all others
}

// last is the last day on which a delivery may be paid.
func (c Cap) last(d Delivery) time.Time {
	switch {
	case c.base == afterDeliveryMonth:
		return endOfMonth(d.DeliveredOn).AddDate(0, 0, c.days)
	case d.Gathered && c.gathered > 0:
		return d.IssuedOn.AddDate(0, 0, c.gathered)
	default:
		return d.IssuedOn.AddDate(0, 0, c.days)
	}
}

// Rule is what the cap says, with its article.
func (c Cap) Rule() fault.Text {
	words := fault.Say("{days} jours après l’émission de la facture (Code de commerce, {article})",
		"{days} days after the invoice is issued (Code de commerce, {article})")
	if c.base == afterDeliveryMonth {
		words = fault.Say("{days} jours après la fin du mois de livraison (Code de commerce, {article})",
			"{days} days after the end of the month of delivery (Code de commerce, {article})")
	}
	return words.Fill("days", c.days, "article", c.Article)
}
