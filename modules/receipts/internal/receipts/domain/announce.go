package domain

import (
	"fmt"
	"slices"
	"time"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// Check refuses a header that contradicts itself.
func (h Header) Check() error {
	if h.ARC != "" && h.DutyStatus != DutySuspended {
		return fault.Invalid(fault.At("arc", "duty_paid",
			"Un code ARC n’accompagne que des produits en suspension de droits", "An ARC goes only with goods under suspension of duty"))
	}
	return nil
}

// Changed are the codes of what differs from another header.
func (h Header) Changed(other Header) []string {
	changed := []string{}
	for _, f := range []struct{ code, before, after string }{
		{"expectedOn", h.ExpectedOn, other.ExpectedOn},
		{"carrier", h.Carrier, other.Carrier},
		{"trackingNumber", h.TrackingNumber, other.TrackingNumber},
		{"reference", h.Reference, other.Reference},
		{"dutyStatus", h.DutyStatus, other.DutyStatus},
		{"arc", h.ARC, other.ARC},
		{"comment", h.Comment, other.Comment},
	} {
		if f.before != f.after {
			changed = append(changed, f.code)
		}
	}
	return changed
}

// The codes of what else changes of a receipt.
const (
	ChangedLines     = "lines"
	ChangedCounted   = "counted"
	ChangedCorrected = "corrected"
)

// CheckLines refuses products that the receipt cannot bring, and those that stand in it twice or
// are of another vintage.
func (r Receipt) CheckLines(products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level) error {
	var refused []fault.Violation
	seen := make(map[int64]bool, len(r.Lines))
	for n, l := range r.Lines {
		if v, ok := r.refuse(n, l.ProductID, products, levels); ok {
			refused = append(refused, v)
		} else if seen[l.ProductID] {
			refused = append(refused, fault.At(fmt.Sprintf("lines[%d].product", n), "twice",
				"Ce produit figure déjà plus haut : réunissez les deux lignes", "This product stands above already: join the two lines"))
		}
		seen[l.ProductID] = true
		refused = append(refused, checkVintage(n, l.Vintage, products[l.ProductID].Vintage)...)
		refused = append(refused, l.checkLots(n)...)
	}
	return stock.Refuse(refused)
}

// checkLots refuses lots that are more than the line brings, and one that is named twice.
func (l Line) checkLots(n int) []fault.Violation {
	var refused []fault.Violation
	rest := l.Expected
	for at, lot := range l.Lots {
		path := fmt.Sprintf("lines[%d].lots[%d].", n, at)
		if slices.ContainsFunc(l.Lots[:at], func(other LineLot) bool { return other.Lot == lot.Lot }) {
			refused = append(refused, fault.At(path+"lot", "twice", "Ce lot figure déjà plus haut", "This lot stands above already"))
		}
		if rest -= lot.Quantity; rest < 0 {
			refused = append(refused, fault.At(path+"quantity", "max_value",
				"Les lots font plus que les {expected} annoncées",
				"The lots are more than the {expected} that are announced").With("expected", fault.Count(l.Expected, "bouteille", "bottle")))
		}
	}
	return refused
}

// refuse tells why a product cannot come with the receipt. What its reader does not see, or is another supplier's, is not there.
func (r Receipt) refuse(
	n int, productID int64, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level,
) (fault.Violation, bool) {
	path := fmt.Sprintf("lines[%d].product", n)
	product, seen := products[productID]
	level, stocked := levels[productID]
	switch {
	case !seen, !stocked, product.SupplierID != r.SupplierID:
		return fault.At(path, "not_found", "Ce produit est introuvable", "This product cannot be found"), true
	case level.Warehouse != r.Warehouse:
		return fault.At(path, "other_warehouse", "Ce produit est tenu dans un autre entrepôt", "This product is kept in another warehouse"), true
	default:
		return fault.Violation{}, false
	}
}

// Replace gives the receipt other lines: a product that stays keeps its line, since promises name it.
func (r Receipt) Replace(lines []Line) (kept []Line, removed []int64) {
	known := make(map[int64]Line, len(r.Lines))
	for _, l := range r.Lines {
		known[l.ProductID] = l
	}
	for _, l := range lines {
		before := known[l.ProductID]
		l.ID, l.Promised = before.ID, before.Promised
		kept = append(kept, l)
		delete(known, l.ProductID)
	}
	for _, l := range r.Lines {
		if _, gone := known[l.ProductID]; gone {
			removed = append(removed, l.ID)
		}
	}
	return kept, removed
}

// CheckExpected refuses to expect goods on a day that has passed, or so far ahead that it is a slip of the pen.
func (h Header) CheckExpected(now time.Time) error {
	last := now.In(clock.Paris).AddDate(0, expectedMonths, 0)
	if !stock.IsLate(h.ExpectedOn, stock.Today(now)) && h.ExpectedOn <= stock.Today(last) {
		return nil
	}
	return fault.Invalid(fault.At("expectedOn", "out_of_range",
		"Indiquez un jour entre aujourd’hui et le {last}", "Enter a day between today and {last}").With("last", fault.Day(last, true)))
}

// expectedMonths is how far ahead goods may be announced (domain 6.1).
const expectedMonths = 24
