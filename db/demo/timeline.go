package demo

import (
	"time"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/clock"
)

// Order states, as rows keep them.
const (
	quotation         = string(ordersevents.Quotation)
	canceledQuotation = string(ordersevents.CanceledQuotation)
	processing        = string(ordersevents.Processing)
	waitingPayment    = string(ordersevents.WaitingPayment)
	paid              = string(ordersevents.Paid)
	paidError         = string(ordersevents.PaidError)
	validated         = string(ordersevents.Validated)
	canceled          = string(ordersevents.Canceled)
	preparation       = string(ordersevents.Preparation)
	partiallyShipped  = string(ordersevents.PartiallyShipped)
	pendingShipping   = string(ordersevents.PendingShipping)
	shipped           = string(ordersevents.Shipped)
	pendingInvoice    = string(ordersevents.PendingInvoice)
	billed            = string(ordersevents.Billed)
	closed            = string(ordersevents.Closed)
	incident          = string(ordersevents.Incident)
)

// step is a move of an order; nobody is the system.
type step struct {
	to     string
	by     *person
	reason string
	hours  int // after the step before
	at     time.Time
}

// statusAt draws the state an order of that age is in today.
func statusAt(s source, age time.Duration) string {
	switch {
	case s.IntN(1000) < 14:
		if age < 15*day && s.chance(70) {
			return quotation
		}
		return canceledQuotation
	case age < 2*day:
		return weighted(s, []choice[string]{{processing, 46}, {waitingPayment, 14}, {paid, 6}, {validated, 26}, {preparation, 6}, {canceled, 2}})
	case age < 7*day:
		return weighted(s, []choice[string]{
			{processing, 8},
			{waitingPayment, 9},
			{paidError, 6},
			{paid, 8},
			{validated, 18},
			{preparation, 18},
			{partiallyShipped, 6},
			{pendingShipping, 14},
			{shipped, 9},
			{canceled, 4},
		})
	case age < 21*day:
		return weighted(s, []choice[string]{
			{preparation, 3},
			{partiallyShipped, 5},
			{pendingShipping, 8},
			{shipped, 22},
			{pendingInvoice, 24},
			{billed, 28},
			{incident, 5},
			{canceled, 5},
		})
	case age < 75*day:
		return weighted(s, []choice[string]{{pendingInvoice, 4}, {billed, 52}, {closed, 36}, {incident, 2}, {canceled, 6}})
	default:
		return weighted(s, []choice[string]{{closed, 930}, {billed, 10}, {incident, 3}, {canceled, 57}})
	}
}

// youngStates are what the last orders of the set are in, so that each state has some.
func youngStates() []string {
	return []string{
		processing, waitingPayment, validated, processing, paid, quotation, validated, paidError, preparation, processing,
		waitingPayment, canceled, quotation, pendingShipping, partiallyShipped, quotation,
	}
}

// fitting replaces a state that the order's terms exclude: who may owe is not asked to pay first, who may not is,
// and suppliers that validate by themselves leave nothing to decide (domain 5.3).
func (o *order) fitting(status string) string {
	switch {
	case o.store && status == quotation: // store prices are not negotiated
		return waitingPayment
	case o.store && status == canceledQuotation:
		return canceled
	}
	switch status {
	case processing:
		if !o.onCredit {
			return waitingPayment
		}
		if o.autoValidated() {
			return validated
		}
	case billed:
		if !o.onCredit { // what was paid in advance is closed at once
			return closed
		}
	case waitingPayment, paid, paidError:
		if o.onCredit {
			return validated
		}
	}
	return status
}

func (o *order) autoValidated() bool { return o.onCredit && o.seller.terms.AutoValidate && !o.onBehalf }

// timeline leads from the creation to the order's state by moves of the state table (domain 5.3).
func (o *order) timeline(s source) []step {
	switch o.status {
	case quotation:
		return []step{{to: quotation, by: o.placedBy}}
	case canceledQuotation:
		return []step{{to: quotation, by: o.placedBy}, {to: canceledQuotation, by: o.buyer.person, reason: "Le client a choisi une autre cuvée.", hours: s.between(20, 200)}}
	}
	steps := []step{{to: processing, by: o.placedBy}}
	if !o.onCredit {
		steps = append(steps, step{to: waitingPayment})
	}
	if o.status == processing || o.status == waitingPayment {
		return steps
	}
	if o.status == paidError {
		return append(steps, step{to: paidError, hours: s.between(3, 30)})
	}
	if o.status == canceled && s.chance(60) {
		return append(steps, o.cancellation(s))
	}
	if !o.onCredit {
		steps = append(steps, step{to: paid, by: o.seller.person, hours: s.between(5, 60)})
		if o.status == paid {
			return steps
		}
	}
	if o.autoValidated() {
		steps = append(steps, step{to: validated})
	} else {
		steps = append(steps, step{to: validated, by: o.seller.person, hours: s.between(1, 24)})
	}
	if o.status == canceled {
		return append(steps, step{to: canceled, by: o.seller.person, reason: oneOf(s, words("reason to cancel")), hours: s.between(2, 30)})
	}
	return append(steps, o.delivery(s)...)
}

// cancellation before anything was decided: by the buyer, or by the supplier with its reason.
func (o *order) cancellation(s source) step {
	if s.chance(50) {
		return step{to: canceled, by: o.buyer.person, hours: s.between(1, 40)}
	}
	return step{to: canceled, by: o.seller.person, reason: oneOf(s, words("reason to cancel")), hours: s.between(1, 40)}
}

// delivery goes on from validated.
func (o *order) delivery(s source) []step {
	path := []step{{to: preparation, by: o.seller.person, hours: s.between(2, 30)}}
	if o.status == partiallyShipped || s.chance(6) {
		path = append(path, step{to: partiallyShipped, hours: s.between(6, 30)})
	}
	path = append(path,
		step{to: pendingShipping, hours: s.between(8, 36)},
		step{to: shipped, hours: s.between(18, 72)},
		step{to: pendingInvoice},
	)
	if o.status == incident {
		return append(path, step{to: incident, by: o.buyer.person, reason: oneOf(s, incidentReasons()), hours: s.between(2, 48)})
	}
	settled := step{to: closed, reason: "Facture réglée", hours: s.between(20, 40) * 24}
	if !o.onCredit {
		settled = step{to: closed}
	}
	path = append(path, step{to: billed, hours: 1}, settled)
	if o.status == validated {
		return nil
	}
	for i, p := range path {
		if p.to == o.status {
			return path[:i+1]
		}
	}
	return path
}

// What buyers report.
const (
	brokenBottles = "Deux bouteilles cassées à la livraison."
	missingCarton = "Un carton manquant."
	otherVintage  = "Millésime livré différent de la commande."
	stainedLabels = "Étiquettes tachées."
)

func incidentReasons() []string {
	return []string{brokenBottles, missingCarton, otherVintage, stainedLabels}
}

// date sets when the steps happened, all before now.
func (o *order) date(steps []step, now time.Time) {
	total := time.Duration(0)
	for _, p := range steps {
		total += time.Duration(p.hours) * time.Hour
	}
	end := worked(now)
	room := end.Sub(o.created) - time.Minute
	elapsed, last := time.Duration(0), o.created
	for i := range steps {
		elapsed += time.Duration(steps[i].hours) * time.Hour
		after := elapsed
		if total > room { // younger than its way usually takes: everything went faster
			after = time.Duration(float64(elapsed) * float64(room) / float64(total))
		}
		// The system follows within seconds; people work by day.
		at := byDayWithin(o.created.Add(after+time.Duration(i)*time.Second).Truncate(time.Second), last, end)
		if steps[i].hours == 0 || !at.After(last) {
			at = last.Add(time.Second)
		}
		steps[i].at, last = at, at
	}
}

// worked is the last moment of work until an instant, in Paris: a demo set that is made by night tells of the evening before.
func worked(now time.Time) time.Time {
	const opens, closes = 9, 20
	local := now.In(clock.Paris)
	evening := time.Date(local.Year(), local.Month(), local.Day(), closes, 0, 0, 0, clock.Paris).UTC()
	switch {
	case local.Hour() < opens:
		return evening.AddDate(0, 0, -1)
	case local.Hour() >= closes:
		return evening
	default:
		return now
	}
}

// byDayWithin is byDay where that lies between two instants, or that of the morning after or of the day before, else the instant itself.
func byDayWithin(at, after, before time.Time) time.Time {
	const night = 10 * time.Hour
	for _, by := range []time.Time{byDay(at), byDay(at.Add(night)), byDay(at.Add(-night))} {
		if by.After(after) && by.Before(before) {
			return by
		}
	}
	return at
}

// byDay moves what would happen by night into the first hour of work after it, or the last one before, in Paris.
func byDay(at time.Time) time.Time {
	const opens, closes = 8, 18
	local := at.In(clock.Paris)
	sinceMidnight := time.Duration(local.Hour())*time.Hour + time.Duration(local.Minute())*time.Minute + time.Duration(local.Second())*time.Second
	day := time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, clock.Paris)
	switch {
	case local.Hour() < opens:
		return day.Add(opens*time.Hour + sinceMidnight/opens).Truncate(time.Second).UTC()
	case local.Hour() >= closes:
		return day.Add(closes*time.Hour + (sinceMidnight-closes*time.Hour)/(24-closes)).Truncate(time.Second).UTC()
	default:
		return at
	}
}
