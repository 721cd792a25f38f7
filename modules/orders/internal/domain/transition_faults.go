package domain

import "millesime/platform/fault"

// Refusals of a move. Their answers carry the state that the order is in.
var (
	ErrNoSuchMove = fault.New("orders.no_such_move", fault.Unprocessable,
		"Cette action n’est plus possible : rechargez la commande pour voir où elle en est.",
		"This step does not follow the order's present state.")
	ErrMoveNotAllowed = fault.New("orders.move_not_allowed", fault.Forbidden,
		"Cette étape ne vous revient pas : le client, le fournisseur ou notre équipe en décide.",
		"This step is not yours to take: the customer, the supplier or our team decides.")
	ErrMovedMeanwhile = fault.New("orders.moved_meanwhile", fault.Conflict,
		"La commande a changé de statut entre-temps. Relisez-la avant de continuer.",
		"The order has changed state meanwhile. Read it again before you go on.")
	ErrBeyondOutstanding = fault.New("orders.beyond_outstanding", fault.Conflict,
		"La commande dépasse l’encours accordé à ce client : elle attend maintenant son paiement. Vous pouvez la valider quand même, avec un motif.",
		"The order exceeds this customer's credit limit: it now waits for payment. You can still validate it, with a reason.")
	ErrAlreadyShipped = fault.New("orders.already_shipped", fault.Conflict,
		"Une partie de la commande est déjà expédiée : elle ne s’annule plus. Soldez le reliquat.",
		"Part of the order has been shipped: it can no longer be cancelled. Close the remainder instead.")
	ErrIncidentTooLate = fault.New("orders.incident_too_late", fault.Conflict,
		"La commande est terminée depuis plus de 30 jours : écrivez dans les messages de la commande.",
		"The order ended more than 30 days ago: write in the messages of the order.")
	ErrOneByOne = fault.New("orders.one_by_one", fault.Unprocessable,
		"Cette étape demande des précisions : ouvrez la commande.", "This step needs details: open the order.")
)

// About adds the state that the order is in to a refusal.
func About(o Summary, refusal error) error { return terms.About(o.Status, refusal) }

func commentMissing() error {
	return fault.Invalid(fault.Violation{PropertyPath: "comment", Code: "required", Text: fault.Text{
		FR: "Indiquez un motif.", EN: "Give a reason.",
	}})
}
