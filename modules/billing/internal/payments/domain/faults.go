package domain

import (
	"fmt"

	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// What payments refuse.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("payments.not_found", fault.NotFound, "Ce paiement est introuvable.", "This payment cannot be found.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("payments.bad_cursor")
	// ErrCustomer covers a customer that is not there, or that never bought from the supplier.
	ErrCustomer = fault.New("payments.customer_not_found", fault.NotFound,
		"Ce client est introuvable parmi ceux de ce fournisseur.", "This customer cannot be found among those of this supplier.")
	// ErrEnteredBefore refuses what looks like the same payment once more, unless its author insists.
	ErrEnteredBefore = fault.New("payments.entered_before", fault.Conflict,
		"Un paiement de ce client, du même jour, du même montant et de la même référence est déjà saisi. Confirmez s’il s’agit d’un autre.",
		"A payment of this customer with the same day, amount and reference was entered already. Confirm if this is another one.")
	// ErrBeyondPayment refuses allocations that sum to more than the payment.
	ErrBeyondPayment = fault.New("payments.beyond_payment", fault.Conflict,
		"Les montants affectés dépassent ce qui est disponible sur ce paiement : quelqu’un vient peut-être d’en affecter une part. Relisez-le.",
		"The allocated amounts exceed what is available of this payment: somebody may just have allocated a part. Read it again.")
	// ErrReversed refuses to change a payment that was taken back.
	ErrReversed = fault.New("payments.reversed", fault.Conflict, "Ce paiement a été repris : il ne change plus.",
		"This payment was taken back: it changes no more.")
	// ErrRefunded refuses to take back a payment of which a part was given back.
	ErrRefunded = fault.New("payments.refunded", fault.Conflict,
		"Une part de ce paiement a été remboursée : reprenez d’abord le remboursement.",
		"A part of this payment was refunded: take the refund back first.")
	// ErrWrittenOff refuses to take back what an administrator wrote off.
	ErrWrittenOff = fault.New("payments.written_off", fault.Forbidden,
		"Ce solde a été passé en perte par un administrateur : lui seul peut revenir dessus.",
		"This balance was written off by an administrator, who alone can take that back.")
	// ErrNoAllocations refuses to allocate a refund, or what was written off.
	ErrNoAllocations = fault.New("payments.no_allocations", fault.Conflict,
		"Un remboursement ou une perte ne s’affecte pas à autre chose.", "A refund or a write-off is allocated to nothing else.")
)

// NotReceivedOn refuses a day of payment that is still to come, or before one.
func NotReceivedOn(since string) error {
	return fault.Invalid(fault.DayOutside("receivedOn", clock.StartOf(since, 0)))
}

// TooMuch refuses an allocation beyond what is open.
func TooMuch(at int, number string, open money.Cents) error {
	euros := fault.Euros(open)
	return fault.Invalid(fault.At(fmt.Sprintf("allocations[%d].amount", at), "open",
		fmt.Sprintf("%s n’attend plus que %s", number, euros.FR), fmt.Sprintf("Only %s of %s is open", euros.EN, number)))
}

// NotTheirs refuses an allocation to what is not there, or not between the two sides of the payment.
func NotTheirs(at int) error {
	return fault.Invalid(fault.At(fmt.Sprintf("allocations[%d]", at), "not_theirs",
		"Cette facture ou cette commande n’est pas de ce client", "This invoice or order is not of this customer"))
}

// NothingToRefund refuses a refund beyond what is unallocated.
func NothingToRefund(free money.Cents) error {
	euros := fault.Euros(free)
	return fault.Invalid(fault.At("amount", "unallocated",
		fmt.Sprintf("Seuls %s de ce client ne sont affectés à rien : remboursez-en au plus autant", euros.FR),
		fmt.Sprintf("Only %s of this customer is unallocated: refund no more", euros.EN)))
}
