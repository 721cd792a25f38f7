package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What samples refuses.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("samples.not_found", fault.NotFound,
		"Cette demande d’échantillon est introuvable.", "This sample request cannot be found.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("samples.bad_cursor")
	// ErrOpenRequest refuses a second request for the same product.
	ErrOpenRequest = fault.New("samples.open_request", fault.Conflict,
		"Une demande d’échantillon est déjà en cours pour ce produit.", "A sample request for this product is already open.")
	// ErrNoSuchMove refuses what the state table does not have.
	ErrNoSuchMove = fault.New("samples.no_such_move", fault.Unprocessable,
		"Cette demande est « {status} » : elle ne peut plus devenir « {to} ».", "This request is “{status}”: it can no longer become “{to}”.")
	// ErrNotYourMove refuses a move that others make.
	ErrNotYourMove = fault.New("samples.move_not_allowed", fault.Forbidden,
		"C’est au fournisseur d’accepter ou de refuser cette demande, puis au client de commander l’échantillon.",
		"The supplier accepts or refuses this request; then the customer orders the sample.")
	// ErrMovedMeanwhile refuses what somebody has done already; its body carries the state now.
	ErrMovedMeanwhile = fault.New("samples.moved_meanwhile", fault.Conflict,
		"Cette demande est déjà « {status} ».", "This request is already “{status}”.")
	// ErrAnswered refuses to withdraw what was answered.
	ErrAnswered = fault.New("samples.answered", fault.Conflict,
		"Cette demande a déjà reçu une réponse : elle ne peut plus être annulée.",
		"This request was already answered: it can no longer be withdrawn.")
	// ErrWithdraw refuses to withdraw what somebody else asked for.
	ErrWithdraw = fault.New("samples.withdraw_not_allowed", fault.Forbidden,
		"Seul l’acheteur qui a fait cette demande peut l’annuler.", "Only the buyer who made this request can withdraw it.")
	// ErrManyWithdrawals stops who asks and takes back again and again: each time the supplier is told.
	ErrManyWithdrawals = fault.New("samples.many_withdrawals", fault.TooMany,
		"Vous avez annulé plusieurs demandes d’échantillon aujourd’hui. Réessayez demain, ou écrivez-nous si vous avez besoin d’aide.",
		"You withdrew several sample requests today. Try again tomorrow, or write to us if you need help.")
	// ErrFeedback refuses the opinion of somebody else.
	ErrFeedback = fault.New("samples.feedback_not_allowed", fault.Forbidden,
		"Seul l’acheteur qui a dégusté cet échantillon peut donner son avis.", "Only the buyer who tasted this sample can say what it thought.")
	// ErrNotDelivered refuses an opinion before the bottle is there.
	ErrNotDelivered = fault.New("samples.not_delivered", fault.Conflict,
		"Vous pourrez donner votre avis quand l’échantillon sera livré.", "You can say what you thought once the sample is delivered.")
	// ErrFeedbackGiven refuses a second opinion.
	ErrFeedbackGiven = fault.New("samples.feedback_given", fault.Conflict,
		"Vous avez déjà donné votre avis sur cet échantillon.", "You already said what you thought of this sample.")
	// ErrNoStock refuses an order that the stock cannot serve.
	ErrNoStock = fault.New("samples.out_of_stock", fault.Conflict,
		"Il ne reste plus assez de stock pour cet échantillon. Réessayez après la prochaine réception.",
		"There is no longer enough stock for this sample. Try again after the next receipt.")
	// ErrQuota refuses to read or write what another supplier gives.
	ErrQuota = fault.New("samples.quota_not_found", fault.NotFound, "Ce fournisseur est introuvable.", "This supplier cannot be found.")
)
