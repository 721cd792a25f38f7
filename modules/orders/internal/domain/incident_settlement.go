package domain

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// ErrNoReplacement refuses a replacement that the stock does not have.
var ErrNoReplacement = fault.New("orders.no_replacement", fault.Conflict,
	"{product} : {available} en stock sur {wanted} à remplacer. Proposez plutôt un avoir ou un remboursement.",
	"{product}: {available} in stock of {wanted} to replace. Offer a credit note or a refund instead.")

// Settlement is how one line of an incident is settled.
type Settlement struct {
	LineID  int64
	Outcome LineOutcome
	Comment string
}

// Settled is the incident with an outcome for each line; order is as it goes on after.
func (i OrderIncident) Settled(outcomes []Settlement, order Summary) (OrderIncident, error) {
	var refused []fault.Violation
	i.Lines = slices.Clone(i.Lines)
	for n, o := range outcomes {
		at := slices.IndexFunc(i.Lines, func(l IncidentLine) bool { return l.ID == o.LineID })
		path := fmt.Sprintf("outcomes[%d].", n)
		switch {
		case at < 0:
			refused = append(refused, fault.At(path+"line", "not_found",
				"Cette ligne n’est pas dans l’incident", "This line is not in the incident"))
			continue
		case i.Lines[at].Outcome != "":
			refused = append(refused, fault.At(path+"line", "unique",
				"Choisissez une seule décision par ligne", "Choose one outcome only for each line"))
			continue
		}
		if violation, ok := i.refuses(o, order); ok {
			violation.PropertyPath = path + violation.PropertyPath
			refused = append(refused, violation)
		}
		i.Lines[at].Outcome, i.Lines[at].OutcomeComment = o.Outcome, strings.TrimSpace(o.Comment)
	}
	if len(refused) > 0 {
		return OrderIncident{}, fault.Invalid(refused...)
	}
	if slices.ContainsFunc(i.Lines, func(l IncidentLine) bool { return l.Outcome == "" }) {
		return OrderIncident{}, outcomeMissing()
	}
	return i, i.checkTarget(order.Status)
}

// refuses tells why a line may not have this outcome.
func (i OrderIncident) refuses(o Settlement, order Summary) (fault.Violation, bool) {
	switch {
	case i.Kind == IncidentWithdrawal && (o.Outcome == OutcomeRejected || o.Outcome == OutcomeReplace):
		return fault.At("outcome", "withdrawal",
			"La loi accorde la rétractation : reprenez la marchandise ou remboursez",
			"The law grants the withdrawal: take the goods back or refund"), true
	case i.Kind == IncidentMissing && o.Outcome == OutcomeGoodsBack:
		return fault.At("outcome", "missing",
			"Ces bouteilles ne sont jamais arrivées : elles ne peuvent pas revenir. Remplacez-les, ou faites un avoir",
			"These bottles never arrived: they cannot come back. Replace them, or give a credit note"), true
	case order.ShippedUnits == 0 && (o.Outcome == OutcomeReplace || o.Outcome == OutcomeGoodsBack):
		return fault.At("outcome", "not_shipped",
			"Rien n’est encore parti : il n’y a rien à remplacer ni à reprendre",
			"Nothing has left yet: there is nothing to replace or to take back"), true
	case o.Outcome == OutcomeRejected && strings.TrimSpace(o.Comment) == "":
		return fault.At("comment", "required", "Expliquez votre refus", "Explain your refusal"), true
	}
	return fault.Violation{}, false
}

// checkTarget makes the order go where its outcomes lead: goods to send again are prepared, without them the order goes
// back to where it was.
func (i OrderIncident) checkTarget(to Status) error {
	replaces := len(i.LinesWith(OutcomeReplace)) > 0
	var words fault.Text
	switch {
	case replaces && to != Preparation:
		words = fault.Say("Une ligne est à remplacer : la commande repasse en préparation",
			"A line is to be replaced: the order goes back to preparation")
	case !replaces && to == Preparation && i.From != Preparation:
		words = fault.Say("Aucune ligne n’est à remplacer : il n’y a rien à préparer",
			"No line is to be replaced: there is nothing to prepare")
	default:
		return nil
	}
	return fault.Invalid(fault.Violation{PropertyPath: "transition", Code: "outcomes", Text: words})
}

// outcomeMissing refuses to leave a line without an outcome.
func outcomeMissing() error {
	return fault.Invalid(fault.Violation{PropertyPath: "outcomes", Code: "required", Text: validate.Message("required")})
}

// NothingLeftToShip refuses to go on with an order of which nothing is kept and nothing has left.
func NothingLeftToShip() error {
	return fault.Invalid(fault.At("transition", "outcomes",
		"Il ne reste rien à livrer : annulez la commande", "Nothing is left to deliver: cancel the order"))
}

// Withdrawn is the incident as a withdrawal from the whole order settles it.
func (i OrderIncident) Withdrawn(at time.Time, by auth.Signature) OrderIncident {
	i.Lines = slices.Clone(i.Lines)
	for n := range i.Lines {
		i.Lines[n].Outcome = OutcomeWithdrawn
	}
	i.SettledAt, i.SettledBy = at, by
	return i
}

// TakenBack are the units that are credited, refunded or come back: they are owed no more.
func (i OrderIncident) TakenBack() []ShipmentLine {
	return slices.Concat(i.LinesWith(OutcomeRefund), i.LinesWith(OutcomeCredit), i.LinesWith(OutcomeGoodsBack))
}
