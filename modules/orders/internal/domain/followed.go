package domain

import (
	"slices"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/sale"
)

// backDays are how long after it withdrew, or its order was canceled, a consumer has to send goods back and its seller to refund it (Code
// de la consommation, L221-23, L221-24 and L216-7).
const backDays = 14

// NameToCustomer is the state in the words of who follows an order without an account: what a withdrawal made of it has a name of its own.
func (o Order) NameToCustomer() fault.Text {
	open := slices.ContainsFunc(o.Incidents, OrderIncident.Open)
	switch {
	case o.AwaitsReturn():
		return fault.Say("Rétractation enregistrée", "Withdrawal recorded")
	case open, o.Status == Incident:
		return fault.Say("Réclamation en cours", "Complaint under way")
	case o.Status == Canceled:
		return fault.Say("Annulée", "Cancelled")
	case o.Status == Closed && !o.WithdrawnAt().IsZero():
		return fault.Say("Rétractation traitée", "Withdrawal settled")
	}
	if name, known := customerNames()[o.Status]; known {
		return name
	}
	return StatusNames()[o.Status]
}

func customerNames() map[Status]fault.Text {
	return map[Status]fault.Text{
		Processing:       {FR: "Enregistrée", EN: "Received"},
		PaidError:        {FR: "Paiement à vérifier", EN: "Payment being checked"},
		PartiallyShipped: {FR: "Envoyée en partie", EN: "Sent in part"},
		Billed:           {FR: "Livrée", EN: "Delivered"},
		Closed:           {FR: "Livrée", EN: "Delivered"},
	}
}

// WithdrawnAt is when its customer gave up some of the order last, before it left or after; zero: never.
func (o Order) WithdrawnAt() time.Time {
	var at time.Time
	for _, step := range o.Timeline {
		if step.ActorID == o.Customer.ID && (step.To == Canceled || step.GivenUp > 0) && step.At.After(at) {
			at = step.At
		}
	}
	for _, incident := range o.Incidents {
		if incident.Kind == IncidentWithdrawal && incident.OpenedAt.After(at) {
			at = incident.OpenedAt
		}
	}
	return at
}

// AwaitsReturn tells an order of which withdrawn goods are to come back.
func (o Order) AwaitsReturn() bool {
	return slices.ContainsFunc(o.Incidents, func(i OrderIncident) bool { return i.Open() && i.Kind == IncidentWithdrawal })
}

// SettledBy is the day by which goods are sent back and money is refunded; "": nothing was withdrawn from or canceled. Of several
// withdrawals whose goods are to come back the first counts.
func (o Order) SettledBy() string {
	from := o.WithdrawnAt()
	if from.IsZero() && o.Status == Canceled {
		from = o.MovedAt
	}
	for _, incident := range o.Incidents {
		if incident.Open() && incident.Kind == IncidentWithdrawal && incident.OpenedAt.Before(from) {
			from = incident.OpenedAt
		}
	}
	return backBy(from)
}

// UnsentBy is the day by which what was withdrawn from before it left is refunded, whatever comes back; "": nothing was.
func (o Order) UnsentBy() string {
	for _, step := range o.Timeline {
		if step.ActorID == o.Customer.ID && step.GivenUp > 0 {
			return backBy(step.At)
		}
	}
	return ""
}

func backBy(from time.Time) string {
	if from.IsZero() {
		return ""
	}
	return clock.DateOf(clock.StartOf(clock.DateOf(from), backDays))
}

// Follow is what of the order its customer keeps, and what not. A withdrawal counts from when it was declared, also before its seller
// settled it; of a canceled order nothing is kept.
func (o Order) Follow() (now Amounts, kept, gone []ordersapi.FollowedItem) {
	after := o
	after.Items = Credit(o.Items, o.beingReturned())
	var lines []sale.KeptLine
	if o.Status == Canceled {
		after.Items, lines = GiveUp(o.Items, keptUnits(o.Items)), make([]sale.KeptLine, len(o.Items))
	} else {
		after.Withdrawn = o.cameBackByWithdrawal()
		now, lines = after.Keep()
	}
	returnable := map[int64]int64{}
	if o.ShippedUnits > 0 {
		returnable = o.Returnable()
	}
	for n, i := range after.Items {
		line := ordersapi.FollowedItem{ID: i.ID, Name: ordersapi.Called(i.Product.Name, i.Product.Vintage)}
		if left := line; i.Kept() > 0 {
			left.Quantity, left.Total, left.Returnable = i.Kept(), lines[n].Gross, returnable[i.ID]
			kept = append(kept, left)
		}
		if line.Quantity = i.Quantity - i.Kept(); line.Quantity > 0 {
			line.Total = i.TotalTaxIncl - lines[n].Gross
			gone = append(gone, line)
		}
	}
	return now, kept, gone
}

// KeptByCustomer is how many units of the order its customer keeps, as Follow tells it.
func (o Order) KeptByCustomer() (units int64) {
	_, kept, _ := o.Follow()
	for _, line := range kept {
		units += line.Quantity
	}
	return units
}

// beingReturned are the units by line of withdrawals that the seller has not settled yet.
func (o Order) beingReturned() map[int64]int64 {
	units := map[int64]int64{}
	for _, incident := range o.Incidents {
		if !incident.Open() || incident.Kind != IncidentWithdrawal {
			continue
		}
		for _, line := range incident.Lines {
			units[line.ItemID] += line.Quantity
		}
	}
	return units
}

// cameBackByWithdrawal tells that nothing came back, or is to, for another reason.
func (o Order) cameBackByWithdrawal() bool {
	return !slices.ContainsFunc(o.Incidents, func(i OrderIncident) bool { return i.Kind != IncidentWithdrawal && len(i.TakenBack()) > 0 })
}

func keptUnits(items []Item) map[int64]int64 {
	units := map[int64]int64{}
	for _, i := range items {
		units[i.ID] = i.Kept()
	}
	return units
}
