package domain

import (
	"fmt"
	"time"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What receipts refuse.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("receipts.not_found", fault.NotFound, "Cette réception est introuvable.", "This receipt cannot be found.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("receipts.bad_list_cursor")
	// ErrNoSuchMove refuses what the state table does not have.
	ErrNoSuchMove = fault.New("receipts.no_such_move", fault.Unprocessable,
		"Cette réception est « {status} » : elle ne peut pas devenir « {to} ».", "This receipt is “{status}”: it cannot become “{to}”.")
	// ErrNotYourMove refuses a move that others make.
	ErrNotYourMove = fault.New("receipts.move_not_allowed", fault.Forbidden,
		"Vous ne pouvez pas faire passer cette réception à « {to} » : c’est à qui tient l’entrepôt.",
		"You cannot make this receipt “{to}”: who keeps the warehouse does.")
	// ErrMovedMeanwhile refuses what somebody has done already; its body carries the state now.
	ErrMovedMeanwhile = fault.New("receipts.moved_meanwhile", fault.Conflict,
		"Cette réception est déjà « {status} ».", "This receipt is already “{status}”.")
	// ErrNothingCounted refuses to call counted what was not.
	ErrNothingCounted = fault.New("receipts.nothing_counted", fault.Unprocessable,
		"Rien n’a encore été compté : saisissez ce qui est arrivé.", "Nothing was counted yet: enter what has arrived.")
	// ErrCounting refuses the count of somebody who does not keep the warehouse (domain 6.1).
	ErrCounting = fault.New("receipts.counting_not_allowed", fault.Forbidden,
		"Cette réception est comptée par qui tient l’entrepôt : un administrateur chez Dartess, ailleurs le fournisseur.",
		"Who keeps the warehouse counts this receipt: an administrator at Dartess, elsewhere the supplier.")
	// ErrNotCountable refuses a count of what has not arrived, or was closed; its body carries the state now.
	ErrNotCountable = fault.New("receipts.not_countable", fault.Conflict,
		"Cette réception est « {status} » : elle ne se compte pas.", "This receipt is “{status}”: it cannot be counted.")
	// ErrNotCorrectable refuses to correct what was not counted, or was closed long ago; its body carries the state now.
	ErrNotCorrectable = fault.New("receipts.not_correctable", fault.Conflict,
		"Le comptage ne se corrige qu’une fois commencé, et jusqu’à 30 jours après la fin de la réception : corrigez le stock du vin.",
		"A count is corrected once it has begun, and until 30 days after the end of the receipt: correct the stock of the wine.")
	// ErrCorrectCount refuses to open a closed receipt without saying what is missing.
	ErrCorrectCount = fault.New("receipts.correct_count", fault.Conflict,
		"Une réception terminée se rouvre en corrigeant son comptage.", "A closed receipt is opened again by correcting its count.")
	// ErrEnded refuses a change of what ended; its body carries the state now.
	ErrEnded = fault.New("receipts.ended", fault.Conflict,
		"Cette réception est « {status} » : elle ne se modifie plus.", "This receipt is “{status}”: it no longer changes.")
	// ErrDocumentNotFound covers a paper that is no longer there, and one of another receipt.
	ErrDocumentNotFound = fault.New("receipts.document_not_found", fault.NotFound,
		"Ce document est introuvable.", "This document cannot be found.")
	// ErrVersion refuses a change of something else than what is there.
	ErrVersion = fault.New("receipts.changed_meanwhile", fault.Conflict,
		"Cette réception a changé entre-temps : relisez-la, puis recommencez.",
		"This receipt has changed meanwhile: read it again, then try once more.")
)

func nothingCorrected() error {
	return fault.Invalid(fault.At("lines", "unchanged",
		"Ces quantités sont déjà celles de la réception.", "These are the quantities of the receipt already."))
}

// otherDate refuses the best-before date of a counted line: its lot has another one.
func otherDate(n int, lot, day string) fault.Violation {
	known := fault.Same(day)
	if parsed, err := time.Parse(time.DateOnly, day); err == nil {
		known = fault.Day(parsed, true)
	}
	return fault.At(fmt.Sprintf("lines[%d].bestBefore", n), "other_date",
		"Le lot {lot} est déjà connu avec la date du {day} : vérifiez l’étiquette, ou confirmez la nouvelle date pour toutes ses bouteilles",
		"The lot {lot} is known with the date {day} already: check the label, or confirm the new date for all of its bottles").With("lot", lot, "day", known)
}
