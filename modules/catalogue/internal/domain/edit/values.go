package edit

import (
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
)

// Types are the kinds of drinks (domain 3.1).
func Types() []string {
	return []string{"still", "sparkling", "fortified", "spirit", "beer", "cider", "soft", "water", "juice"}
}

// Colours of wines; "" for what has none.
func Colours() []string { return []string{"", "red", "white", "rose", "orange"} }

// Statuses of a product.
func Statuses() []string { return []string{productsapi.StatusActive, productsapi.StatusDesactivated} }

// Warehouses that hold products.
func Warehouses() []string {
	return []string{receiptsapi.WarehouseDartess, receiptsapi.WarehouseSupplier}
}

// Bases of a price: duty paid, or under suspension of excise.
const (
	DutyPaid      = "duty_paid"
	DutySuspended = "duty_suspended"
)

// PriceBases are the bases of prices.
func PriceBases() []string { return []string{DutyPaid, DutySuspended} }

// Allergens that must be named (Regulation (EU) 1169/2011, annex II).
func Allergens() []string {
	return []string{
		"gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame", "sulfites",
		"lupin", "molluscs",
	}
}

// Groups that a product can be open to, and that can have a price of their own.
func Groups() []auth.Group { return append(auth.Buyers(), auth.Negociant) }

// starting is the sheet of a new product before its draft.
func starting() Sheet {
	s := Sheet{BottleSizeCl: 75}
	s.Country, s.UnitsPerCarton, s.Status, s.Warehouse = "FR", 6, productsapi.StatusActive, receiptsapi.WarehouseSupplier
	s.CRD, s.PriceBasis = true, DutyPaid
	s.tidy()
	return s
}

// gramsPerCl is about what a full glass bottle weighs.
const gramsPerCl = 17

// follow fills what the draft leaves to the rest of the sheet: cartons are sold whole unless Dartess opens them, the least
// quantity is one step, and a bottle weighs what its size says. step is what the order multiple was.
func (s *Sheet) follow(d *Draft, step int, created bool) {
	cartonsMoved := d.UnitsPerCarton.Set || d.Warehouse.Set || created
	if !d.OrderMultiple.Set && cartonsMoved {
		switch {
		case s.Warehouse == receiptsapi.WarehouseSupplier:
			s.OrderMultiple = s.UnitsPerCarton
		case created:
			s.OrderMultiple = 1
		}
	}
	if !d.MinQuantity.Set && (created || s.MinQuantity == step) {
		s.MinQuantity = s.OrderMultiple
	}
	if created && !d.WeightGrams.Set && s.BottleSizeCl > 0 && s.BottleSizeCl <= maxBottleCl {
		s.WeightGrams = max(int(s.BottleSizeCl*gramsPerCl), 1)
	}
}
