package domain

import "millesime/platform/fault"

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

func refusedAt(path, code, fr, en string) fault.Violation {
	return fault.Violation{PropertyPath: path, Code: code, Text: fault.Text{FR: fr, EN: en}}
}

func refusal(path, code, fr, en string) error { return fault.Invalid(refusedAt(path, code, fr, en)) }
