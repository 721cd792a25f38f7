package einvoice

import (
	"fmt"

	"millesime/platform/fault"
)

// rule is one that an invoice, or a thing of it, keeps: its number is that of EN 16931 or of XP Z12-012.
type rule[Of any] struct {
	number string
	field  string // that it is about
	fr, en string // what to do
	kept   func(Of) bool
}

// broken are the rules that something does not keep; at is its place, "" for the invoice.
func broken[Of any](rules []rule[Of], of Of, at string) []fault.Violation {
	var all []fault.Violation
	for _, r := range rules {
		if !r.kept(of) {
			all = append(all, fault.At(at+r.field, r.number, r.fr, r.en))
		}
	}
	return all
}

// Check are the rules that the invoice does not keep, each as a violation of which the code is the rule's number. None: it may be written.
func (i Invoice) Check() []fault.Violation {
	all := broken(documentRules(), i, "")
	all = append(all, broken(sumRules(), i, "")...)
	all = append(all, broken(frenchRules(), i, "")...)
	for n, l := range i.Lines {
		all = append(all, broken(lineRules(), l, fmt.Sprintf("lines[%d].", n))...)
	}
	for n, a := range i.Adjustments {
		all = append(all, broken(adjustmentRules(), a, fmt.Sprintf("adjustments[%d].", n))...)
	}
	for n, v := range i.VAT {
		all = append(all, broken(vatRules(), taxed{i, v}, fmt.Sprintf("vat[%d].", n))...)
	}
	return all
}
