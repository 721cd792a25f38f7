package domain

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
)

// MostLines is how many products a session counts.
const MostLines = 5_000

// ErrTooLarge refuses a session of more products than people count together.
var ErrTooLarge = fault.New("receipts.count_too_large", fault.Unprocessable,
	"Un inventaire compte au plus 5 000 produits : choisissez-en une partie.",
	"A session counts at most 5,000 products: choose a part of them.")

// ErrNothingToCount refuses a session without a product.
var ErrNothingToCount = fault.New("receipts.nothing_to_count", fault.Unprocessable,
	"Aucun produit de ce fournisseur n’est dans cet entrepôt.", "No product of this supplier lies in this warehouse.")

// ErrCountedElsewhere refuses to count a product in two sessions: both would correct the same difference.
var ErrCountedElsewhere = fault.New("receipts.counted_elsewhere", fault.Conflict,
	"{count} : déjà en cours de comptage ({number}). Terminez cet inventaire, ou choisissez d’autres produits.",
	"{count}: being counted already ({number}). End that session, or choose other products.")

// CheckProducts refuses, each at its place among those chosen, products that the session cannot count. elsewhere are the numbers
// of open sessions that count them.
func (s Session) CheckProducts(
	chosen []int64, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level, elsewhere map[int64]string,
) error {
	var refused []fault.Violation
	for n, id := range chosen {
		if v, ok := s.refuse(id, products, levels, elsewhere); ok {
			v.PropertyPath = fmt.Sprintf("products[%d]", n)
			refused = append(refused, v)
		}
	}
	return stock.Refuse(refused)
}

// refuse tells why a session cannot count a product; the violation has no path yet.
func (s Session) refuse(
	id int64, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level, elsewhere map[int64]string,
) (fault.Violation, bool) {
	level, held := levels[id]
	switch {
	case products[id].SupplierID != s.SupplierID:
		return fault.At("", "not_found", "Ce produit est introuvable.", "This product cannot be found."), true
	case !held || level.Warehouse != s.Warehouse:
		return fault.At("", "elsewhere",
			"Ce produit n’est pas dans cet entrepôt.", "This product does not lie in this warehouse."), true
	case elsewhere[id] != "":
		return fault.At("", "counted_elsewhere",
			"Ce produit est déjà compté dans l’inventaire {number}.",
			"This product is already counted in session {number}.").With("number", elsewhere[id]), true
	default:
		return fault.Violation{}, false
	}
}

// Begun are the lines with which a session begins.
func Begun(productIDs []int64, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level) []Line {
	lines := make([]Line, 0, len(productIDs))
	for _, id := range stock.Unique(productIDs) {
		lines = append(lines, Line{ProductID: id, Expected: levels[id].OnHand, Product: products[id]})
	}
	return lines
}

// CountedElsewhere refuses to count all products of a warehouse while some are counted in other sessions.
func CountedElsewhere(numbers map[int64]string) error {
	open := slices.Compact(slices.Sorted(maps.Values(numbers)))
	return ErrCountedElsewhere.With("count", products(len(numbers)), "number", strings.Join(open, ", "))
}

// products is a number of them in words (specification 3).
func products(n int) fault.Text {
	if n == 1 {
		return fault.Text{FR: "1 produit", EN: "1 product"}
	}
	return fault.Text{FR: fmt.Sprintf("%d produits", n), EN: fmt.Sprintf("%d products", n)}
}
