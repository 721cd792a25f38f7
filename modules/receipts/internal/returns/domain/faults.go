package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What stock returns refuse.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("receipts.recovery_not_found", fault.NotFound,
		"Ce retour de stock est introuvable.", "This stock return cannot be found.")
	// ErrCursor refuses a cursor that the list did not give.
	ErrCursor = lists.Stale("receipts.bad_recovery_cursor")
	// ErrNoSuchMove refuses what the state table does not have.
	ErrNoSuchMove = fault.New("receipts.no_such_recovery_move", fault.Unprocessable,
		"Ce retour est « {status} » : il ne peut plus devenir « {to} ».", "This return is “{status}”: it can no longer become “{to}”.")
	// ErrHandOver refuses the hand-over by who does not keep the goods.
	ErrHandOver = fault.New("receipts.hand_over_not_allowed", fault.Forbidden,
		"Seul l’entrepôt qui garde ces bouteilles peut les remettre : Dartess pour les siennes, sinon le fournisseur.",
		"Only the warehouse that keeps these bottles can hand them over: Dartess for its own, else the supplier.")
	// ErrMoved refuses what somebody has done already; its body carries the state now.
	ErrMoved = fault.New("receipts.recovery_moved_meanwhile", fault.Conflict,
		"Ce retour est déjà « {status} ».", "This return is already “{status}”.")
	// ErrHandedOver refuses to give back goods that have left.
	ErrHandedOver = fault.New("receipts.recovery_handed_over", fault.Conflict,
		"Ces bouteilles ont déjà été remises : ce retour ne peut plus être supprimé.",
		"These bottles were already handed over: this return can no longer be deleted.")
	// ErrStillThere refuses to move a product of which orders still hold something where it lies.
	ErrStillThere = fault.New("receipts.still_there", fault.Conflict,
		"« {product} » ne peut pas encore changer d’entrepôt : il y reste {rest}. Expédiez ou annulez d’abord les commandes qui s’y servent.",
		"“{product}” cannot change warehouse yet: {rest} are still there. First ship or cancel the orders that are served from it.")
	// ErrStillExpected refuses to move a product that is expected where it lies.
	ErrStillExpected = fault.New("receipts.still_expected", fault.Conflict,
		"« {product} » ne peut pas changer d’entrepôt : une réception y est attendue. Comptez-la ou annulez-la d’abord.",
		"“{product}” cannot change warehouse: a receipt is expected there. Count or cancel it first.")
)
