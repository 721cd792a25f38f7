package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What counting sessions refuse.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("receipts.count_not_found", fault.NotFound,
		"Cet inventaire est introuvable.", "This counting session cannot be found.")
	// ErrCursor refuses a cursor that the list did not give.
	ErrCursor = lists.Stale("receipts.bad_count_cursor")
	// ErrNoSuchMove refuses what the state table does not have.
	ErrNoSuchMove = fault.New("receipts.no_such_count_move", fault.Unprocessable,
		"Cet inventaire est « {status} » : il ne peut pas devenir « {to} ».", "This counting session is “{status}”: it cannot become “{to}”.")
	// ErrMoved refuses what somebody has done already; its body carries the state now.
	ErrMoved = fault.New("receipts.count_moved_meanwhile", fault.Conflict,
		"Cet inventaire est déjà « {status} ».", "This counting session is already “{status}”.")
	// ErrClosed refuses entries after the counting; its body carries the state now.
	ErrClosed = fault.New("receipts.count_closed", fault.Conflict,
		"Cet inventaire est « {status} » : on n’y compte plus.", "This counting session is “{status}”: nothing more is counted in it.")
	// ErrOfKeeper refuses what only who keeps the warehouse does (domain 6.1).
	ErrOfKeeper = fault.New("receipts.count_of_keeper", fault.Forbidden,
		"C’est à qui tient l’entrepôt de compter et de valider : un administrateur chez Dartess, ailleurs le fournisseur.",
		"Who keeps the warehouse counts and approves: an administrator at Dartess, elsewhere the supplier.")
	// ErrOfDartess refuses a supplier in a session that Dartess holds.
	ErrOfDartess = fault.New("receipts.count_of_dartess", fault.Forbidden,
		"Cet inventaire est mené par Dartess. Proposez le vôtre pour signaler un écart.",
		"Dartess holds this counting session. Propose one of your own to report a difference.")
	// ErrEmpty refuses to look at the differences of nothing.
	ErrEmpty = fault.New("receipts.count_empty", fault.Unprocessable,
		"Rien n’a encore été compté dans cet inventaire.", "Nothing was counted in this session yet.")
)
