package invoice

import (
	"cmp"
	"slices"
	"time"

	"millesime/platform/fault"
)

// Kinds of terms of payment (domain 5.8). Who has none is prepaid.
const (
	Prepaid    = "prepaid"
	Days       = "days"
	EndOfMonth = "end_of_month"
)

// Terms of payment of a supplier or of a relation.
type Terms struct {
	Kind string // Prepaid, Days or EndOfMonth
	Days int
}

// Delivery is what a due date is counted from: days, at midnight UTC.
type Delivery struct {
	DeliveredOn time.Time
	IssuedOn    time.Time
	Gathered    bool // the invoice gathers the deliveries of a month
}

// DueOn is when a kind of drink of a delivery is to be paid: the earlier of the term and the cap of the law, never before the
// invoice is issued. It does not move for weekends and holidays (domain 5.8).
func DueOn(terms Terms, kind string, d Delivery) time.Time {
	due, last := Agreed(terms, d.IssuedOn), capOf(kind).last(d)
	if last.Before(due) {
		due = last
	}
	if due.Before(d.IssuedOn) {
		return d.IssuedOn
	}
	return due
}

// Agreed is the day that the terms name for an invoice of a day; what is prepaid is due at once.
func Agreed(terms Terms, issuedOn time.Time) time.Time {
	switch terms.Kind {
	case Days:
		return issuedOn.AddDate(0, 0, terms.Days)
	case EndOfMonth:
		return endOfMonth(issuedOn).AddDate(0, 0, terms.Days)
	default:
		return issuedOn
	}
}

func endOfMonth(day time.Time) time.Time {
	return time.Date(day.Year(), day.Month()+1, 0, 0, 0, 0, 0, time.UTC)
}

// mostAfterMonth keeps "end of month plus days" within 60 days of an invoice that is issued on the first.
const mostAfterMonth = 30

// Longest are the most days that terms of a kind may have for a kind of drink, whatever the day of delivery.
func Longest(terms, kind string) int {
	c := capOf(kind)
	switch terms {
	case Prepaid:
		return 0
	case EndOfMonth:
		return min(c.days, mostAfterMonth)
	default:
		return c.days // goods that arrive on the last day of a month have no more
	}
}

// CheckTerms refuses terms that are illegal for every kind of drink that a supplier sells, and names the most generous rule. Terms
// that are legal for some are kept: each kind's due date is then the earlier of term and cap.
func CheckTerms(terms Terms, kinds []string) error {
	if len(kinds) == 0 { // nothing is sold yet: any drink may be
		kinds = []string{"still"}
	}
	legal := func(kind string) bool { return terms.Days <= Longest(terms.Kind, kind) }
	if terms.Kind == Prepaid || slices.ContainsFunc(kinds, legal) {
		return nil
	}
	best := slices.MaxFunc(kinds, func(a, b string) int {
		return cmp.Or(Longest(terms.Kind, a)-Longest(terms.Kind, b), capOf(a).days-capOf(b).days)
	})
	most := Longest(terms.Kind, best)
	words := fault.Say("La loi n’admet pas plus de {most} jours : {rule}", "The law allows no more than {most} days: {rule}")
	if terms.Kind == EndOfMonth {
		words = fault.Say("La loi n’admet pas plus de {most} jours après la fin du mois : {rule}",
			"The law allows no more than {most} days after the end of the month: {rule}")
	}
	return fault.Invalid(fault.Violation{
		PropertyPath: "paymentTerms.days", Code: "legal_term", Text: words.Fill("most", most, "rule", capOf(best).Rule()),
	})
}
