package domain

import (
	"fmt"
	"slices"

	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
)

// Approve turns the differences of lines into corrections of levels as they are now: what left or came since a product was
// counted stays so. Products in except keep their figures. Those that cannot be corrected are refused by their ids.
func (s Session) Approve(c Counting, lines []Line, except []int64) ([]receiptsapi.Correction, error) {
	var corrections []receiptsapi.Correction
	var refused []fault.Violation
	for _, line := range lines {
		difference := line.Difference()
		if difference == 0 || slices.Contains(except, line.ProductID) {
			continue
		}
		level, path := c.Levels[line.ProductID], fmt.Sprintf("products[%d]", line.ProductID)
		switch counted := level.OnHand + difference; {
		case c.Corrections[line.ProductID] != line.Correction:
			refused = append(refused, fault.At(path, "corrected_meanwhile",
				"Son stock a été corrigé depuis le comptage : recomptez-le, ou laissez-le de côté.",
				"Its stock was corrected since it was counted: count it again, or leave it out."))
		case line.Moved:
			refused = append(refused, fault.At(path, "moved_meanwhile",
				"Des bouteilles sont entrées ou sorties entre deux comptages de ce produit : recomptez-le, ou laissez-le de côté.",
				"Bottles came or left between two counts of this product: count it again, or leave it out."))
		case level.Warehouse != s.Warehouse:
			refused = append(refused, fault.At(path, "elsewhere",
				"Ce produit n’est plus dans cet entrepôt : laissez-le de côté.",
				"This product no longer lies in this warehouse: leave it out."))
		case counted < 0:
			refused = append(refused, fault.At(path, "left_meanwhile",
				"Il en est parti plus depuis le comptage qu’il n’en avait été compté : recomptez-le, ou laissez-le de côté.",
				"More of it has left since than was counted: count it again, or leave it out."))
		case counted < level.Reserved:
			below := receiptsapi.ErrBelowReserved.With("reserved", fault.Units(level.Reserved))
			refused = append(refused, fault.Violation{PropertyPath: path, Code: "below_reserved", Text: below.Text})
		default:
			corrections = append(corrections, receiptsapi.Correction{
				ProductID: line.ProductID, OnHand: counted, Expected: level.OnHand, Reason: s.Number,
			})
		}
	}
	return corrections, stock.Refuse(refused)
}
