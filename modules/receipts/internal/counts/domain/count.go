package domain

import (
	"fmt"
	"time"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Counting is what a session knows of products while somebody counts them, with the levels locked.
type Counting struct {
	Products    map[int64]productsapi.Product // that their counter sees
	Levels      map[int64]receiptsapi.Level
	Lines       map[int64]Line   // of the session
	Elsewhere   map[int64]string // numbers of other open sessions that count them
	Corrections map[int64]int64  // the last one in the ledger of each
}

// Enter adds entries to the lines of a session, and gives those that changed; products that it did not have are added to it. Each
// entry that cannot be is refused at its line.
func (s Session) Enter(c Counting, entries []Entry, at time.Time) ([]Line, error) {
	var refused []fault.Violation
	changed := make(map[int64]*Line, len(entries))
	order := make([]int64, 0, len(entries))
	for n, entry := range entries {
		line := changed[entry.ProductID]
		if line == nil {
			known, v, ok := s.lineOf(c, entry.ProductID)
			if !ok {
				v.PropertyPath = fmt.Sprintf("lines[%d].product", n)
				refused = append(refused, v)
				continue
			}
			line = &known
			changed[entry.ProductID] = line
			order = append(order, entry.ProductID)
		}
		counted := entry.Units
		if line.Counted != nil {
			counted += *line.Counted
		}
		if counted < 0 || counted > MostCounted {
			refused = append(refused, fault.At(fmt.Sprintf("lines[%d].units", n), "counted",
				"Le total compté serait de {counted}.", "The total counted would be {counted}.").With("counted", counted))
			continue
		}
		onHand := c.Levels[entry.ProductID].OnHand
		switch {
		case line.Counted == nil || *line.Counted == 0: // nothing was counted yet, or all of it was taken back
			line.Expected, line.Correction, line.Moved = onHand, c.Corrections[entry.ProductID], false
		case entry.Units > 0 && onHand != line.Expected:
			line.Moved = true
		}
		line.Counted, line.CountedAt = &counted, at
	}
	return lists.Each(order, func(id int64) Line { return *changed[id] }), stock.Refuse(refused)
}

// MostCounted is how many units of a product a session counts.
const MostCounted = 10_000_000

// lineOf is the line of a product to be counted now, or why there is none.
func (s Session) lineOf(c Counting, id int64) (Line, fault.Violation, bool) {
	line, known := c.Lines[id]
	if !known {
		v, refused := s.refuse(id, c.Products, c.Levels, c.Elsewhere)
		return Line{ProductID: id, Product: c.Products[id]}, v, !refused
	}
	if s.Round > 1 && !line.Recount && line.Counted != nil {
		return line, fault.At("", "not_recounted",
			"Ce produit n’est pas à recompter.", "This product is not to be counted again."), false
	}
	return line, fault.Violation{}, true
}

// ErrNothingToRecount refuses another round when nothing differs and nothing was chosen.
var ErrNothingToRecount = fault.New("receipts.nothing_to_recount", fault.Unprocessable,
	"Aucun écart à recompter : choisissez des produits, ou validez l’inventaire.",
	"No difference to count again: choose products, or approve the session.")

// CheckRecount refuses another round for products that the session does not have, and for none. lines are those chosen, which are
// all that differ when none is.
func (s Session) CheckRecount(chosen []int64, lines map[int64]Line) error {
	if len(chosen) == 0 && s.Totals.Different == 0 {
		return ErrNothingToRecount
	}
	var refused []fault.Violation
	for n, id := range chosen {
		if _, known := lines[id]; !known {
			refused = append(refused, fault.At(fmt.Sprintf("recount[%d]", n), "not_found",
				"Ce produit n’est pas dans cet inventaire.", "This product is not in this session."))
		}
	}
	return stock.Refuse(refused)
}
