package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What stores refuses.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("stores.not_found", fault.NotFound, "Cette boutique est introuvable.", "This shop cannot be found.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("stores.bad_cursor")
	// ErrSecond refuses a second shop of a supplier.
	ErrSecond = fault.New("stores.second", fault.Conflict,
		"Vous avez déjà une boutique : modifiez-la plutôt que d’en créer une autre.",
		"You already have a shop: change it instead of making another one.")
	// ErrNoSuchMove refuses what the state table does not have.
	ErrNoSuchMove = fault.New("stores.no_such_move", fault.Unprocessable,
		"Cette boutique est « {status} » : elle ne peut pas devenir « {to} ».", "This shop is “{status}”: it cannot become “{to}”.")
	// ErrNotYourMove refuses a move that others make.
	ErrNotYourMove = fault.New("stores.move_not_allowed", fault.Forbidden,
		"C’est au fournisseur d’ouvrir et de fermer sa boutique.", "The supplier opens and closes its shop.")
	// ErrSupplierNotValid refuses to open the shop of a supplier whose account is blocked, deleted or waits to be validated.
	ErrSupplierNotValid = fault.New("stores.supplier_not_valid", fault.Unprocessable,
		"Le compte de ce fournisseur n’est pas actif : sa boutique ne peut pas ouvrir.",
		"This supplier’s account is not active: its shop cannot open.")
	// ErrMovedMeanwhile refuses what somebody has done already; its body carries the state now.
	ErrMovedMeanwhile = fault.New("stores.moved_meanwhile", fault.Conflict,
		"Cette boutique est déjà « {status} ».", "This shop is already “{status}”.")
)

// Taken refuses an address that leads to another shop, or did.
func Taken() fault.Violation {
	return fault.At("slug", "taken",
		"Cette adresse mène déjà à une autre boutique : choisissez-en une autre.", "This address already leads to another shop: choose another one.")
}

// NotInShop refuses to place what the shop does not sell.
func NotInShop(path string) fault.Violation {
	return fault.At(path, "not_found",
		"Ce produit n’est pas dans cette boutique : ajoutez-le depuis sa fiche.", "This product is not in this shop: add it from its own page.")
}

// PlacedTwice refuses two places for one product.
func PlacedTwice(path string) fault.Violation {
	return fault.At(path, "unique", "Ce produit figure deux fois dans la liste : donnez-lui une seule place.",
		"This product is in the list twice: give it one place.")
}
