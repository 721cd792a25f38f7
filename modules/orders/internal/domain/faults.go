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
	// ErrNoWithdrawal refuses a withdrawal from what is not one's own purchase as a consumer.
	ErrNoWithdrawal = fault.New("orders.no_withdrawal", fault.Forbidden,
		"Le droit de rétractation est réservé au particulier qui a commandé.", "Only the individual who ordered has a right of withdrawal.")
	ErrNothingToWithdraw = fault.New("orders.nothing_to_withdraw", fault.Conflict,
		"Il ne reste rien à rendre de cette commande : tout a déjà été repris, crédité ou remboursé.",
		"Nothing is left to give back of this order: all was taken back, credited or refunded.")
	// ErrWithdrawnMeanwhile refuses a withdrawal on what its customer does not see any more.
	ErrWithdrawnMeanwhile = fault.New("orders.withdrawn_meanwhile", fault.Conflict,
		"Cette commande a changé depuis que cette page est ouverte, ou votre rétractation est déjà enregistrée. Lisez ce qu’il en reste avant de recommencer.",
		"This order changed since this page was opened, or your withdrawal is recorded already. Read what is left of it before you try again.")
	ErrOneByOne = fault.New("orders.one_by_one", fault.Unprocessable,
		"Cette étape demande des précisions : ouvrez la commande.", "This step needs details: open the order.")
)

// About adds the state that the order is in to a refusal.
func About(o Summary, refusal error) error { return terms.About(o.Status, refusal) }

func commentMissing() error {
	return fault.Invalid(fault.At("comment", "required", "Indiquez un motif.", "Give a reason."))
}

// Faults of quotations.
var (
	ErrQuotationNotFound = fault.New("orders.quotation_not_found", fault.NotFound,
		"Ce devis est introuvable.", "This quotation cannot be found.")
	ErrRevised = fault.New("orders.quotation_revised", fault.Conflict,
		"Ce devis a changé entre-temps : relisez sa dernière version avant de répondre.",
		"This quotation has changed meanwhile: read its last version before you answer.")
	ErrAwaitsSeller = fault.New("orders.quotation_awaits_seller", fault.Conflict,
		"Ce devis attend la réponse du vendeur.", "This quotation awaits the seller's answer.")
	ErrExpired = fault.New("orders.quotation_expired", fault.Conflict,
		"Ce devis n’est plus valable : demandez au vendeur de le renouveler.", "This quotation is no longer valid: ask the seller to renew it.")
	ErrSupplierClosed = fault.New("orders.supplier_closed", fault.Conflict,
		"Ce fournisseur ne vend plus sur Millésime pour le moment : son devis ne peut pas être accepté.",
		"This supplier does not sell on Millésime for now: its quotation cannot be accepted.")
	ErrManyRevisions = fault.New("orders.quotation_revisions", fault.Conflict,
		"Ce devis a atteint 100 versions : acceptez-le, refusez-le ou faites-en un nouveau.",
		"This quotation has reached 100 revisions: accept it, refuse it or make a new one.")
	ErrNoLongerSells = fault.New("orders.quotation_not_yours", fault.Forbidden,
		"Vous ne vendez plus les produits de ce fournisseur : il répondra lui-même à ce devis.",
		"You no longer sell this supplier's products: it will answer this quotation itself.")
)

func refusal(path, code, fr, en string) error { return fault.Invalid(fault.At(path, code, fr, en)) }
