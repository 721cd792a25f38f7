package domain

import (
	"cmp"
	"slices"
	"strings"

	"millesime/modules/users/usersapi"
	"millesime/platform/einvoice"
	"millesime/platform/fault"
	"millesime/platform/invoice"
)

// Hold is why invoices of a supplier are held back: a refusal by its code, and the customer whose data lack; 0: the supplier's own do.
type Hold struct {
	Customer int64
	Code     string
}

// HoldOf is what holds back the invoice of a customer. What somebody must do besides (a mandate, a remainder) is none.
func HoldOf(customer int64, refusal error) (Hold, bool) {
	refused, is := fault.As(refusal)
	if !is {
		return Hold{}, false
	}
	switch refused.Code {
	case ErrSeller.Code, ErrSellerData.Code, ErrRegime.Code:
		return Hold{Code: refused.Code}, true
	case ErrBuyer.Code, ErrInvoiceData.Code:
		return Hold{Customer: customer, Code: refused.Code}, true
	default:
		return Hold{}, false
	}
}

// Held tells holds that are new and those that are over, of those that were and those that are.
func Held(were, are []Hold) (fresh, over []Hold) {
	for _, h := range are {
		if !slices.Contains(were, h) && !slices.Contains(fresh, h) {
			fresh = append(fresh, h)
		}
	}
	for _, h := range were {
		if !slices.Contains(are, h) {
			over = append(over, h)
		}
	}
	return fresh, over
}

// checkElectronic refuses drafts that would break a rule of EN 16931 or of France as electronic invoices: what is issued is never changed,
// and no platform takes it then. What the seller must mend is said first, for it holds back all of its invoices.
func checkElectronic(drafts []Draft) error {
	for _, d := range drafts {
		broken := d.electronic().Check()
		isSellers := func(v fault.Violation) bool { return strings.HasPrefix(v.PropertyPath, "seller.") }
		if slices.ContainsFunc(broken, isSellers) {
			own := slices.DeleteFunc(broken, func(v fault.Violation) bool { return !isSellers(v) })
			return ErrSellerData.With("rules", rulesInWords(own))
		}
		if len(broken) > 0 {
			return ErrInvoiceData.With("number", strings.Join(d.OrderNumbers(), ", "), "rules", rulesInWords(broken))
		}
	}
	return nil
}

// rulesInWords say what to mend, each sentence once, with the number of its rule.
func rulesInWords(broken []fault.Violation) fault.Text {
	var said []fault.Text
	for n, v := range broken {
		if !slices.ContainsFunc(broken[:n], func(before fault.Violation) bool { return before.Text == v.Text }) {
			said = append(said, fault.Same("{says} ({rule})").Fill("says", v.Text, "rule", v.Code))
		}
	}
	return fault.Join(said, " ")
}

// electronic is the draft in the terms of EN 16931, under the first number of its series: it has none yet.
func (d Draft) electronic() einvoice.Invoice {
	d.Number = cmp.Or(d.Number, invoice.Number(d.Kind, d.Supplier, d.CreatedAt.Year(), 1))
	return Electronic(Document{Draft: d}.AsIssued(), usersapi.BankDetails{})
}
