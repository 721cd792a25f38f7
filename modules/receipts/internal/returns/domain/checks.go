package domain

import (
	"fmt"
	"slices"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/fold"
)

// CheckNew refuses, each at its line, what cannot leave: products that are not the supplier's, that lie elsewhere, or of which
// less is available. products are those that its author sees.
func (r Return) CheckNew(products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level) error {
	var refused []fault.Violation
	wanted := make(map[int64]int64, len(r.Lines))
	for n, line := range r.Lines {
		at := fmt.Sprintf("lines[%d].", n)
		level, held := levels[line.ProductID]
		switch {
		case products[line.ProductID].SupplierID != r.SupplierID:
			refused = append(refused, fault.At(at+"product", "not_found",
				"Ce produit est introuvable.", "This product cannot be found."))
		case !held || level.Warehouse != r.Warehouse:
			refused = append(refused, fault.At(at+"product", "elsewhere",
				"Ce produit n’est pas dans cet entrepôt.", "This product does not lie in this warehouse."))
		case wanted[line.ProductID]+line.Quantity > level.Available():
			refused = append(refused, fault.At(at+"quantity", "available",
				"Disponible : {rest}", "Available: {rest}").With("rest", fault.Units(max(level.Available()-wanted[line.ProductID], 0))))
		}
		wanted[line.ProductID] += line.Quantity
	}
	if len(refused) == 0 && r.MoveTo != "" {
		refused = r.checkWhole(wanted, levels)
	}
	return stock.Refuse(refused)
}

// checkWhole refuses a move that leaves something behind: a product lies in one warehouse. What orders hold is shipped before
// the goods are handed over.
func (r Return) checkWhole(wanted map[int64]int64, levels map[int64]receiptsapi.Level) []fault.Violation {
	var refused []fault.Violation
	for n, line := range r.Lines {
		at := fmt.Sprintf("lines[%d].", n)
		switch level := levels[line.ProductID]; {
		case level.Incoming > 0:
			refused = append(refused, fault.At(at+"product", "expected",
				"Une réception de ce produit est attendue dans cet entrepôt : comptez-la ou annulez-la d’abord.",
				"A receipt of this product is expected in this warehouse: count or cancel it first."))
		case wanted[line.ProductID] != level.Available():
			refused = append(refused, fault.At(at+"quantity", "whole",
				"Un changement d’entrepôt emporte tout ce qui est disponible : {available}",
				"A change of warehouse takes all that is available: {available}").With("available", fault.Units(level.Available())))
		}
	}
	return refused
}

// CheckEmptied refuses to hand over a move that would leave something of a product behind.
func (r Return) CheckEmptied(levels map[int64]receiptsapi.Level) error {
	held := r.Held()
	for _, line := range r.Lines {
		level := levels[line.ProductID]
		if rest := level.OnHand - held[line.ProductID]; rest > 0 {
			return ErrStillThere.With("product", line.Product.Name, "rest", fault.Units(rest))
		}
		if level.Incoming > 0 || level.Waiting > 0 {
			return ErrStillExpected.With("product", line.Product.Name)
		}
	}
	return nil
}

// LotNames are those that the lines name, each once.
func (r Return) LotNames() []string {
	var names []string
	for _, line := range r.Lines {
		if name := fold.Code(line.Lot); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// CheckLots refuses lots of which nothing ever came. lots are those that are known, by product.
func (r Return) CheckLots(lots map[int64][]receiptsapi.Lot) error {
	var refused []fault.Violation
	for n, line := range r.Lines {
		name := fold.Code(line.Lot)
		isKnown := func(lot receiptsapi.Lot) bool { return lot.Lot == name }
		if name != "" && !slices.ContainsFunc(lots[line.ProductID], isKnown) {
			refused = append(refused, fault.At(fmt.Sprintf("lines[%d].lot", n), "not_found",
				"Aucune bouteille de ce vin n’est arrivée avec ce lot : vérifiez-le, ou laissez-le vide.",
				"No bottle of this wine came with this lot: check it, or leave it empty."))
		}
	}
	return stock.Refuse(refused)
}
